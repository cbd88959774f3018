import type { Transaction } from "#server/database/database.ts";
import { getAddress, ATHLETES, PEOPLE, type Person } from "./people.ts";

/** Ids of vera's account that a request may name. */
export const FACTOR = "10000000-0000-4000-8000-0000000000e1";
export const IDENTITY = "10000000-0000-4000-8000-0000000000e2";

const markerOf = (person: Person, table: string, column: string): string => `zq-${person}-auth.${table}-${column}`;

/** The account of this person as it was in the beginning, an athlete's with a marker in it. */
export async function addAccount(database: Transaction, person: Person, passwordHash: string): Promise<void> {
  const isAthlete = ATHLETES.some((athlete) => athlete === person);
  const metadata = isAthlete ? { note: markerOf(person, "users", "user_metadata") } : {};
  await database.query(
    `insert into auth.users (id, email, aud, role, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at)
     values ($1, $2, 'authenticated', 'authenticated', $3, now(), '{"provider": "email", "providers": ["email"]}', $4, now())
     on conflict (id) do update set email = excluded.email, encrypted_password = excluded.encrypted_password, banned_until = null,
       deleted_at = null, email_confirmed_at = now()`,
    [PEOPLE[person], getAddress(person), passwordHash, JSON.stringify(metadata)],
  );
}

/** What vera's account has that the others' do not need: they would have to prove a factor. */
export async function addBelongings(database: Transaction): Promise<void> {
  await database.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1, $2, $3, 'totp', 'verified', now(), now(), $4)`,
    [FACTOR, PEOPLE.vera, markerOf("vera", "mfa_factors", "friendly_name"), markerOf("vera", "mfa_factors", "secret")],
  );
  await database.query(
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider, created_at, updated_at)
     values ($1, $2, $3, $4, 'google', now(), now())`,
    [IDENTITY, markerOf("vera", "identities", "id"), PEOPLE.vera, JSON.stringify({ email: getAddress("vera") })],
  );
  await database.query("insert into private.calendar_feeds (user_id, token_hash) values ($1, sha256('hers'))", [PEOPLE.vera]);
}

/**
 * What vera's account is, by table, one line each. Anybody may have a mail sent to her, so the secrets of mails are left out.
 */
export const ACCOUNT_LINES: Readonly<Record<string, string>> = {
  "auth.users": `select (email, phone, encrypted_password, email_confirmed_at, banned_until, deleted_at, aud, role, raw_app_meta_data,
    raw_user_meta_data)::text as line from auth.users where id = $1`,
  "auth.sessions": "select t::text as line from auth.sessions t where user_id = $1",
  "auth.identities": "select t::text as line from auth.identities t where user_id = $1",
  "auth.mfa_factors": "select t::text as line from auth.mfa_factors t where user_id = $1",
  "private.calendar_feeds": "select t::text as line from private.calendar_feeds t where user_id = $1",
};
