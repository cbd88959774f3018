import { type CryptoKey, type JSONWebKeySet, type JWK, importJWK } from "jose";
import type { Secrets } from "./secrets.ts";

/** What the operator has given in place of the installation's own key, so that tokens of and for other programs are understood. */
export interface GivenTokenKeys {
  /** Shared secret of HS256, as older Supabase projects have it. */
  readonly jwtSecret?: string | undefined;
  /** Private key that signs, ES256 or RS256. */
  readonly jwtKey?: JWK | undefined;
}

export interface TokenKey {
  readonly algorithm: "ES256" | "RS256" | "HS256";
  readonly key: CryptoKey | Uint8Array;
  readonly kid?: string | undefined;
  /** Other programs sign with it too, and need not name an audience. */
  readonly shared?: true;
}

export interface TokenKeys {
  readonly signing: TokenKey;
  /** Every one of them may have signed a token that is shown. */
  readonly verifying: readonly TokenKey[];
  /** Those that the operator has given: what they sign with one of their roles is an API key. */
  readonly given: readonly TokenKey[];
  readonly jwks: JSONWebKeySet;
}

/** A given private key signs, else a given secret, else the installation's own key. What may sign is also believed. */
export async function tokenKeys({ signingKey }: Secrets, { jwtSecret, jwtKey }: GivenTokenKeys = {}): Promise<TokenKeys> {
  const shared =
    jwtSecret === undefined ? undefined : ({ algorithm: "HS256", key: new TextEncoder().encode(jwtSecret), shared: true } as const);
  if (shared && !jwtKey) return { signing: shared, verifying: [shared], given: [shared], jwks: { keys: [] } };
  const pair = await keyPair(jwtKey ?? signingKey);
  const secret = shared ? [shared] : [];
  const given = jwtKey ? [pair.verifying, ...secret] : secret;
  return { signing: pair.signing, verifying: [pair.verifying, ...secret], given, jwks: { keys: [pair.publicJwk] } };
}

async function keyPair(jwk: JWK): Promise<{ readonly signing: TokenKey; readonly verifying: TokenKey; readonly publicJwk: JWK }> {
  const algorithm = jwk.kty === "RSA" ? "RS256" : "ES256";
  const publicJwk = publicPart(jwk, algorithm);
  const [key, publicKey] = await Promise.all([importJWK({ ...jwk, key_ops: ["sign"] }, algorithm), importJWK(publicJwk, algorithm)]);
  return { signing: { algorithm, key, kid: jwk.kid }, verifying: { algorithm, key: publicKey, kid: jwk.kid }, publicJwk };
}

const PUBLIC = ["kty", "crv", "x", "y", "n", "e", "kid"] as const;

function publicPart(jwk: JWK, algorithm: string): JWK {
  const known = PUBLIC.flatMap((name) => (jwk[name] === undefined ? [] : [[name, jwk[name]]]));
  return { ...Object.fromEntries(known), alg: algorithm, use: "sig", key_ops: ["verify"] };
}
