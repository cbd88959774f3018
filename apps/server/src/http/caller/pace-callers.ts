import type { ServerResponse } from "node:http";

export interface Pacing {
  /** Requests of one account that are worked on at once, over all of its connections and sessions. */
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
 * Begins the requests of an account that sends hundreds at once a few at a time, and those of visitors (undefined) as they come. A request that waits
 * here costs a connection; one that is begun costs processor time, also when it is refused, and every other request waits for that.
 */
export function createPacing({
  atOnce,
  longestHold,
}: Pacing): (account: string | undefined, outgoing: ServerResponse, begin: () => void) => void {
  const paces = new Map<string, Pace>();

  const finish = (account: string, pace: Pace): void => {
    pace.begun -= 1;
    const [next] = pace.held;
    if (next !== undefined && pace.begun < atOnce) next();
    else if (pace.begun === 0) paces.delete(account);
  };

  return (account, outgoing, begin) => {
    if (account === undefined) return begin();
    const known = paces.get(account);
    const pace = known ?? { begun: 0, held: new Set() };
    if (!known) paces.set(account, pace);

    const beginNow = (): void => {
      pace.begun += 1;
      outgoing.once("close", () => finish(account, pace));
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
    // Drop requests whose client has disconnected in the meantime.
    outgoing.once("close", forget);
  };
}
