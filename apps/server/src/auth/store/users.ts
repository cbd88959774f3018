import type { Transaction } from "#database/database.ts";
import type { Metadata } from "../model/metadata.ts";
import type { UserRecord } from "../model/user.ts";

/** One row per user, its identities and factors (without their secrets) inside. */
const userAsJson = `
  to_jsonb(u)
  || jsonb_build_object(
    'identities', coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at, i.id) from auth.identities i where i.user_id = u.id), '[]'),
    'factors', coalesce((
      select jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at, f.id) from auth.mfa_factors f where f.user_id = u.id), '[]'))`;

interface Found extends Record<string, unknown> {
  readonly user: UserRecord;
}

export async function findUserById(transaction: Transaction, id: string): Promise<UserRecord | undefined> {
  const [row] = await transaction.query<Found>(
    `select ${userAsJson} as "user" from auth.users u where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  return row?.user;
}

/** `email` in lower case. */
export async function findUserByEmail(transaction: Transaction, email: string): Promise<UserRecord | undefined> {
  const [row] = await transaction.query<Found>(
    `select ${userAsJson} as "user" from auth.users u where u.email = $1 and u.is_sso_user = false and u.deleted_at is null`,
    [email],
  );
  return row?.user;
}

/** The user with a pending change to this address; of several, the latest. */
export async function findUserByEmailChange(transaction: Transaction, email: string): Promise<UserRecord | undefined> {
  const [row] = await transaction.query<Found>(
    `select ${userAsJson} as "user" from auth.users u where u.email_change = $1 and u.deleted_at is null
     order by u.email_change_sent_at desc limit 1`,
    [email],
  );
  return row?.user;
}

/** Holds the user's row until the transaction ends. Whoever locks a user and sessions locks the user first. */
export async function lockUser(transaction: Transaction, id: string): Promise<void> {
  await transaction.query("select id from auth.users where id = $1 for no key update", [id]);
}

export interface UserPage {
  readonly total: number;
  readonly users: readonly UserRecord[];
}

/** Newest first. */
export async function listUsers(transaction: Transaction, limit: number, offset: number): Promise<UserPage> {
  const [count] = await transaction.query<{ total: string }>("select count(*) as total from auth.users where deleted_at is null");
  const rows = await transaction.query<Found>(
    `select ${userAsJson} as "user" from auth.users u where u.deleted_at is null
     order by u.created_at desc, u.id limit $1::int offset $2::int`,
    [String(limit), String(offset)],
  );
  return { total: Number(count?.total ?? 0), users: rows.map((row) => row.user) };
}

export interface NewUser {
  readonly id: string;
  /** Null: the user is anonymous. */
  readonly email: string | null;
  readonly encryptedPassword: string;
  readonly userMetadata: Metadata;
  readonly appMetadata: Metadata;
  /** Unset: the address is not confirmed. */
  readonly emailConfirmedAt: Date | null;
  readonly now: Date;
}

/** False, and nothing written, when the address is taken; two sign-ups at once are told apart by the unique index. */
export async function insertUser(transaction: Transaction, user: NewUser): Promise<boolean> {
  const rows = await transaction.query(
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_sso_user, is_anonymous,
       confirmation_token, recovery_token, email_change_token_new, email_change_token_current, email_change, reauthentication_token,
       created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2::text, $3, $4, $5, $6, false, $2::text is null,
       '', '', '', '', '', '', $7, $7)
     on conflict do nothing returning id`,
    [
      user.id,
      user.email,
      user.encryptedPassword,
      user.emailConfirmedAt?.toISOString() ?? null,
      JSON.stringify(user.appMetadata),
      JSON.stringify(user.userMetadata),
      user.now.toISOString(),
    ],
  );
  return rows.length === 1;
}

export async function deleteUser(transaction: Transaction, id: string): Promise<void> {
  await transaction.query("delete from auth.users where id = $1", [id]);
}
