import type { Transaction } from "#database/database.ts";
import type { Metadata } from "../model/metadata.ts";

/** The identity behind sign-in by e-mail and password; its provider id is the user's own id, as in Supabase. */
export async function insertEmailIdentity(transaction: Transaction, userId: string, data: Metadata, now: Date): Promise<void> {
  await transaction.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, 'email', $4, $4, $4)`,
    [userId, userId, JSON.stringify(data), now.toISOString()],
  );
}

/** Sign-in by e-mail for an account that had none, with an address that nobody has proved to own. */
export async function addEmailIdentity(transaction: Transaction, userId: string, email: string, now: Date): Promise<void> {
  await insertEmailIdentity(transaction, userId, { sub: userId, email, email_verified: false, phone_verified: false }, now);
  await refreshProviders(transaction, userId, now);
}

export async function updateEmailIdentity(transaction: Transaction, userId: string, data: Metadata, now: Date): Promise<void> {
  await transaction.query(
    "update auth.identities set identity_data = identity_data || $2, updated_at = $3 where user_id = $1 and provider = 'email'",
    [userId, JSON.stringify(data), now.toISOString()],
  );
}

/** Until the transaction ends nobody else finds, links or makes an account for this identity. */
export async function lockExternalIdentity(transaction: Transaction, provider: string, subject: string): Promise<void> {
  await transaction.query("select pg_advisory_xact_lock(hashtextextended('auth.identities ' || $1 || ' ' || $2, 0))", [provider, subject]);
}

/** Id of the user who signs in with this identity. */
export async function findIdentityOwner(transaction: Transaction, provider: string, subject: string): Promise<string | undefined> {
  const [row] = await transaction.query<{ user_id: string }>(
    "select user_id from auth.identities where provider = $1 and provider_id = $2",
    [provider, subject],
  );
  return row?.user_id;
}

export interface NewIdentity {
  readonly userId: string;
  readonly provider: string;
  /** The provider's own id of the account. */
  readonly subject: string;
  readonly data: Metadata;
  readonly now: Date;
}

/** Returns the id of its row. */
export async function insertIdentity(transaction: Transaction, { userId, provider, subject, data, now }: NewIdentity): Promise<string> {
  const [row] = await transaction.query<{ id: string }>(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $5) returning id`,
    [subject, userId, JSON.stringify(data), provider, now.toISOString()],
  );
  return row?.id ?? "";
}

/** Fields that the provider leaves out keep their stored value: Apple sends the name only once. */
export async function updateIdentity(transaction: Transaction, userId: string, provider: string, data: Metadata, now: Date): Promise<void> {
  await transaction.query(
    "update auth.identities set identity_data = identity_data || $3, updated_at = $4 where user_id = $1 and provider = $2",
    [userId, provider, JSON.stringify(data), now.toISOString()],
  );
}

export async function deleteIdentity(transaction: Transaction, id: string): Promise<void> {
  await transaction.query("delete from auth.identities where id = $1", [id]);
}

export async function deleteIdentitiesOfUser(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query("delete from auth.identities where user_id = $1", [userId]);
}

/** `app_metadata.providers` names what is there; `provider` stays the first one, unless that is gone. */
export async function refreshProviders(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await transaction.query(
    `update auth.users u set updated_at = $2, raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || jsonb_build_object(
       'providers', i.providers,
       'provider', case when i.providers ? (u.raw_app_meta_data ->> 'provider') then u.raw_app_meta_data -> 'provider' else i.providers -> 0 end)
     from (select jsonb_agg(provider order by created_at, id) as providers from auth.identities where user_id = $1) i
     where u.id = $1`,
    [userId, now.toISOString()],
  );
}
