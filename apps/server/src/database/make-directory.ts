import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** A private directory with all above it. Node's own `recursive` asks for ever where nothing can be made and the system says "not there", as in /proc. */
export function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makeDirectory(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was quicker.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
