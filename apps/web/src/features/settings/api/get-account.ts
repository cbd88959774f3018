import type { Factor, User } from "@supabase/auth-js";
import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";
import { settingsKeys } from "./settings-keys.ts";

/** The account as the server has it now: address, a pending new one, identities, factors. */
async function getAccount(): Promise<User> {
  const client = await loadSessionClient();
  const { data, error } = await client.getUser();
  if (error) throw error;
  return data.user;
}

/** Sections of the page mount one after the other and share one answer; a later visit asks again. */
const SHARED_FOR = 10_000;

const accountQueryOptions = () => queryOptions({ queryKey: settingsKeys.account, queryFn: getAccount, staleTime: SHARED_FOR });

export function useAccount(): UseQueryResult<User> {
  return useQuery(accountQueryOptions());
}

/** To be called after a change of the account. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: settingsKeys.account });
}

/** The second factors that count: authenticator apps, and security keys that another client has added. */
export function verifiedFactors(user: User): readonly Factor[] {
  return (
    user.factors?.filter(({ status, factor_type }) => status === "verified" && (factor_type === "totp" || isKey({ factor_type }))) ?? []
  );
}

/** Whether the browser asks for it, in the place of a code. */
export function isKey({ factor_type }: Pick<Factor, "factor_type">): boolean {
  return factor_type === "webauthn";
}

/** Whether the account can be signed in to with a password. */
export function hasPassword(user: User): boolean {
  return user.identities?.some(({ provider }) => provider === "email") ?? false;
}
