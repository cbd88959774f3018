/** Alone, with a partner, or as one of four. */
export type HyroxEntry = "singles" | "doubles" | "relay";
