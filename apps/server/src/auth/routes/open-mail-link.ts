import type { Context, Handler } from "hono";
import type { AppEnv } from "#http/context.ts";
import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { AuthError, authErrors } from "../errors.ts";
import { answerFlow, type FlowOutcome } from "../flow/answer-flow.ts";
import { finishFlow } from "../flow/finish-flow.ts";
import { redirectTarget } from "../flow/redirect-target.ts";
import { type Device, getDevice } from "../request/device.ts";
import { sessionBody } from "../session.ts";
import { lockFlowStateOfUser } from "../store/flow-states.ts";
import { PKCE_PREFIX } from "../store/one-time-tokens.ts";
import type { SignInMethod } from "../store/sessions.ts";
import { isVerificationType, verifyProof } from "../verify/verify-proof.ts";
import { OTHER_MAILBOX } from "./verify.ts";

/** GET /verify, where the links in mails lead: uses the link up and sends the browser on to the site. */
export function openMailLink(dependencies: AuthDependencies): Handler<AppEnv> {
  const { settings, limits } = dependencies;
  return async (context) => {
    // Some mail scanners only ask for the head, which must not use the link up.
    if (context.req.method === "HEAD") return context.body(null, 204);
    const redirectTo = redirectTarget(context, settings);
    const token = context.req.query("token") || context.req.query("token_hash") || "";
    const pkce = token.startsWith(PKCE_PREFIX);
    try {
      await limits.spendByNetwork("attempts", context);
      return answerFlow(redirectTo, await open(dependencies, context, token), 303);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      context.set("refusal", error.code);
      return answerFlow(redirectTo, { kind: "error", error, inQuery: pkce }, 303);
    }
  };
}

async function open({ database, identity, clock }: AuthDependencies, context: Context, token: string): Promise<FlowOutcome> {
  const type = context.req.query("type") ?? "";
  if (!token) throw authErrors.validation("Verify requires a token or a token hash");
  if (!type) throw authErrors.validation("Verify requires a verification type");
  if (!isVerificationType(type)) throw authErrors.validation("Invalid email verification type");
  const device = getDevice(context);
  const pkce = token.startsWith(PKCE_PREFIX);
  const finished = await database.transaction(async (transaction) => {
    const now = clock();
    const { userId, awaitsOther } = await verifyProof(transaction, { type, proof: { token }, awaitsVerifier: pkce, device, now }, identity);
    return awaitsOther ? undefined : finish(transaction, { userId, type, pkce, device, now });
  });
  if (!finished) return { kind: "message", message: OTHER_MAILBOX, pkce };
  if ("code" in finished) return { kind: "code", code: finished.code };
  return { kind: "session", session: await sessionBody(finished, identity), extra: { type } };
}

interface ProvenFlow {
  readonly userId: string;
  readonly type: string;
  readonly pkce: boolean;
  readonly device: Device;
  readonly now: Date;
}

async function finish(transaction: Transaction, { userId, type, pkce, device, now }: ProvenFlow) {
  const flow = pkce ? await lockFlowStateOfUser(transaction, userId, METHODS[type] ?? "magiclink") : undefined;
  if (pkce && !flow) throw authErrors.flowStateNotFound();
  return finishFlow(transaction, { flow, userId, method: "otp", provider: "email", device, now });
}

/** The method a flow was begun with, by the type of its link. */
const METHODS: Readonly<Record<string, SignInMethod>> = {
  signup: "email/signup",
  invite: "invite",
  recovery: "recovery",
  email_change: "email_change",
};
