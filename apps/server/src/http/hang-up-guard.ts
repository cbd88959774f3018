import type { IncomingMessage, ServerResponse } from "node:http";

/** Requests that one account may give up before their answer: at once, and in a second from then on. Who types into a search gives up a few a second. */
const BURST = 100;
const PER_SECOND = 20;
const MAX_ACCOUNTS = 10_000;

interface Count {
  left: number;
  countedAt: number;
}

/**
 * Breaks the connections of accounts that hang up on nearly everything they ask for, before anything is done for them: what was begun and has to be
 * cancelled again costs more than an answer. Returns whether a request was refused. Visitors have no name here, and none of them may
 * break the connections of the others; their statements have limits of their own.
 */
export function createHangUpGuard(): (account: string | undefined, incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const counts = new Map<string, Count>();
  const countOf = (account: string): Count => {
    const now = performance.now();
    const known = counts.get(account);
    if (known) {
      known.left = Math.min(BURST, known.left + ((now - known.countedAt) / 1000) * PER_SECOND);
      known.countedAt = now;
      return known;
    }
    const [oldest] = counts.keys();
    if (counts.size >= MAX_ACCOUNTS && oldest !== undefined) counts.delete(oldest);
    const count = { left: BURST, countedAt: now };
    counts.set(account, count);
    return count;
  };
  return (account, incoming, outgoing) => {
    if (account === undefined) return false;
    if (counts.has(account) && countOf(account).left < 1) {
      incoming.socket.destroy();
      return true;
    }
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) countOf(account).left -= 1;
    });
    return false;
  };
}
