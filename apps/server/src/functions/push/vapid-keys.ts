import { createECDH } from "node:crypto";
import type { Identity } from "#identity/identity.ts";

/** The key pair with which this installation shows push services who it is (RFC 8292), both as base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Derives the keys from the installation's secret, so that every process has the same ones and a backup holds them. They sign nothing but
 * requests to push services: the key of access tokens stays out of them.
 */
export function deriveVapidKeys(identity: Pick<Identity, "keyedHash">): VapidKeys {
  const curve = createECDH("prime256v1");
  // A number that is no private key of the curve comes up once in 2^32 installations.
  for (let attempt = 0; ; attempt += 1) {
    try {
      const privateKey = Buffer.from(identity.keyedHash(String(attempt), "key pair for push services"), "hex");
      curve.setPrivateKey(privateKey);
      return { publicKey: curve.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
    } catch (error) {
      if (attempt > 10) throw error;
    }
  }
}
