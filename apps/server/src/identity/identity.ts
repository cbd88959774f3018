import { type ApiKeyRole, apiKeyRoles } from "./api-keys.ts";
import { type KeyedHash, createKeyedHash } from "./keyed-hash.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { type SealedText, createSealedText } from "./sealed-text.ts";
import type { Secrets } from "./secrets.ts";
import { type GivenTokenKeys, tokenKeys } from "./token-keys.ts";
import { type Tokens, createTokens } from "./tokens.ts";

/** Who is who: API keys, access tokens, passwords, and secrets at rest. */
export interface Identity extends Tokens, SealedText, KeyedHash {
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Whether a call without an API key is one of a visitor, as it is behind no gateway. */
  readonly keyOptional: boolean;
  apiKeyRole(key: string): Promise<ApiKeyRole | undefined>;
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, passwordHash: string): Promise<boolean>;
}

export interface IdentitySettings extends GivenTokenKeys {
  /** Where browsers reach the server; it names the issuer of the tokens. */
  readonly publicUrl: string;
  readonly passwordHashCost: number;
  readonly apiKeyOptional?: boolean;
}

export async function createIdentity(
  secrets: Secrets,
  { publicUrl, passwordHashCost, apiKeyOptional = false, jwtSecret, jwtKey }: IdentitySettings,
  clock: () => Date,
): Promise<Identity> {
  const { publishableKey, secretKey, signingKey } = secrets;
  const keys = await tokenKeys(secrets, { jwtSecret, jwtKey });
  const tokens = createTokens(keys, `${publicUrl}/auth/v1`, clock);
  return {
    ...tokens,
    ...createSealedText(signingKey),
    ...createKeyedHash(signingKey),
    publishableKey,
    secretKey,
    keyOptional: apiKeyOptional,
    apiKeyRole: apiKeyRoles({ ...secrets, signedWith: keys.given, anyPublishable: apiKeyOptional }, clock),
    hashPassword: (password) => hashPassword(password, passwordHashCost),
    verifyPassword,
  };
}
