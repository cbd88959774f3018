import type { Context, Handler } from "hono";
import type { AppEnv } from "#http/context.ts";
import { getLog } from "#http/request-log.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { AuthError, authErrors } from "../errors.ts";
import { answerFlow } from "../flow/answer-flow.ts";
import { beginSignIn } from "../providers/begin-sign-in.ts";
import { redirectTarget } from "../flow/redirect-target.ts";
import type { Providers } from "../providers/index.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { requireRecentSignIn, requireSecondFactor } from "../checks/session-strength.ts";

/** Sends the browser to another site to sign in there. Who has tried too often is sent back to ours: nobody can read JSON. */
export function authorize(dependencies: AuthDependencies, providers: Providers): Handler<AppEnv> {
  const { limits, settings } = dependencies;
  return async (context) => {
    try {
      await limits.spendByNetwork("attempts", context);
    } catch (error) {
      if (!(error instanceof AuthError) || isAskedByScript(context)) throw error;
      context.set("refusal", error.code);
      return answerFlow(redirectTarget(context, settings), { kind: "error", error, inQuery: true }, 302);
    }
    const { redirectTo, url } = await beginSignIn(context, dependencies, providers, null);
    try {
      return answerWithAddress(context, await url);
    } catch (error) {
      getLog(context).error({ err: error }, "sign-in through another site could not begin");
      const told = error instanceof AuthError ? error : authErrors.unexpected();
      context.set("refusal", told.code);
      return answerFlow(redirectTo, { kind: "error", error: told, inQuery: true }, 302);
    }
  };
}

/** The same for somebody who is signed in and wants to add that way of signing in. */
export function linkIdentity(dependencies: AuthDependencies, providers: Providers): Handler<AppEnv> {
  const { database, identity, settings, clock } = dependencies;
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    if (!settings.manualLinking) throw authErrors.manualLinkingDisabled();
    const { user, session } = await database.transaction((transaction) => loadSignedIn(transaction, claims, clock()), { readOnly: true });
    if (user.is_anonymous) throw authErrors.anonymousIdentity();
    requireSecondFactor(user, session, authErrors.linkNeedsSecondFactor);
    requireRecentSignIn({ user, session }, settings, clock());
    const { url } = await beginSignIn(context, dependencies, providers, session);
    return answerWithAddress(context, await url);
  };
}

function answerWithAddress(context: Context<AppEnv>, url: URL): Response {
  return isAskedByScript(context) ? context.json({ url: url.href }) : context.redirect(url.href, 302);
}

const isAskedByScript = (context: Context): boolean => context.req.query("skip_http_redirect") === "true";
