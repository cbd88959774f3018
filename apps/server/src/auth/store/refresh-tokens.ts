import { randomBytes } from "node:crypto";
import type { Transaction } from "#database/database.ts";

/**
 * Tokens are stored as they are, as Supabase stores them: a tab that lost a race must be given the active one,
 * which a hash could not do, and sessions survive a move to or from Supabase. No role of the API can read the schema `auth`.
 */
export interface RefreshTokenRecord {
  readonly token: string;
  readonly session_id: string;
  readonly user_id: string;
  readonly revoked: boolean;
  readonly parent: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

interface Found extends Record<string, unknown> {
  readonly token: RefreshTokenRecord;
}

export async function findRefreshToken(transaction: Transaction, token: string): Promise<RefreshTokenRecord | undefined> {
  const [row] = await transaction.query<Found>(
    "select to_jsonb(t) as token from auth.refresh_tokens t where t.token = $1 and t.session_id is not null",
    [token],
  );
  return row?.token;
}

/** The one token of the session that has not been used yet. */
export async function findActiveRefreshToken(transaction: Transaction, sessionId: string): Promise<RefreshTokenRecord | undefined> {
  const [row] = await transaction.query<Found>(
    "select to_jsonb(t) as token from auth.refresh_tokens t where t.session_id = $1 and not t.revoked order by t.id desc limit 1",
    [sessionId],
  );
  return row?.token;
}

/** How many tokens were handed out for this one. */
export async function countChildren(transaction: Transaction, sessionId: string, token: string): Promise<number> {
  const children = await transaction.query("select id from auth.refresh_tokens where session_id = $1 and parent = $2", [sessionId, token]);
  return children.length;
}

export interface NewRefreshToken {
  readonly userId: string;
  readonly sessionId: string;
  readonly parent: string | null;
  readonly now: Date;
}

/** Returns the new token. */
export async function insertRefreshToken(transaction: Transaction, { userId, sessionId, parent, now }: NewRefreshToken): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await transaction.query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, $4, false, $5, $5)`,
    [token, userId, sessionId, parent, now.toISOString()],
  );
  return token;
}

/** All that the session has had: none is a way to what it may do from now on. */
export async function deleteRefreshTokens(transaction: Transaction, sessionId: string): Promise<void> {
  await transaction.query("delete from auth.refresh_tokens where session_id = $1", [sessionId]);
}

export async function revokeRefreshToken(transaction: Transaction, token: string, now: Date): Promise<void> {
  await transaction.query("update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1", [token, now.toISOString()]);
}
