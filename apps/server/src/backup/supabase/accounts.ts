import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { StartError } from "#database/start-error.ts";
import type { SealedText } from "#identity/sealed-text.ts";

/** What is stored of lines of rows; how many there were. */
export type StoreLines = (transaction: Transaction, lines: readonly string[]) => Promise<number>;

/**
 * Accounts for GoTrue. Tokens of mails on their way are left out, because they are hashed with a key of this installation; GoTrue
 * cannot read a NULL in their columns, and looks for accounts of the instance that is all zeros.
 */
export const storeUsers: StoreLines = (transaction, lines) =>
  insertFrom(
    transaction,
    lines,
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at, confirmation_sent_at, recovery_sent_at,
       last_sign_in_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at, banned_until, is_sso_user, deleted_at, is_anonymous,
       confirmation_token, recovery_token, email_change_token_new, email_change_token_current, email_change, reauthentication_token,
       phone_change, phone_change_token, email_change_confirm_status)
     select
       '00000000-0000-0000-0000-000000000000', id, 'authenticated', coalesce(nullif(role, ''), 'authenticated'), email,
       coalesce(encrypted_password, ''), email_confirmed_at, invited_at, confirmation_sent_at, recovery_sent_at,
       last_sign_in_at, coalesce(raw_app_meta_data, '{}'), coalesce(raw_user_meta_data, '{}'), created_at, updated_at, banned_until,
       coalesce(is_sso_user, false), deleted_at, coalesce(is_anonymous, false),
       '', '', '', '', '', '', '', '', 0
     from json_populate_recordset(null::auth.users, $1::json)`,
  );

/** Ways to sign in. The address of one is computed by the table. */
export const storeIdentities: StoreLines = (transaction, lines) =>
  insertFrom(
    transaction,
    lines,
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     select id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at
     from json_populate_recordset(null::auth.identities, $1::json)`,
  );

/** Second factors in use, with the secret opened: the key it is sealed with stays here. GoTrue reads one that is not sealed. */
export function storeFactors({ unseal }: SealedText): StoreLines {
  return (transaction, lines) => {
    // Others may have no secret.
    const used = lines
      .map((line) => anyFactor.parse(JSON.parse(line)))
      .filter((row) => row.factor_type === "totp" && row.status === "verified");
    const opened = used.map((given) => {
      const row = factor.parse(given);
      const secret = unseal(row.secret, row.id);
      if (secret === undefined) throw new StartError(`The backup's key does not open the second factor ${row.id}.`);
      return JSON.stringify({ ...row, secret });
    });
    return insertFrom(
      transaction,
      opened,
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       select id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret
       from json_populate_recordset(null::auth.mfa_factors, $1::json)`,
    );
  };
}

const anyFactor = z.looseObject({ factor_type: z.string(), status: z.string() });
const factor = anyFactor.extend({ id: z.uuid(), secret: z.string() });

async function insertFrom(transaction: Transaction, lines: readonly string[], text: string): Promise<number> {
  if (lines.length > 0) await transaction.query(text, [`[${lines.join(",")}]`]);
  return lines.length;
}
