import type { Transaction } from "#database/database.ts";

/** A row of auth.mfa_factors with what a check of its codes needs. */
export interface FactorSecret {
  readonly id: string;
  readonly user_id: string;
  readonly friendly_name: string | null;
  readonly factor_type: string;
  readonly status: "unverified" | "verified";
  /** Sealed by this installation, or in clear text when the account was moved here. */
  readonly secret: string | null;
  /** Public half of a security key, once there is one. */
  readonly web_authn_credential: unknown;
}

export async function findFactor(transaction: Transaction, userId: string, id: string): Promise<FactorSecret | undefined> {
  const [row] = await transaction.query<{ factor: FactorSecret }>(
    "select to_jsonb(f) as factor from auth.mfa_factors f where f.id = $1 and f.user_id = $2",
    [id, userId],
  );
  return row?.factor;
}

export interface NewFactor {
  readonly id: string;
  readonly userId: string;
  readonly friendlyName: string;
  readonly type: "totp" | "webauthn";
  /** null for a security key, which keeps its own. */
  readonly sealedSecret: string | null;
  readonly now: Date;
}

export async function insertFactor(
  transaction: Transaction,
  { id, userId, friendlyName, type, sealedSecret, now }: NewFactor,
): Promise<void> {
  await transaction.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, $4, 'unverified', $5, $6, $6)`,
    [id, userId, friendlyName, type, sealedSecret, now.toISOString()],
  );
}

export async function storeSecurityKey(transaction: Transaction, id: string, key: object): Promise<void> {
  await transaction.query("update auth.mfa_factors set web_authn_credential = $2 where id = $1", [id, JSON.stringify(key)]);
}

export async function markFactorVerified(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.query("update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1", [id, now.toISOString()]);
}

/** Sessions that were raised by this factor fall back to aal1, and say so from their next refresh on. */
export async function deleteFactor(transaction: Transaction, id: string): Promise<void> {
  await transaction.query(
    `delete from auth.mfa_amr_claims c using auth.sessions s, auth.mfa_factors f
     where f.id = $1 and s.factor_id = f.id and c.session_id = s.id and c.authentication_method = case f.factor_type when 'totp' then 'totp' else 'mfa/' || f.factor_type end`,
    [id],
  );
  await transaction.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [id]);
  await transaction.query("delete from auth.mfa_factors where id = $1", [id]);
}

/** Enrolments that were never finished: all of the user, or those that are named so or began before a moment. */
export async function deleteUnverifiedFactors(
  transaction: Transaction,
  userId: string,
  only?: { readonly friendlyName: string; readonly before: Date },
): Promise<void> {
  await transaction.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type in ('totp', 'webauthn')
       and ($2::timestamptz is null or created_at < $2::timestamptz or coalesce(friendly_name, '') = $3)`,
    [userId, only?.before.toISOString() ?? null, only?.friendlyName ?? null],
  );
}
