import type { Logger } from "pino";

/** Milliseconds between two lines: a flood must not fill the disk. */
const INTERVAL_MS = 1000;

/**
 * Notes what Node's HTTP server, or the guard against accounts that hang up, refuses before it is a request: the first at once, what follows within a
 * second as one line with its number and the last reason.
 */
export function createRefusalLog(log: Logger): (reason: string) => void {
  let refused = 0;
  let last = "";
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    timer = undefined;
    if (refused === 0) return;
    log.warn({ refused, reason: last }, "refused what is no request");
    refused = 0;
    timer = setTimeout(write, INTERVAL_MS).unref();
  };
  return (reason) => {
    refused += 1;
    last = reason;
    if (timer === undefined) write();
  };
}
