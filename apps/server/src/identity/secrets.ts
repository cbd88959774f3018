import { randomBytes } from "node:crypto";
import { type JWK, calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import { z } from "zod";

const privateKey = z.looseObject({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
});

export const secretsSchema = z.object({
  signingKey: privateKey,
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
});

/** What only this installation knows: the key that signs access tokens, and the two API keys. */
export type Secrets = z.infer<typeof secretsSchema>;

export async function makeSecrets(): Promise<Secrets> {
  const { privateKey: key } = await generateKeyPair("ES256", { extractable: true });
  const jwk: JWK = await exportJWK(key);
  const kid = await calculateJwkThumbprint(jwk);
  return secretsSchema.parse({
    signingKey: { ...jwk, kid, alg: "ES256", use: "sig" },
    publishableKey: apiKey("sb_publishable"),
    secretKey: apiKey("sb_secret"),
  });
}

function apiKey(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString("base64url")}`;
}
