import type { Transaction } from "#database/database.ts";

/** A row of auth.mfa_challenges; times are ISO 8601 with an offset. */
export interface ChallengeRecord {
  readonly id: string;
  readonly created_at: string;
  readonly verified_at: string | null;
  readonly ip_address: string;
  /** What a security key is to sign; null for a code. */
  readonly web_authn_session_data: { readonly challenge: string } | null;
}

export interface NewChallenge {
  readonly id: string;
  readonly factorId: string;
  readonly ip: string;
  /** What a security key is to sign. */
  readonly toSign?: string | undefined;
  readonly now: Date;
}

/** Those of the factor that began before `expired` go at the same time, except the ones that remember a used code. */
export async function insertChallenge(
  transaction: Transaction,
  { id, factorId, ip, toSign, now }: NewChallenge,
  expired: Date,
): Promise<void> {
  await transaction.query("delete from auth.mfa_challenges where factor_id = $1 and created_at < $2 and verified_at is null", [
    factorId,
    expired.toISOString(),
  ]);
  await transaction.query(
    "insert into auth.mfa_challenges (id, factor_id, ip_address, created_at, web_authn_session_data) values ($1, $2, $3, $4, $5)",
    [id, factorId, ip, now.toISOString(), toSign === undefined ? null : JSON.stringify({ challenge: toSign })],
  );
}

export async function findChallenge(transaction: Transaction, factorId: string, id: string): Promise<ChallengeRecord | undefined> {
  const [row] = await transaction.query<{ challenge: ChallengeRecord }>(
    `select to_jsonb(c) || jsonb_build_object('ip_address', host(c.ip_address)) as challenge
     from auth.mfa_challenges c where c.id = $1 and c.factor_id = $2`,
    [id, factorId],
  );
  return row?.challenge;
}

/** Ends the challenge, and remembers the time step of its code: GoTrue keeps a phone's code in the same column. */
export async function markChallengeVerified(transaction: Transaction, id: string, step: number | null, now: Date): Promise<void> {
  await transaction.query("update auth.mfa_challenges set verified_at = $2, otp_code = $3 where id = $1", [
    id,
    now.toISOString(),
    step === null ? null : String(step),
  ]);
}

/** Time step of the last code that was taken from this factor. */
export async function findUsedStep(transaction: Transaction, factorId: string): Promise<number | undefined> {
  const [row] = await transaction.query<{ step: string | null }>(
    "select max(otp_code::bigint)::text as step from auth.mfa_challenges where factor_id = $1 and verified_at is not null and otp_code ~ '^[0-9]{1,15}$'",
    [factorId],
  );
  return row?.step == null ? undefined : Number(row.step);
}
