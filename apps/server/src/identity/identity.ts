import { type ApiKeyRole, apiKeyRoles } from "./api-keys.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { type SealedText, createSealedText } from "./sealed-text.ts";
import type { Secrets } from "./secrets.ts";
import { type GivenTokenKeys, tokenKeys } from "./token-keys.ts";
import { type Tokens, createTokens } from "./tokens.ts";
import { createHmac, hkdfSync } from "node:crypto";

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

interface IdentitySettings extends GivenTokenKeys {
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

interface KeyedHash {
  /** Hex of an HMAC-SHA256 under a key made for `purpose`. Short texts, such as codes of six digits, cannot be found from it by trying. */
  keyedHash(text: string, purpose: string): string;
}

function createKeyedHash({ d }: { readonly d: string }): KeyedHash {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", Buffer.from(d, "base64url"), "", `keyed hash/${purpose}`, 32));
  return { keyedHash: (text, purpose) => createHmac("sha256", keyFor(purpose)).update(text).digest("hex") };
}
