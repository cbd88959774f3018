import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "#database/database.ts";
import type { CodeChallenge } from "../flow/pkce.ts";
import type { Metadata } from "../model/metadata.ts";
import type { SignInMethod } from "./sessions.ts";

/** A row of auth.flow_state: a sign-in on its way through a mailbox or another site. Without a challenge it is the implicit flow. */
export interface FlowState {
  readonly id: string;
  readonly user_id: string | null;
  readonly code_challenge: string | null;
  readonly code_challenge_method: CodeChallenge["method"] | null;
  /** email, google, apple */
  readonly provider_type: string;
  readonly provider_access_token: string | null;
  readonly provider_refresh_token: string | null;
  readonly authentication_method: SignInMethod;
  readonly auth_code_issued_at: string | null;
  readonly created_at: string;
  /** Where the flow ends; checked against the allow-list when it began. */
  readonly referrer: string | null;
}

/** A flow on its way through another site; the session is the one that it adds a way to sign in for. */
export interface TakenFlowState extends FlowState {
  readonly session_id: string | null;
}

/** An identity that came back from another site, to be added to the account of the session once the browser has shown its code verifier. */
export interface IdentityToLink {
  readonly session_id: string;
  /** The site's own id of the account. */
  readonly provider_id: string;
  readonly identity_data: Metadata;
}

export interface NewFlowState {
  readonly challenge: CodeChallenge | undefined;
  readonly provider: string;
  readonly method: SignInMethod;
  /** Null until the other site has said who it is. */
  readonly userId: string | null;
  readonly redirectTo: string;
  readonly now: Date;
}

/** Returns the id, which is what travels as `state` through another site. */
export async function insertFlowState(transaction: Transaction, flow: NewFlowState): Promise<string> {
  const id = randomUUID();
  await transaction.query(
    `insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method, provider_type, authentication_method, referrer, created_at, updated_at)
     values ($1, $2, $3, $4::auth.code_challenge_method, $5, $6, $7, $8, $8)`,
    [
      id,
      flow.userId,
      flow.challenge?.challenge ?? null,
      flow.challenge?.method ?? null,
      flow.provider,
      flow.method,
      flow.redirectTo,
      flow.now.toISOString(),
    ],
  );
  return id;
}

interface Found extends Record<string, unknown> {
  readonly flow: FlowState;
}

/** Held until the transaction ends: a flow is finished once. */
export async function lockFlowState(transaction: Transaction, id: string): Promise<FlowState | undefined> {
  const [row] = await transaction.query<Found>("select to_jsonb(f) as flow from auth.flow_state f where f.id = $1 for update", [id]);
  return row?.flow;
}

/** The newest flow of this kind that the user began with a challenge. */
export async function lockFlowStateOfUser(transaction: Transaction, userId: string, method: SignInMethod): Promise<FlowState | undefined> {
  const [row] = await transaction.query<Found>(
    `select to_jsonb(f) as flow from auth.flow_state f
     where f.user_id = $1 and f.authentication_method = $2 and f.code_challenge is not null
     order by f.created_at desc limit 1 for update`,
    [userId, method],
  );
  return row?.flow;
}

export async function lockFlowStateByCode(transaction: Transaction, code: string): Promise<FlowState | undefined> {
  const [row] = await transaction.query<Found>("select to_jsonb(f) as flow from auth.flow_state f where f.auth_code = $1 for update", [
    hashCode(code),
  ]);
  return row?.flow;
}

/** A new code for the browser to exchange; only its hash is stored. */
export async function issueAuthCode(transaction: Transaction, flowId: string, userId: string, now: Date): Promise<string> {
  const code = randomBytes(24).toString("base64url");
  await transaction.query(
    "update auth.flow_state set user_id = $2, auth_code = $3, auth_code_issued_at = $4, updated_at = $4 where id = $1",
    [flowId, userId, hashCode(code), now.toISOString()],
  );
  return code;
}

/** Tokens of the provider, returned to the browser together with the session. */
export async function storeProviderTokens(
  transaction: Transaction,
  flowId: string,
  tokens: { readonly accessToken: string | null; readonly refreshToken: string | null },
): Promise<void> {
  await transaction.query("update auth.flow_state set provider_access_token = $2, provider_refresh_token = $3 where id = $1", [
    flowId,
    tokens.accessToken,
    tokens.refreshToken,
  ]);
}

export async function deleteFlowState(transaction: Transaction, id: string): Promise<void> {
  await transaction.query("delete from auth.flow_state where id = $1", [id]);
}

const hashCode = (code: string): string => createHash("sha256").update(code).digest("hex");

/** The flow adds a way to sign in to the account of this session, and ends with it. */
export async function bindToSession(transaction: Transaction, flowId: string, sessionId: string): Promise<void> {
  await transaction.query("insert into ironpace.linking_flows (flow_id, session_id) values ($1, $2)", [flowId, sessionId]);
}

/** What the flow adds when its code is exchanged. */
export async function storeIdentityToLink(transaction: Transaction, flowId: string, identity: IdentityToLink): Promise<void> {
  await transaction.query("insert into ironpace.linking_flows (flow_id, session_id, provider_id, identity_data) values ($1, $2, $3, $4)", [
    flowId,
    identity.session_id,
    identity.provider_id,
    JSON.stringify(identity.identity_data),
  ]);
}

/** Undefined for a flow that signs somebody in. */
export async function findIdentityToLink(transaction: Transaction, flowId: string): Promise<IdentityToLink | undefined> {
  const [row] = await transaction.query<{ identity: IdentityToLink }>(
    "select to_jsonb(l) as identity from ironpace.linking_flows l where l.flow_id = $1 and l.provider_id is not null",
    [flowId],
  );
  return row?.identity;
}

/** Codes that nobody has exchanged yet, and ways to sign in that are being added. */
export async function deleteBegunSignIns(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query("delete from auth.flow_state where user_id = $1 and (auth_code is not null or authentication_method = 'oauth')", [
    userId,
  ]);
}

/** The flow, which is no longer there afterwards: of many who come with its id, one gets it. */
export async function takeFlowState(transaction: Transaction, id: string): Promise<TakenFlowState | undefined> {
  const [row] = await transaction.query<{ flow: TakenFlowState }>(
    `delete from auth.flow_state f where f.id = $1 and f.auth_code is null
     returning to_jsonb(f) || jsonb_build_object('session_id', (select l.session_id from ironpace.linking_flows l where l.flow_id = f.id)) as flow`,
    [id],
  );
  return row?.flow;
}
