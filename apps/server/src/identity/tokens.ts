import { type JSONWebKeySet, type JWK, SignJWT, errors, importJWK, jwtVerify } from "jose";
import { z } from "zod";
import type { AccessTokenClaims } from "./caller.ts";

/** Seconds an access token is valid. */
export const ACCESS_TOKEN_LIFETIME = 3600;

export interface SignedToken {
  readonly token: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  /** Seconds. */
  readonly expiresIn: number;
}

export interface Tokens {
  readonly jwks: JSONWebKeySet;
  signAccessToken(claims: Omit<AccessTokenClaims, "iss" | "iat" | "exp">): Promise<SignedToken>;
  /** Rejects with `TokenError` unless the token is one of ours, for a signed-in user, and not expired. */
  verifyAccessToken(token: string): Promise<AccessTokenClaims>;
}

export class TokenError extends Error {
  readonly reason: "expired" | "invalid";

  constructor(reason: TokenError["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "TokenError";
    this.reason = reason;
  }
}

const ALGORITHM = "ES256";
const AUDIENCE = "authenticated";

/** Access tokens signed with one key. Nothing in a token chooses how it is verified: algorithm and key are fixed here. */
export async function createTokens(signingKey: JWK & { readonly kid: string }, issuer: string, clock: () => Date): Promise<Tokens> {
  const publicJwk = publicPart(signingKey);
  const [privateKey, publicKey] = await Promise.all([importJWK(signingKey, ALGORITHM), importJWK(publicJwk, ALGORITHM)]);
  const header = { alg: ALGORITHM, typ: "JWT", kid: signingKey.kid };
  return {
    jwks: { keys: [publicJwk] },
    async signAccessToken(claims) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_LIFETIME;
      const token = await new SignJWT({ ...claims, iss: issuer, iat: issuedAt, exp: expiresAt })
        .setProtectedHeader(header)
        .sign(privateKey);
      return { token, expiresAt, expiresIn: ACCESS_TOKEN_LIFETIME };
    },
    async verifyAccessToken(token) {
      // The issuer is not compared: only this installation has the key, and its address may change, or be several.
      const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: clock(), requiredClaims: ["exp", "sub"] };
      const { payload } = await jwtVerify(token, publicKey, options).catch(refuse);
      if (!verifiedClaims(payload)) throw new TokenError("invalid", "the token is not one of a signed-in user");
      return payload;
    },
  };
}

function publicPart({ kty, crv, x, y, kid }: JWK): JWK {
  return {
    ...(kty && { kty }),
    ...(crv && { crv }),
    ...(x && { x }),
    ...(y && { y }),
    ...(kid && { kid }),
    alg: ALGORITHM,
    use: "sig",
    key_ops: ["verify"],
  };
}

const claimsSchema = z.looseObject({ sub: z.uuid(), role: z.literal("authenticated"), session_id: z.string() });

function verifiedClaims(payload: unknown): payload is AccessTokenClaims {
  return claimsSchema.safeParse(payload).success;
}

function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new TokenError("expired", "token is expired", { cause: error });
  throw new TokenError("invalid", error instanceof Error ? error.message : "token is malformed", { cause: error });
}
