import { isProviderEnabled } from "#backend/auth/sign-in-settings.ts";
import { callbackAddress } from "./confirm-email.ts";

export type Provider = "google" | "apple";

/** The provider refused or is switched off: the sentence is for the person. */
export class ProviderRefusal extends Error {}

/** Leaves the page for the provider. Asks the server first, because a provider that is off would end on a page of JSON. */
export async function signInWithProvider(provider: Provider): Promise<void> {
  if (!(await isProviderEnabled(provider))) throw new ProviderRefusal("Unsupported provider: provider is not enabled");
  const { signingIn } = await import("#backend/auth/auth-clients.ts");
  const { error } = await signingIn.signInWithOAuth({ provider, options: { redirectTo: callbackAddress(), ...requests[provider] } });
  if (error) throw new ProviderRefusal(error.message);
}

const requests = {
  google: { queryParams: { access_type: "offline", prompt: "consent" } },
  apple: { scopes: "name email" },
};
