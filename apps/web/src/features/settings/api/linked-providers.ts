import type { UserIdentity } from "@supabase/auth-js";
import { type UseMutationResult, type UseQueryResult, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";
import { type SignInSettings, getSignInSettings } from "#backend/auth/sign-in-settings.ts";
import { useRefreshAccount } from "./account.ts";
import { settingsKeys } from "./settings-keys.ts";

export type Provider = "google" | "apple";

const loadLinkingClient = async () => (await import("#backend/auth/linking-client.ts")).linkingClient;

/** Leaves the page for the provider, which leads back to `page` with a code. */
async function linkProvider({ provider, page }: { readonly provider: Provider; readonly page: string }): Promise<void> {
  const client = await loadLinkingClient();
  const { error } = await client.linkIdentity({
    provider,
    options: { redirectTo: `${location.origin}${page}`, ...requests[provider] },
  });
  if (error) throw error;
}

export function useLinkProvider(): UseMutationResult<void, Error, { readonly provider: Provider; readonly page: string }> {
  return useMutation({ mutationFn: linkProvider });
}

/** Exchanges the code a provider has led back with, by which the account gets this way to sign in. */
async function finishLinking(code: string): Promise<void> {
  const client = await loadLinkingClient();
  const { error } = await client.exchangeCodeForSession(code);
  if (error) throw error;
}

export function useFinishLinking(): UseMutationResult<void, Error, string> {
  const refresh = useRefreshAccount();
  return useMutation({ mutationFn: finishLinking, onSuccess: refresh });
}

/** Takes one way to sign in away, never the last. */
async function unlinkProvider(identity: UserIdentity): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.unlinkIdentity(identity);
  if (error) throw error;
}

export function useUnlinkProvider(): UseMutationResult<void, Error, UserIdentity> {
  const refresh = useRefreshAccount();
  return useMutation({ mutationFn: unlinkProvider, onSuccess: refresh });
}

const requests = {
  google: { queryParams: { access_type: "offline", prompt: "consent" } },
  apple: { scopes: "name email" },
};

const signInSettingsQueryOptions = () => queryOptions({ queryKey: settingsKeys.signIn, queryFn: getSignInSettings });

export function useSignInSettings(): UseQueryResult<SignInSettings> {
  return useQuery(signInSettingsQueryOptions());
}
