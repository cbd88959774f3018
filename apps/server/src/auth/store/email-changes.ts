import type { Transaction } from "#database/database.ts";
import { SqlError } from "#database/sql-error.ts";
import { authErrors } from "../errors.ts";
import { updateEmailIdentity } from "./identities.ts";
import { takeOneTimeToken } from "./one-time-tokens.ts";
import { findUserByEmail } from "./users.ts";

/** Values of `email_change_confirm_status`: which of the two mailboxes has agreed so far. GoTrue only counts them. */
export const CURRENT_CONFIRMED = 1;
export const NEW_CONFIRMED = 2;

/** The account is to move to `email` once both mailboxes agree. What was agreed to before, for whatever address, no longer counts. */
export async function beginEmailChange(transaction: Transaction, userId: string, email: string, now: Date): Promise<void> {
  await takeOneTimeToken(transaction, userId, "email_change_token_current");
  await takeOneTimeToken(transaction, userId, "email_change_token_new");
  await transaction.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3, email_change_confirm_status = 0, updated_at = $3 where id = $1`,
    [userId, email, now.toISOString()],
  );
}

/** The account stays where it is, whoever has agreed so far. */
export async function cancelEmailChange(transaction: Transaction, userId: string): Promise<void> {
  await takeOneTimeToken(transaction, userId, "email_change_token_current");
  await takeOneTimeToken(transaction, userId, "email_change_token_new");
  await transaction.query("update auth.users set email_change = '', email_change_confirm_status = 0 where id = $1", [userId]);
}

export async function confirmHalf(
  transaction: Transaction,
  userId: string,
  half: typeof CURRENT_CONFIRMED | typeof NEW_CONFIRMED,
): Promise<void> {
  await transaction.query("update auth.users set email_change_confirm_status = $2::smallint where id = $1", [userId, String(half)]);
}

/**
 * The account has an address again that it had before. Where another account has it by now, it has none: nobody may take it over through the address
 * to which it was moved.
 */
export async function restoreEmail(transaction: Transaction, userId: string, email: string, now: Date): Promise<void> {
  if (!(await findUserByEmail(transaction, email))) return finishEmailChange(transaction, userId, email, true, now);
  await transaction.query("update auth.users set email = null, updated_at = $2 where id = $1", [userId, now.toISOString()]);
  await transaction.query("delete from auth.identities where user_id = $1 and provider = 'email'", [userId]);
}

/** Throws 422 `email_exists` when the address was taken meanwhile. */
export async function finishEmailChange(
  transaction: Transaction,
  userId: string,
  email: string,
  verified: boolean,
  now: Date,
): Promise<void> {
  const moved = transaction.query(
    `update auth.users set email = $2::text, email_change = '', email_change_confirm_status = 0,
       email_confirmed_at = coalesce(email_confirmed_at, case when $3::boolean or is_anonymous then $4::timestamptz end), is_anonymous = false,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', $2::text),
       updated_at = $4::timestamptz
     where id = $1`,
    [userId, email, String(verified), now.toISOString()],
  );
  await moved.catch((error: unknown) => {
    throw error instanceof SqlError && error.constraint === "users_email_partial_key" ? authErrors.emailExists() : error;
  });
  await updateEmailIdentity(transaction, userId, { email, email_verified: verified }, now);
}
