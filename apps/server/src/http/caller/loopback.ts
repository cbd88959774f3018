const NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address leads to the machine it is used on. */
export const isLoopback = ({ hostname }: URL): boolean => NAMES.has(hostname);
