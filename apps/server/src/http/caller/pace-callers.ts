import type { ServerResponse } from "node:http";

export interface Pacing {
  /** Requests of one account that are worked on at once, over all of its connections and sessions. */
  readonly atOnce: number;
  /** Milliseconds after which a held request is refused with 503. */
  readonly longestHold: number;
}

/** A page sends a few tens. */
export const REQUESTS: Pacing = { atOnce: 50, longestHold: 10_000 };
/** Plans and the coach calculate, while nobody else is answered; a language model may take most of a minute. */
export const FUNCTION_CALLS: Pacing = { atOnce: 4, longestHold: 60_000 };

/** Each part of the API reads one of these. */
const SENTENCE = "Too many requests at once. Try again in a moment.";
const BUSY = JSON.stringify({ code: "busy", error_code: "busy", error: SENTENCE, message: SENTENCE, msg: SENTENCE });

interface Pace {
  begun: number;
  readonly held: Set<() => void>;
}

/**
 * Begins the requests of an account that sends hundreds at once a few at a time, and those of visitors (undefined) as they come. A request that waits
 * here costs a connection; one that is begun costs processor time, also when it is refused, and every other request waits for that. So one that has
 * waited long is not begun any more.
 * @param headers of such a refusal, which no part of the API adds its own to
 */
export function createPacing(
  { atOnce, longestHold }: Pacing,
  headers: Readonly<Record<string, string>>,
): (account: string | undefined, outgoing: ServerResponse, begin: () => void) => void {
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

    const timer = setTimeout(() => {
      forget();
      outgoing.off("close", forget);
      // What is left of the body is not read, so the connection cannot carry another request.
      outgoing
        .writeHead(503, { ...headers, "Content-Type": "application/json; charset=utf-8", "Retry-After": "10", Connection: "close" })
        .end(BUSY);
    }, longestHold).unref();
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
