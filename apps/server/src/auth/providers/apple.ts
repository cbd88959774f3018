import { importPKCS8, SignJWT } from "jose";
import { ClientSecretPost } from "openid-client";
import { openIdProvider } from "./open-id-provider.ts";
import type { Provider } from "./provider.ts";

export interface AppleSettings {
  /** The services id. */
  readonly clientId: string;
  /** Bundle ids of the apps whose ID tokens are taken too. */
  readonly otherClientIds: readonly string[];
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 in PEM, as in the .p8 file; line ends may be written `\n`. */
  readonly privateKey: string;
  readonly issuer: string;
}

const secretLifetime = "5m";

/** Apple's client secret is a token signed with the developer's key; with a name or address asked for, the answer comes as a form that is posted. */
export function apple(settings: AppleSettings, callbackUrl: string): Provider {
  return openIdProvider({
    name: "apple",
    issuer: settings.issuer,
    clientId: settings.clientId,
    otherClientIds: settings.otherClientIds,
    clientAuth: async () => ClientSecretPost(await clientSecret(settings)),
    scopes: ["openid", "name", "email"],
    parameters: { response_mode: "form_post" },
    callbackUrl,
  });
}

async function clientSecret({ clientId, teamId, keyId, privateKey, issuer }: AppleSettings): Promise<string> {
  const key = await importPKCS8(privateKey.replaceAll("\\n", "\n"), "ES256");
  return new SignJWT({})
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(secretLifetime)
    .sign(key);
}
