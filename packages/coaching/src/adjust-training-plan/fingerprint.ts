import type { ChangedRow } from "./changed-rows.ts";

/** The same changes have the same fingerprint, on whatever day they are looked at: 32 hexadecimal digits. */
export async function getFingerprint(rows: readonly ChangedRow[]): Promise<string> {
  const text = JSON.stringify(rows.map(({ id, after }) => [id, after]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
