/** Alone, with a partner, or as one of four. */
export type { EntryKind as HyroxEntry } from "../athlete/hyrox-entry.ts";
