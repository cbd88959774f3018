import { type ApiKeyRole, apiKeyRoles } from "./api-keys.ts";
import { type KeyedHash, createKeyedHash } from "./keyed-hash.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { type SealedText, createSealedText } from "./sealed-text.ts";
import type { Secrets } from "./secrets.ts";
import { type Tokens, createTokens } from "./tokens.ts";

/** Who is who: API keys, access tokens, passwords, and secrets at rest. */
export interface Identity extends Tokens, SealedText, KeyedHash {
  readonly publishableKey: string;
  readonly secretKey: string;
  apiKeyRole(key: string): ApiKeyRole | undefined;
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, passwordHash: string): Promise<boolean>;
}

export interface IdentitySettings {
  /** Where browsers reach the server; it names the issuer of the tokens. */
  readonly publicUrl: string;
  readonly passwordHashCost: number;
}

export async function createIdentity(
  secrets: Secrets,
  { publicUrl, passwordHashCost }: IdentitySettings,
  clock: () => Date,
): Promise<Identity> {
  const { publishableKey, secretKey, signingKey } = secrets;
  const tokens = await createTokens(signingKey, `${publicUrl}/auth/v1`, clock);
  return {
    ...tokens,
    ...createSealedText(signingKey),
    ...createKeyedHash(signingKey),
    publishableKey,
    secretKey,
    apiKeyRole: apiKeyRoles(secrets),
    hashPassword: (password) => hashPassword(password, passwordHashCost),
    verifyPassword,
  };
}
