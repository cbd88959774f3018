import type { Transaction } from "#database/database.ts";

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
