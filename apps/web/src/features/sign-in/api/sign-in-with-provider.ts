import { useMutation } from "@tanstack/react-query";
import { isProviderEnabled } from "../../../backend/auth/enabled-providers.ts";
import { rememberSession } from "../../../backend/remembered-storage.ts";
import { supabase } from "../../../backend/supabase.ts";

export type Provider = "google" | "apple";

/** The provider refused or is switched off: the sentence is for the person. */
export class ProviderRefusal extends Error {}

/** Leaves the page for the provider. Asks the server first, because a provider that is off would end on a page of JSON. */
export async function signInWithProvider({
  provider,
  remember,
}: {
  readonly provider: Provider;
  readonly remember: boolean;
}): Promise<void> {
  if (!(await isProviderEnabled(provider))) throw new ProviderRefusal("Unsupported provider: provider is not enabled");
  rememberSession(remember);
  const { error } = await supabase.auth.signInWithOAuth({
    provider,
    options: { redirectTo: `${location.origin}/auth/callback`, ...requests[provider] },
  });
  if (error) throw new ProviderRefusal(error.message);
}

export function useSignInWithProvider() {
  return useMutation({ mutationFn: signInWithProvider });
}

const requests = {
  google: { queryParams: { access_type: "offline", prompt: "consent" } },
  apple: { scopes: "name email" },
};
