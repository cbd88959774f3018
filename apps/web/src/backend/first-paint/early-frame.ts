import { readConfig } from "../config.ts";
import { storedSession } from "../stored-sign-in.ts";

/** The request for what the frame shows, and on some pages the active plan, begun before the scripts of the app have come. */
interface EarlyFrame {
  readonly userId: string;
  readonly withPlan: boolean;
  /** The answer of `public.app_frame`; rejected when it was refused. */
  readonly answer: Promise<unknown>;
}

declare global {
  var ironpaceEarlyFrame: EarlyFrame | undefined;
}

/** A token that ends sooner is renewed first, by the client. */
const MIN_TOKEN_SECONDS = 30;

/** To be called by the page itself, once. Without a session that holds there is nothing to ask. @param withPlan whether the active plan is on the page */
export function askEarly(withPlan: boolean): void {
  const [session, config] = [storedSession(), readConfig()];
  if (session === null || config === undefined || (session.expires_at ?? 0) < Date.now() / 1000 + MIN_TOKEN_SECONDS) return;
  const answer = fetch(`${config.url}/rest/v1/rpc/app_frame`, {
    method: "POST",
    headers: {
      apikey: config.anonKey,
      Authorization: `Bearer ${session.access_token}`,
      "Content-Type": "application/json",
      "Content-Profile": "public",
    },
    body: JSON.stringify(withPlan ? { with_plan: true } : {}),
  }).then((response) => (response.ok ? response.json() : Promise.reject(new Error(`app_frame: ${response.status}`))));
  // Whoever takes it hears of a failure and asks again.
  answer.catch(() => undefined);
  globalThis.ironpaceEarlyFrame = { userId: session.user.id, withPlan, answer };
}

/** The answer for whoever is signed in, given out once; undefined without one, and where it lacks the plan that is wanted. */
export function takeEarly(withPlan: boolean): Promise<unknown> | undefined {
  const early = globalThis.ironpaceEarlyFrame;
  globalThis.ironpaceEarlyFrame = undefined;
  if (early === undefined || (withPlan && !early.withPlan)) return undefined;
  return early.userId === storedSession()?.user.id ? early.answer : undefined;
}
