import { ClientSecretPost } from "openid-client";
import { openIdProvider } from "./open-id-provider.ts";
import type { Provider } from "./provider.ts";

export interface GoogleSettings {
  readonly clientId: string;
  /** Client ids of the apps whose ID tokens are accepted too. */
  readonly otherClientIds: readonly string[];
  readonly clientSecret: string;
  readonly issuer: string;
}

/** A refresh token comes only with `access_type=offline` and `prompt=consent`, which the browser app asks for. */
export function google({ clientId, otherClientIds, clientSecret, issuer }: GoogleSettings, callbackUrl: string): Provider {
  const clientAuth = ClientSecretPost(clientSecret);
  return openIdProvider({
    name: "google",
    issuer,
    clientId,
    otherClientIds,
    clientAuth: async () => clientAuth,
    scopes: ["openid", "email", "profile"],
    parameters: {},
    callbackUrl,
  });
}
