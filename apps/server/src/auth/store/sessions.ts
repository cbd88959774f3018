import type { Transaction } from "#database/database.ts";
import type { Device } from "../request/device.ts";

/** A row of auth.sessions with the sign-in methods it was opened with, newest first. */
export interface SessionRecord {
  readonly id: string;
  readonly user_id: string;
  readonly aal: "aal1" | "aal2" | null;
  /** An end that was set by hand, or in a database that comes from Supabase: ours have none (see session-lifetime.ts). */
  readonly not_after: string | null;
  readonly created_at: string;
  /** UTC; the column has no time zone. */
  readonly refreshed_at: string | null;
  readonly methods: readonly { readonly method: string; readonly timestamp: number }[];
}

/** How a session proved who it is, in GoTrue's words: they go into `amr`. */
export type SignInMethod =
  | "password"
  | "otp"
  | "oauth"
  | "recovery"
  | "invite"
  | "magiclink"
  | "email/signup"
  | "email_change"
  | "anonymous"
  | "passkey";

/** A passkey used with user verification (finger, face or PIN) counts as two factors. */
const getLevel = (method: SignInMethod) => (method === "passkey" ? "aal2" : "aal1");

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly method: SignInMethod;
  readonly device: Device;
  readonly now: Date;
}

export async function insertSession(transaction: Transaction, { id, userId, method, device, now }: NewSession): Promise<void> {
  await transaction.query(
    "insert into auth.sessions (id, user_id, aal, user_agent, ip, created_at, updated_at) values ($1, $2, $6, $3, $4, $5, $5)",
    [id, userId, device.userAgent, device.ip, now.toISOString(), getLevel(method)],
  );
  await transaction.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at) values (gen_random_uuid(), $1, $2, $3, $3)`,
    [id, method, now.toISOString()],
  );
}

export async function findSession(transaction: Transaction, id: string): Promise<SessionRecord | undefined> {
  const [row] = await transaction.query<{ session: SessionRecord }>(
    `select to_jsonb(s) || jsonb_build_object('methods', coalesce((
       select jsonb_agg(jsonb_build_object('method', c.authentication_method, 'timestamp', trunc(extract(epoch from c.updated_at))) order by c.updated_at desc)
       from auth.mfa_amr_claims c where c.session_id = s.id), '[]')) as session
     from auth.sessions s where s.id = $1`,
    [id],
  );
  return row?.session;
}

/** Holds the session's row until the transaction ends: refreshes of one session take turns. False when it no longer exists. */
export async function lockSession(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction.query("select id from auth.sessions where id = $1 for update", [id]);
  return rows.length === 1;
}

export async function markRefreshed(transaction: Transaction, id: string, device: Device, now: Date): Promise<void> {
  // `refreshed_at` is, in Supabase's schema, a timestamp without time zone, meant as UTC.
  await transaction.query(
    "update auth.sessions set refreshed_at = $2::timestamptz at time zone 'UTC', updated_at = $2::timestamptz, user_agent = $3, ip = $4 where id = $1",
    [id, now.toISOString(), device.userAgent, device.ip],
  );
}

/** The session has shown this factor, which says so in its next access token. */
export async function raiseToSecondFactor(transaction: Transaction, id: string, factorId: string, now: Date): Promise<void> {
  await transaction.query("update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1", [
    id,
    factorId,
    now.toISOString(),
  ]);
  await transaction.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     select gen_random_uuid(), $1, case factor_type when 'totp' then 'totp' else 'mfa/' || factor_type end, $2, $2 from auth.mfa_factors where id = $3
     on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey do update set updated_at = excluded.updated_at`,
    [id, now.toISOString(), factorId],
  );
}

/** Gives the session another id. How it was opened and its device with notifications come along; its refresh tokens do not. */
export async function moveSession(transaction: Transaction, id: string, newId: string): Promise<void> {
  await transaction.query(
    "insert into auth.sessions select (jsonb_populate_record(s, jsonb_build_object('id', $2::uuid))).* from auth.sessions s where s.id = $1",
    [id, newId],
  );
  await transaction.query("update auth.mfa_amr_claims set session_id = $2 where session_id = $1", [id, newId]);
  await transaction.query("update public.push_subscriptions set session_id = $2 where session_id = $1", [id, newId]);
  await deleteSession(transaction, id);
}

/** Sessions that have not shown a second factor. */
export async function deleteWeakerSessions(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query("delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'", [userId]);
}

/** Deletes the session; its refresh tokens are deleted by cascade. */
export async function deleteSession(transaction: Transaction, id: string): Promise<void> {
  await transaction.query("delete from auth.sessions where id = $1", [id]);
}

/** All sessions of the user, or all but one. Returns how many there were. */
export async function deleteSessionsOfUser(transaction: Transaction, userId: string, except: string | null = null): Promise<number> {
  const ended = await transaction.query("delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid returning id", [
    userId,
    except,
  ]);
  return ended.length;
}
