import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getSignInSettings, type SignInSettings } from "#backend/auth/sign-in-settings.ts";
import { settingsKeys } from "./settings-keys.ts";

const signInSettingsQueryOptions = () => queryOptions({ queryKey: settingsKeys.signIn, queryFn: getSignInSettings });

export function useSignInSettings(): UseQueryResult<SignInSettings> {
  return useQuery(signInSettingsQueryOptions());
}
