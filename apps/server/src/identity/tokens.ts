import { type JSONWebKeySet, type JWTPayload, SignJWT, errors, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { AccessTokenClaims } from "./caller.ts";
import type { TokenKey, TokenKeys } from "./token-keys.ts";

const ACCESS_TOKEN_LIFETIME_SECONDS = 3600;

interface SignedToken {
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

/** Total length of the tokens that are cached: some thousands of them. */
const REMEMBERED_CHARACTERS = 4_000_000;

const AUDIENCE = "authenticated";

/** Access tokens. Nothing in a token chooses how it is verified: each key has its one algorithm. */
export function createTokens({ signing, verifying, jwks }: TokenKeys, issuer: string, clock: () => Date): Tokens {
  const header = { alg: signing.algorithm, typ: "JWT", ...(signing.kid !== undefined && { kid: signing.kid }) };
  // A signature does not become wrong, only late: a token that was checked once is looked up.
  const verified = new LRUCache<string, AccessTokenClaims>({ maxSize: REMEMBERED_CHARACTERS, sizeCalculation: (_, token) => token.length });
  return {
    jwks,
    async signAccessToken(claims) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_LIFETIME_SECONDS;
      const token = await new SignJWT({ ...claims, iss: issuer, iat: issuedAt, exp: expiresAt })
        .setProtectedHeader(header)
        .sign(signing.key);
      return { token, expiresAt, expiresIn: ACCESS_TOKEN_LIFETIME_SECONDS };
    },
    async verifyAccessToken(token) {
      const known = verified.get(token);
      if (known && known.exp > clock().getTime() / 1000) return known;
      // The issuer is not compared: only this installation has the key, and its address may change, or be several.
      const payload = await verify(token, verifying, clock()).catch(refuse);
      if (!verifiedClaims(payload)) throw new TokenError("invalid", "the token is not one of a signed-in user");
      if (payload.nbf === undefined) verified.set(token, payload);
      return payload;
    },
  };
}

/** With one of several keys the last one says what is wrong; that a token has expired only the key that signed it can tell. */
async function verify(token: string, [first, ...others]: readonly TokenKey[], now: Date): Promise<JWTPayload> {
  if (!first) throw new Error("there is no key");
  const audience = first.shared ? {} : { audience: AUDIENCE };
  const options = { algorithms: [first.algorithm], ...audience, currentDate: now, requiredClaims: ["exp", "sub"] };
  try {
    return (await jwtVerify(token, first.key, options)).payload;
  } catch (error) {
    if (others.length === 0 || error instanceof errors.JWTExpired) throw error;
    return verify(token, others, now);
  }
}

/** Every spelling that PostgreSQL takes as a UUID. */
const UUID = /^(?:[\da-f]{4}(?:-?[\da-f]{4}){7}|\{[\da-f]{4}(?:-?[\da-f]{4}){7}\})$/i;
const claimsSchema = z.looseObject({
  sub: z.string().regex(UUID),
  role: z.literal("authenticated"),
  session_id: z.string().optional(),
});

function verifiedClaims(payload: JWTPayload): payload is JWTPayload & AccessTokenClaims {
  return claimsSchema.safeParse(payload).success;
}

function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new TokenError("expired", "token is expired", { cause: error });
  throw new TokenError("invalid", error instanceof Error ? error.message : "token is malformed", { cause: error });
}
