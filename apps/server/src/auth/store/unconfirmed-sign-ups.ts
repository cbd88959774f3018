import type { Transaction } from "#database/database.ts";
import type { CodeChallenge } from "../flow/pkce.ts";

/** Somebody has made this account for themselves; with a challenge, their browser can show later that it was the one. */
export async function recordUnconfirmedSignUp(transaction: Transaction, userId: string, challenge: CodeChallenge | null): Promise<void> {
  await transaction.query(
    "insert into ironpace.unconfirmed_sign_ups (user_id, code_challenge, code_challenge_method) values ($1, $2, $3)",
    [userId, challenge?.challenge ?? null, challenge?.method ?? null],
  );
}

/**
 * Takes password, data, factors and sessions from an account whose address is about to be confirmed, because whoever signed up may not be who reads
 * its mail. `setAside`: the password and the data wait for the browser that signed up. Leaves accounts alone that nobody made for themselves.
 */
export async function discardSignUpData(
  transaction: Transaction,
  userId: string,
  { setAside, now }: { readonly setAside: boolean; readonly now: Date },
): Promise<void> {
  const [distrusted] = await transaction.query(
    setAside
      ? `update ironpace.unconfirmed_sign_ups s set set_aside_at = $2,
           encrypted_password = case when s.code_challenge is not null then u.encrypted_password end,
           user_metadata = case when s.code_challenge is not null then u.raw_user_meta_data end
         from auth.users u where u.id = s.user_id and s.user_id = $1 and $2::timestamptz is not null returning s.user_id`
      : "delete from ironpace.unconfirmed_sign_ups where user_id = $1 and $2::timestamptz is not null returning user_id",
    [userId, now.toISOString()],
  );
  if (distrusted === undefined) return;
  await transaction.query(
    `update auth.users set encrypted_password = '', updated_at = $2,
       raw_user_meta_data = jsonb_build_object('sub', id, 'email', email, 'email_verified', false, 'phone_verified', false)
     where id = $1`,
    [userId, now.toISOString()],
  );
  await transaction.query(
    `update auth.identities set identity_data = jsonb_build_object('sub', user_id, 'email', identity_data ->> 'email', 'email_verified', false,
       'phone_verified', false)
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
  await transaction.query("delete from auth.mfa_factors where user_id = $1", [userId]);
  await transaction.query("delete from ironpace.passkeys where user_id = $1", [userId]);
  await transaction.query("delete from auth.sessions where user_id = $1", [userId]);
}

/** The browser that shows this challenge's verifier has signed up: what was set aside is the account's again, unless it has a password since. */
export async function restoreSignUp(transaction: Transaction, userId: string, { challenge, method }: CodeChallenge): Promise<void> {
  await transaction.query(
    `with sign_up as (
       delete from ironpace.unconfirmed_sign_ups
       where user_id = $1 and code_challenge = $2 and code_challenge_method = $3 and set_aside_at is not null returning *
     )
     update auth.users u set encrypted_password = s.encrypted_password,
       raw_user_meta_data = s.user_metadata || u.raw_user_meta_data
     from sign_up s where u.id = s.user_id and u.encrypted_password = ''`,
    [userId, challenge, method],
  );
}
