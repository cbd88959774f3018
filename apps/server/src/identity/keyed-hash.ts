import { createHmac, hkdfSync } from "node:crypto";

export interface KeyedHash {
  /** Hex of an HMAC-SHA256 under a key made for `purpose`. Short texts, such as codes of six digits, cannot be found from it by trying. */
  keyedHash(text: string, purpose: string): string;
}

export function createKeyedHash({ d }: { readonly d: string }): KeyedHash {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", Buffer.from(d, "base64url"), "", `keyed hash/${purpose}`, 32));
  return { keyedHash: (text, purpose) => createHmac("sha256", keyFor(purpose)).update(text).digest("hex") };
}
