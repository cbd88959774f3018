import { readConfig } from "../config.ts";
import { storedSession } from "../stored-sign-in.ts";

/** A request that begins before the scripts of the app have come: a function with its arguments, or rows. */
interface EarlyRead {
  /** Below `/rest/v1/`. */
  readonly path: string;
  /** Arguments of a function. */
  readonly body?: object;
}

/** The early requests by the name they are taken by, and whose they are. */
interface EarlyAnswers {
  readonly userId: string;
  readonly answers: Map<EarlyName, Promise<unknown>>;
}

/** `frame` is the answer of `public.app_frame`, `frame-with-plan` the one with the active plan, `session` the row of `/train/plan/:id`. */
export type EarlyName = "frame" | "frame-with-plan" | "session";

declare global {
  var ironpaceEarlyAnswers: EarlyAnswers | undefined;
}

/** A token that ends sooner is renewed first, by the client. */
const MIN_TOKEN_SECONDS = 30;

/** To be called by the page itself, once. Without a session that holds there is nothing to ask. */
export function askEarly(reads: readonly (readonly [EarlyName, EarlyRead])[]): void {
  const [session, config] = [storedSession(), readConfig()];
  if (session === null || config === undefined || (session.expires_at ?? 0) < Date.now() / 1000 + MIN_TOKEN_SECONDS) return;
  const headers = { apikey: config.anonKey, Authorization: `Bearer ${session.access_token}` };
  const answers = new Map<EarlyName, Promise<unknown>>();
  for (const [name, { path, body }] of reads) {
    const request =
      body === undefined
        ? { headers: { ...headers, "Accept-Profile": "public" } }
        : {
            method: "POST",
            headers: { ...headers, "Content-Type": "application/json", "Content-Profile": "public" },
            body: JSON.stringify(body),
          };
    const answer = fetch(`${config.url}/rest/v1/${path}`, request).then((response) =>
      response.ok ? response.json() : Promise.reject(new Error(`${name}: ${response.status}`)),
    );
    // Whoever takes it hears of a failure and asks again.
    answer.catch(() => undefined);
    answers.set(name, answer);
  }
  globalThis.ironpaceEarlyAnswers = { userId: session.user.id, answers };
}

/** An answer for whoever is signed in; undefined without one. It stays for who takes it. */
export function peekEarly(name: EarlyName): Promise<unknown> | undefined {
  const early = globalThis.ironpaceEarlyAnswers;
  return early?.userId === storedSession()?.user.id ? early?.answers.get(name) : undefined;
}

/** The same, given out once. */
export function takeEarly(name: EarlyName): Promise<unknown> | undefined {
  const answer = peekEarly(name);
  globalThis.ironpaceEarlyAnswers?.answers.delete(name);
  return answer;
}
