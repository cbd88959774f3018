import type { Transaction } from "#database/database.ts";

/** A row of ironpace.passkeys; times are ISO 8601 with an offset, bytes base64url. */
export interface PasskeyRecord {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: string;
  readonly public_key: string;
  readonly sign_count: number;
  readonly transports: readonly string[];
  readonly friendly_name: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

export interface NewPasskey {
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly aaguid: string;
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
  readonly friendlyName: string;
  readonly now: Date;
}

const base64url = (column: string) => `rtrim(translate(encode(${column}, 'base64'), E'+/\n', '-_'), '=')`;
const bytes = (parameter: string) =>
  `decode(rpad(translate(${parameter}, '-_', '+/'), ((char_length(${parameter}) + 3) / 4) * 4, '='), 'base64')`;

const RECORD = `to_jsonb(p) || jsonb_build_object('credential_id', ${base64url("p.credential_id")}, 'public_key', ${base64url("p.public_key")})`;

export async function listPasskeys(transaction: Pick<Transaction, "query">, userId: string): Promise<readonly PasskeyRecord[]> {
  const rows = await transaction.query<{ passkey: PasskeyRecord }>(
    `select ${RECORD} as passkey from ironpace.passkeys p where p.user_id = $1 order by p.created_at, p.id`,
    [userId],
  );
  return rows.map(({ passkey }) => passkey);
}

export async function findPasskey(transaction: Transaction, credentialId: string): Promise<PasskeyRecord | undefined> {
  const [row] = await transaction.query<{ passkey: PasskeyRecord }>(
    `select ${RECORD} as passkey from ironpace.passkeys p where p.credential_id = ${bytes("$1::text")} for update`,
    [credentialId],
  );
  return row?.passkey;
}

/** Undefined, and nothing written, when the key is somebody's already. */
export async function insertPasskey(transaction: Transaction, passkey: NewPasskey): Promise<PasskeyRecord | undefined> {
  await transaction.query(
    `insert into ironpace.passkeys
       (user_id, credential_id, public_key, sign_count, transports, aaguid, backup_eligible, backed_up, friendly_name, created_at, updated_at)
     values ($1, ${bytes("$2::text")}, ${bytes("$3::text")}, $4, $5, $6, $7, $8, $9, $10, $10) on conflict do nothing`,
    [
      passkey.userId,
      passkey.credentialId,
      passkey.publicKey,
      String(passkey.signCount),
      JSON.stringify(passkey.transports),
      passkey.aaguid,
      String(passkey.backupEligible),
      String(passkey.backedUp),
      passkey.friendlyName,
      passkey.now.toISOString(),
    ],
  );
  const found = await findPasskey(transaction, passkey.credentialId);
  return found?.user_id === passkey.userId ? found : undefined;
}

export async function markPasskeyUsed(transaction: Transaction, id: string, signCount: number, now: Date): Promise<void> {
  await transaction.query("update ironpace.passkeys set sign_count = $2, last_used_at = $3, updated_at = $3 where id = $1", [
    id,
    String(signCount),
    now.toISOString(),
  ]);
}

export async function renamePasskey(transaction: Transaction, id: string, friendlyName: string, now: Date): Promise<void> {
  await transaction.query("update ironpace.passkeys set friendly_name = $2, updated_at = $3 where id = $1", [
    id,
    friendlyName,
    now.toISOString(),
  ]);
}

export async function deletePasskey(transaction: Transaction, id: string): Promise<void> {
  await transaction.query("delete from ironpace.passkeys where id = $1", [id]);
}

export interface NewPasskeyChallenge {
  readonly id: string;
  /** Who registers a key; null for a sign-in, where nobody is known yet. */
  readonly userId: string | null;
  readonly challenge: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertPasskeyChallenge(
  transaction: Transaction,
  { id, userId, challenge, now, expiresAt }: NewPasskeyChallenge,
): Promise<void> {
  await transaction.query(
    "insert into ironpace.passkey_challenges (id, user_id, challenge_type, challenge, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)",
    [id, userId, userId === null ? "authentication" : "registration", challenge, now.toISOString(), expiresAt.toISOString()],
  );
}

/** The challenge, which nobody can answer a second time; undefined for an unknown, used or expired one. */
export async function takePasskeyChallenge(
  transaction: Transaction,
  id: string,
  userId: string | null,
  now: Date,
): Promise<string | undefined> {
  const [row] = await transaction.query<{ challenge: string }>(
    `delete from ironpace.passkey_challenges where id = $1 and user_id is not distinct from $2::uuid and expires_at > $3 returning challenge`,
    [id, userId, now.toISOString()],
  );
  return row?.challenge;
}
