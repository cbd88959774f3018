/** Tells developers what went wrong where no person needs a message; the one place that writes to the console. */
export function logWarning(what: string, detail: unknown): void {
  console.warn(what, detail);
}
