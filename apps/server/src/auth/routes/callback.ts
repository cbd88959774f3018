import type { Context, Handler } from "hono";
import { z } from "zod";
import type { AppEnv } from "#http/context.ts";
import { getLog } from "#http/request-log.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { AuthError, authErrors } from "../errors.ts";
import { answerFlow, type FlowOutcome } from "../flow/answer-flow.ts";
import { completeSignIn } from "../providers/complete-sign-in.ts";
import { flowSecrets } from "../providers/provider.ts";
import { enabledProvider, type Providers } from "../providers/index.ts";
import { getDevice } from "../request/device.ts";
import { sessionBody } from "../session.ts";
import { type TakenFlowState, takeFlowState } from "../store/flow-states.ts";

const flowLifetimeMs = 600_000;

/** The browser comes back from another site, by a link (Google) or a posted form (Apple), and goes on to where its flow ends. */
export function callback(dependencies: AuthDependencies, providers: Providers): Handler<AppEnv> {
  const { database, clock, settings, limits } = dependencies;
  return async (context) => {
    let redirectTo = settings.siteUrl;
    try {
      await limits.spendByNetwork("attempts", context);
      const answer = await getAnswer(context);
      const state = z.guid().safeParse(answer.get("state"));
      const flow = state.success ? await takeFlowState(database, state.data) : undefined;
      if (flow?.authentication_method !== "oauth") throw authErrors.badOAuthState();
      redirectTo = flow.referrer ?? redirectTo;
      if (clock().getTime() - new Date(flow.created_at).getTime() > flowLifetimeMs) throw authErrors.badOAuthState();
      return answerFlow(redirectTo, await finish(context, dependencies, providers, flow, answer), 302);
    } catch (error) {
      if (!(error instanceof AuthError) || error.status >= 500)
        getLog(context).error({ err: error }, "sign-in through another site failed");
      const told = error instanceof AuthError ? error : authErrors.unexpected();
      context.set("refusal", told.code);
      return answerFlow(redirectTo, { kind: "error", error: told, inQuery: true }, 302);
    }
  };
}

async function getAnswer(context: Context): Promise<URLSearchParams> {
  return context.req.method === "POST" ? new URLSearchParams(await context.req.text()) : new URL(context.req.url).searchParams;
}

async function finish(
  context: Context<AppEnv>,
  { database, identity, settings, clock, outbox }: AuthDependencies,
  providers: Providers,
  flow: TakenFlowState,
  answer: URLSearchParams,
): Promise<FlowOutcome> {
  const provider = enabledProvider(providers, flow.provider_type);
  const refusal = answer.get("error");
  // The site's own description came through the browser: it is not repeated, because anybody could have written it.
  if (refusal !== null)
    throw refusal === "access_denied" || refusal === "user_cancelled_authorize"
      ? authErrors.signInCancelled()
      : authErrors.providerFailed(provider.name);
  const signIn = await provider.finish(flowSecrets(flow.id, identity), answer);
  const device = getDevice(context);
  const finished = await database.transaction((transaction) =>
    completeSignIn(transaction, { flow, signIn, device, notices: { outbox, settings }, now: clock() }),
  );
  outbox.deliverSoon();
  if ("code" in finished) return { kind: "code", code: finished.code };
  const extra = {
    provider_token: signIn.accessToken,
    ...(signIn.refreshToken !== null && { provider_refresh_token: signIn.refreshToken }),
  };
  return { kind: "session", session: await sessionBody(finished, identity), extra };
}
