import { readConfig } from "./config.ts";
import { storedSession } from "./stored-session.ts";

/** The request for what the frame and the active plan show, begun before the scripts of the app have come. */
interface EarlyFrame {
  readonly userId: string;
  /** Of `public.app_frame(with_plan => true)`; rejected when it was refused. */
  readonly answer: Promise<unknown>;
}

declare global {
  var ironpaceEarlyFrame: EarlyFrame | undefined;
}

/** A token that ends sooner is renewed first, by the client. Seconds. */
const SPARE = 30;

/** To be called by the page itself, once. Without a session that holds there is nothing to ask. */
export function askEarly(): void {
  const [session, config] = [storedSession(), readConfig()];
  if (session === null || config === undefined || (session.expires_at ?? 0) < Date.now() / 1000 + SPARE) return;
  const answer = fetch(`${config.url}/rest/v1/rpc/app_frame`, {
    method: "POST",
    headers: {
      apikey: config.anonKey,
      Authorization: `Bearer ${session.access_token}`,
      "Content-Type": "application/json",
      "Content-Profile": "public",
    },
    body: '{"with_plan":true}',
  }).then((response) => (response.ok ? response.json() : Promise.reject(new Error(`app_frame: ${response.status}`))));
  // Whoever takes it hears of a failure and asks again.
  answer.catch(() => undefined);
  globalThis.ironpaceEarlyFrame = { userId: session.user.id, answer };
}

/** The answer for whoever is signed in, given out once; undefined without one. */
export function takeEarly(): Promise<unknown> | undefined {
  const early = globalThis.ironpaceEarlyFrame;
  globalThis.ironpaceEarlyFrame = undefined;
  return early?.userId === storedSession()?.user.id ? early?.answer : undefined;
}
