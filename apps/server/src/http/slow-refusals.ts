import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import type { AppEnv } from "./context.ts";

export interface RefusalPace {
  /** Refusals that one network gets at once. */
  readonly burst: number;
  /** And in a second from then on. */
  readonly perSecond: number;
  /** Milliseconds that a refusal is kept back at most. */
  readonly longest: number;
}

/** A client that reads `Retry-After` gets a few of them. */
const DEFAULT_PACE: RefusalPace = { burst: 50, perSecond: 20, longest: 5000 };
const MAX_NETWORKS = 10_000;

/**
 * Keeps back "429 Too Many Requests" from a network that gets many of them. Whoever is refused at once asks again at once, and each refusal costs
 * processor time that the requests of others wait for. Nothing else that comes from that network waits.
 */
export function slowRefusals({ burst, perSecond, longest }: RefusalPace = DEFAULT_PACE) {
  const interval = 1000 / perSecond;
  /** When the last refusal of each network will have been paid for. */
  const paidAt = new LRUCache<string, number>({ max: MAX_NETWORKS });
  const delayOf = (network: string): number => {
    const now = performance.now();
    const ahead = burst * interval;
    const paid = Math.min(Math.max(paidAt.get(network) ?? 0, now) + interval, now + ahead + longest);
    paidAt.set(network, paid);
    return Math.max(0, paid - now - ahead);
  };
  return createMiddleware<AppEnv>(async (context, next) => {
    await next();
    const network = context.get("clientNetwork");
    if (context.res.status !== 429 || network === null) return;
    const delay = delayOf(network);
    if (delay === 0) return;
    const { outgoing } = context.env as HttpBindings;
    const gone = new AbortController();
    const leave = () => gone.abort();
    outgoing.once("close", leave);
    await sleep(delay, undefined, { signal: gone.signal }).catch(() => undefined);
    outgoing.off("close", leave);
  });
}
