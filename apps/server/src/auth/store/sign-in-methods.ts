import type { Transaction } from "#database/database.ts";
import type { AddedMethod } from "../model/added-method.ts";
import { refreshProviders } from "./identities.ts";

const TABLES = { passkey: "ironpace.passkeys", identity: "auth.identities", factor: "auth.mfa_factors" } as const;

/** Whether it is still there: a method, or another address than the one before. */
export async function hasMethod(transaction: Transaction, { kind, id, userId, email = "" }: AddedMethod): Promise<boolean> {
  if (kind === "address")
    return (await transaction.query("select id from auth.users where id = $1 and email is distinct from $2", [userId, email])).length === 1;
  return (await transaction.query(`select id from ${TABLES[kind]} where id = $1 and user_id = $2`, [id, userId])).length === 1;
}

/**
 * Whether an undo has reached over the moment of this addition. Mails about what was done in between may have gone to the address of whoever did it,
 * and the links in them must not take the account back.
 */
export async function wasUndone(transaction: Transaction, { userId, addedAt }: AddedMethod): Promise<boolean> {
  const undone = await transaction.query(
    `select id from auth.audit_log_entries
     where payload ->> 'action' = 'account_secured' and payload ->> 'actor_id' = $1::text and created_at > $2::timestamptz
       and (payload -> 'traits' ->> 'added_at')::timestamptz < $2::timestamptz limit 1`,
    [userId, addedAt],
  );
  return undone.length > 0;
}

/** Passkeys, identities of other sites and second factors that were added at this moment or later, and factors that were never finished. */
export async function deleteMethodsSince(transaction: Transaction, userId: string, since: string, now: Date): Promise<void> {
  await transaction.query("delete from ironpace.passkeys where user_id = $1 and created_at >= $2::timestamptz", [userId, since]);
  await transaction.query("delete from auth.identities where user_id = $1 and provider <> 'email' and created_at >= $2::timestamptz", [
    userId,
    since,
  ]);
  // A factor counts from its verification on, which is the last time it is written.
  await transaction.query("delete from auth.mfa_factors where user_id = $1 and (status = 'unverified' or updated_at >= $2::timestamptz)", [
    userId,
    since,
  ]);
  await refreshProviders(transaction, userId, now);
}

/** What opens an account without its password, in words: passkeys by name and day, providers by the address of the account there. */
export async function listOtherWaysIn(transaction: Transaction, userId: string): Promise<readonly string[]> {
  const rows = await transaction.query<{ way: string }>(
    `select format('passkey “%s” (added on %s)', friendly_name, to_char(created_at at time zone 'utc', 'FMDD FMMonth YYYY')) as way, created_at
       from ironpace.passkeys where user_id = $1
     union all
     select initcap(provider) || coalesce(' (' || (identity_data ->> 'email') || ')', ''), created_at
       from auth.identities where user_id = $1 and provider <> 'email'
     order by created_at`,
    [userId],
  );
  return rows.map(({ way }) => way);
}
