import type { Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { isVerifierOf } from "../flow/pkce.ts";
import { isBanned } from "../model/user.ts";
import { linkToAccount, type Notices } from "../providers/link-to-account.ts";
import { providerName } from "../providers/provider.ts";
import { type Device, getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import { type IssuedSession, openSession, replaceSession, sessionBody } from "../session.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { deleteFlowState, findIdentityToLink, type FlowState, type IdentityToLink, lockFlowStateByCode } from "../store/flow-states.ts";
import { findSession } from "../store/sessions.ts";
import { restoreSignUp } from "../store/unconfirmed-sign-ups.ts";
import { findUserById, lockUser } from "../store/users.ts";

const exchangeBody = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() });

/** How long after the browser came back the code may be exchanged. */
const codeLifetimeMs = 5 * 60_000;

/** The end of the PKCE flow: only the browser that began it has the verifier. A code works once. */
export function exchangeCode({ database, identity, clock, outbox, settings }: AuthDependencies): Handler {
  return async (context) => {
    const { auth_code: code, code_verifier: verifier } = await readBody(context, exchangeBody);
    if (!code || !verifier) throw authErrors.validation("invalid request: both auth code and code verifier should be non-empty");
    const device = getDevice(context);
    const { flow, issued } = await database.transaction(async (transaction) => {
      const now = clock();
      const { flow, userId, toLink } = await redeem(transaction, code, verifier, now);
      const end = { flow, userId, device, now };
      return { flow, issued: toLink ? await link(transaction, toLink, end, { outbox, settings }) : await signIn(transaction, end) };
    });
    outbox.deliverSoon();
    return context.json({ ...(await sessionBody(issued, identity)), ...providerTokens(flow) });
  };
}

interface RedeemedFlow {
  readonly flow: FlowState;
  readonly userId: string;
  readonly device: Device;
  readonly now: Date;
}

async function signIn(transaction: Transaction, { flow, userId, device, now }: RedeemedFlow): Promise<IssuedSession> {
  await lockUser(transaction, userId);
  if (flow.code_challenge && flow.code_challenge_method)
    await restoreSignUp(transaction, userId, { challenge: flow.code_challenge, method: flow.code_challenge_method });
  const user = await findUserById(transaction, userId);
  if (!user) throw authErrors.flowStateNotFound();
  if (isBanned(user, now)) throw authErrors.userBanned();
  const provider = flow.provider_type;
  await recordAuditEntry(transaction, { action: "login", actor: user, ip: device.ip, traits: { provider }, now });
  return openSession(transaction, { userId, method: flow.authentication_method, provider, device, now });
}

/** Adds the identity that came back to the account of the session that asked for it, which goes on with a new token. */
async function link(
  transaction: Transaction,
  { session_id: sessionId, provider_id: subject, identity_data: profile }: IdentityToLink,
  { flow, userId, device, now }: RedeemedFlow,
  notices: Notices,
): Promise<IssuedSession> {
  const identity = { provider: providerName.parse(flow.provider_type), subject, profile };
  const user = await linkToAccount(transaction, userId, identity, { ip: device.ip, now }, notices);
  if (isBanned(user, now)) throw authErrors.userBanned();
  // Asked while the account is held: a session that ends at this moment has ended.
  const session = await findSession(transaction, sessionId);
  if (session?.user_id !== userId) throw authErrors.sessionOfTokenNotFound();
  return replaceSession(transaction, session, now);
}

async function redeem(
  transaction: Transaction,
  code: string,
  verifier: string,
  now: Date,
): Promise<{ readonly flow: FlowState; readonly userId: string; readonly toLink: IdentityToLink | undefined }> {
  const flow = await lockFlowStateByCode(transaction, code);
  if (!flow?.user_id || !flow.code_challenge || !flow.code_challenge_method) throw authErrors.flowStateNotFound();
  const issuedAt = new Date(flow.auth_code_issued_at ?? flow.created_at).getTime();
  if (now.getTime() - issuedAt > codeLifetimeMs) throw authErrors.flowStateExpired();
  const challenge = { challenge: flow.code_challenge, method: flow.code_challenge_method };
  if (!isVerifierOf(challenge, verifier)) throw authErrors.badCodeVerifier();
  const toLink = await findIdentityToLink(transaction, flow.id);
  await deleteFlowState(transaction, flow.id);
  return { flow, userId: flow.user_id, toLink };
}

function providerTokens({ provider_access_token: token, provider_refresh_token: refreshToken }: FlowState): Record<string, string> {
  return { ...(token && { provider_token: token }), ...(refreshToken && { provider_refresh_token: refreshToken }) };
}
