import { createHash } from "node:crypto";
import type { Transaction } from "#database/database.ts";

/** Remembers an ID token until it expires. False when it was used before. */
export async function useIdToken(transaction: Transaction, idToken: string, expiresAt: Date): Promise<boolean> {
  const hash = createHash("sha256").update(idToken).digest("hex");
  const rows = await transaction.query(
    "insert into ironpace.used_id_tokens (hash, expires_at) values (decode($1, 'hex'), $2) on conflict (hash) do nothing returning hash",
    [hash, expiresAt.toISOString()],
  );
  return rows.length === 1;
}
