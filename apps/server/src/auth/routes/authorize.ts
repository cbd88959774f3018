import type { Context, Handler } from "hono";
import type { AppEnv } from "../../http/context.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { AuthError, authErrors } from "../errors.ts";
import { answerFlow } from "../flow/answer-flow.ts";
import { beginSignIn } from "../providers/begin-sign-in.ts";
import type { Providers } from "../providers/index.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { requireSecondFactor } from "../require-second-factor.ts";

/** Sends the browser to another site to sign in there. */
export function authorize(dependencies: AuthDependencies, providers: Providers): Handler<AppEnv> {
  return async (context) => {
    const { redirectTo, url } = await beginSignIn(context, dependencies, providers, null);
    try {
      return answerWithAddress(context, await url);
    } catch (error) {
      context.get("log").error({ err: error }, "sign-in through another site could not begin");
      const told = error instanceof AuthError ? error : authErrors.unexpected();
      return answerFlow(redirectTo, { kind: "error", error: told, inQuery: true }, 302);
    }
  };
}

/** The same for somebody who is signed in and wants to add that way of signing in. */
export function linkIdentity(dependencies: AuthDependencies, providers: Providers): Handler<AppEnv> {
  const { database, identity, clock } = dependencies;
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const { user, session } = await database.transaction((transaction) => loadSignedIn(transaction, claims, clock()), { readOnly: true });
    requireSecondFactor(user, session, authErrors.linkNeedsSecondFactor);
    const { url } = await beginSignIn(context, dependencies, providers, user.id);
    return answerWithAddress(context, await url);
  };
}

function answerWithAddress(context: Context<AppEnv>, url: URL): Response {
  if (context.req.query("skip_http_redirect") === "true") return context.json({ url: url.href });
  return context.redirect(url.href, 302);
}
