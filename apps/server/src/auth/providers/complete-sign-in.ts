import type { Transaction } from "#database/database.ts";
import { authErrors } from "../errors.ts";
import { finishFlow, type FinishedFlow } from "../flow/finish-flow.ts";
import { isBanned } from "../model/user.ts";
import type { Device } from "../request/device.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import {
  type FlowState,
  insertFlowState,
  lockFlowState,
  storeIdentityToLink,
  storeProviderTokens,
  type TakenFlowState,
} from "../store/flow-states.ts";
import { findSession } from "../store/sessions.ts";
import { getAccount } from "./provider-account.ts";
import { assertUnlinked, type Notices } from "./link-to-account.ts";
import type { ExternalSignIn } from "./provider.ts";

export interface SignInToComplete {
  /** Already taken out of the database: nobody can come back with its state again. */
  readonly flow: TakenFlowState;
  readonly signIn: ExternalSignIn;
  readonly device: Device;
  readonly notices: Notices;
  readonly now: Date;
}

/** Finds or makes the account, and ends the flow as its beginning has decided: with a code, or with a session. */
export async function completeSignIn(
  transaction: Transaction,
  { flow, signIn, device, notices, now }: SignInToComplete,
): Promise<FinishedFlow> {
  const { identity } = signIn;
  const origin = { ip: device.ip, now };
  if (flow.user_id) return awaitVerifier(transaction, { flow, userId: flow.user_id, signIn, device, now });
  const user = await getAccount(transaction, identity, origin, notices);
  if (isBanned(user, now)) throw authErrors.userOfTokenBanned();
  const end = { userId: user.id, method: "oauth", provider: identity.provider, device, now } as const;
  if (flow.code_challenge === null) {
    await recordAuditEntry(transaction, { action: "login", actor: user, traits: { provider: identity.provider }, ...origin });
    return finishFlow(transaction, { flow: undefined, ...end });
  }
  return finishFlow(transaction, { flow: await renewFlow(transaction, flow, signIn, user.id, now), ...end });
}

/**
 * The identity is to be added to an account: kept until the browser that asked for it shows its code verifier (`exchangeCode`). Any other could have been
 * led to the address at the provider, and would give its identity to somebody else's account.
 */
async function awaitVerifier(
  transaction: Transaction,
  { flow, userId, signIn, device, now }: Omit<SignInToComplete, "notices"> & { readonly userId: string },
): Promise<FinishedFlow> {
  const { provider, subject, profile } = signIn.identity;
  if (flow.code_challenge === null) throw authErrors.linkNeedsPkce();
  await assertUnlinked(transaction, userId, signIn.identity);
  const session = flow.session_id === null ? undefined : await findSession(transaction, flow.session_id);
  if (session?.user_id !== userId) throw authErrors.sessionOfTokenNotFound();
  const renewed = await renewFlow(transaction, flow, signIn, userId, now);
  await storeIdentityToLink(transaction, renewed.id, { session_id: session.id, provider_id: subject, identity_data: profile });
  return finishFlow(transaction, { flow: renewed, userId, method: "oauth", provider, device, now });
}

/** The rest of a flow whose state is used up: the code, and what the other site gave. */
async function renewFlow(
  transaction: Transaction,
  flow: TakenFlowState,
  signIn: ExternalSignIn,
  userId: string,
  now: Date,
): Promise<FlowState> {
  const { code_challenge: challenge, code_challenge_method: method } = flow;
  const id = await insertFlowState(transaction, {
    challenge: challenge !== null && method !== null ? { challenge, method } : undefined,
    provider: signIn.identity.provider,
    method: "oauth",
    userId,
    redirectTo: flow.referrer ?? "",
    now,
  });
  await storeProviderTokens(transaction, id, signIn);
  const renewed = await lockFlowState(transaction, id);
  if (!renewed) throw new Error("the flow that was just written cannot be read back");
  return renewed;
}
