import type { IncomingMessage, ServerResponse } from "node:http";
import { personOf } from "./person-of.ts";

export interface Pacing {
  /** Requests of one caller that are worked on at once, over all of its connections. */
  readonly atOnce: number;
  /** Milliseconds after which a held request begins all the same. */
  readonly longestHold: number;
}

/** A page sends a few tens. What has waited long the queue of the database answers or refuses. */
export const REQUESTS: Pacing = { atOnce: 50, longestHold: 10_000 };
/** Plans and the coach calculate, while nobody else is answered; a language model may take most of a minute. */
export const FUNCTION_CALLS: Pacing = { atOnce: 4, longestHold: 60_000 };

interface Pace {
  begun: number;
  readonly held: Set<() => void>;
}

/**
 * Begins the requests of a caller who sends hundreds at once a few at a time. A request that waits here costs a connection; one that
 * is begun costs processor time, also when it is refused, and every other request waits for that.
 */
export function createPacing({
  atOnce,
  longestHold,
}: Pacing): (incoming: IncomingMessage, outgoing: ServerResponse, begin: () => void) => void {
  const paces = new Map<string, Pace>();

  const finish = (caller: string, pace: Pace): void => {
    pace.begun -= 1;
    const [next] = pace.held;
    if (next !== undefined && pace.begun < atOnce) next();
    else if (pace.begun === 0) paces.delete(caller);
  };

  return (incoming, outgoing, begin) => {
    const caller = personOf(incoming);
    if (caller === undefined) return begin();
    const known = paces.get(caller);
    const pace = known ?? { begun: 0, held: new Set() };
    if (!known) paces.set(caller, pace);

    const beginNow = (): void => {
      pace.begun += 1;
      outgoing.once("close", () => finish(caller, pace));
      begin();
    };
    if (pace.begun < atOnce) return beginNow();

    const timer = setTimeout(() => release(), longestHold).unref();
    const forget = (): void => {
      clearTimeout(timer);
      pace.held.delete(release);
    };
    const release = (): void => {
      forget();
      outgoing.off("close", forget);
      beginNow();
    };
    pace.held.add(release);
    // Who hangs up meanwhile has asked for nothing.
    outgoing.once("close", forget);
  };
}
