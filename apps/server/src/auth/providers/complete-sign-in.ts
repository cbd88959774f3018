import type { Transaction } from "#database/database.ts";
import { authErrors } from "../errors.ts";
import { finishFlow, type FinishedFlow } from "../flow/finish-flow.ts";
import { isBanned, type UserRecord } from "../model/user.ts";
import type { Device } from "../request/device.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { insertFlowState, lockFlowState, storeProviderTokens, type TakenFlowState } from "../store/flow-states.ts";
import { findSession } from "../store/sessions.ts";
import { getAccount } from "./provider-account.ts";
import { linkToAccount, type Notices } from "./link-to-account.ts";
import type { Origin, ExternalIdentity, ExternalSignIn } from "./provider.ts";

export interface SignInToComplete {
  /** Already taken out of the database: nobody can come back with its state again. */
  readonly flow: TakenFlowState;
  readonly signIn: ExternalSignIn;
  readonly device: Device;
  readonly notices: Notices;
  readonly now: Date;
}

/** Finds, links or makes the account, and ends the flow as its beginning has decided: with a code, or with a session. */
export async function completeSignIn(
  transaction: Transaction,
  { flow, signIn, device, notices, now }: SignInToComplete,
): Promise<FinishedFlow> {
  const { identity } = signIn;
  const origin = { ip: device.ip, now };
  const user = flow.user_id
    ? await linkForSession(transaction, flow.user_id, flow.session_id, { identity, origin, notices })
    : await getAccount(transaction, identity, origin, notices);
  if (isBanned(user, now)) throw authErrors.userOfTokenBanned();
  const end = { userId: user.id, method: "oauth", provider: identity.provider, device, now } as const;
  if (!flow.code_challenge || !flow.code_challenge_method) {
    await recordAuditEntry(transaction, { action: "login", actor: user, traits: { provider: identity.provider }, ...origin });
    return finishFlow(transaction, { flow: undefined, ...end });
  }
  const id = await insertFlowState(transaction, {
    challenge: { challenge: flow.code_challenge, method: flow.code_challenge_method },
    provider: identity.provider,
    method: "oauth",
    userId: user.id,
    redirectTo: flow.referrer ?? "",
    now,
  });
  await storeProviderTokens(transaction, id, signIn);
  return finishFlow(transaction, { flow: await lockFlowState(transaction, id), ...end });
}

/** Refuse to link an identity when the session has ended while the browser was at the provider. */
async function linkForSession(
  transaction: Transaction,
  userId: string,
  sessionId: string | null,
  { identity, origin, notices }: { readonly identity: ExternalIdentity; readonly origin: Origin; readonly notices: Notices },
): Promise<UserRecord> {
  const user = await linkToAccount(transaction, userId, identity, origin, notices);
  // Asked while the account is held: a session that ends at this moment has ended.
  const session = sessionId === null ? undefined : await findSession(transaction, sessionId);
  if (session?.user_id !== userId) throw authErrors.sessionOfTokenNotFound();
  return user;
}
