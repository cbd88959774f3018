import type { Transaction } from "#database/database.ts";
import type { Device } from "../request/device.ts";
import { type IssuedSession, openSession } from "../session.ts";
import { deleteFlowState, type FlowState, issueAuthCode } from "../store/flow-states.ts";
import type { SignInMethod } from "../store/sessions.ts";

/** A session to hand out at once, or a code that the browser which began the flow exchanges for one. */
export type FinishedFlow = { readonly code: string } | IssuedSession;

export interface FlowToFinish {
  /** Undefined when nothing was remembered of the beginning: then it is the implicit flow. */
  readonly flow: FlowState | undefined;
  readonly userId: string;
  readonly method: SignInMethod;
  /** The identity that was used: email, google, apple. */
  readonly provider: string;
  readonly device: Device;
  readonly now: Date;
}

/** Ends a flow whose user is known: PKCE or implicit, as its beginning has decided. */
export async function finishFlow(transaction: Transaction, { flow, ...signIn }: FlowToFinish): Promise<FinishedFlow> {
  if (flow?.code_challenge) return { code: await issueAuthCode(transaction, flow.id, signIn.userId, signIn.now) };
  if (flow) await deleteFlowState(transaction, flow.id);
  return openSession(transaction, signIn);
}
