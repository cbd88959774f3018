import type { Factor, User } from "@supabase/auth-js";
import { type UseMutationResult, type UseQueryResult, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { loadSessionClient } from "#backend/auth/current-session.ts";
import { accountProfileQueryOptions } from "#backend/auth/account-profile.ts";
import { currentUserId } from "#backend/current-user.ts";
import { supabase } from "#backend/supabase.ts";
import { settingsKeys } from "./settings-keys.ts";

/** The account as the server has it now: address, a pending new one, identities, factors. */
async function getAccount(): Promise<User> {
  const client = await loadSessionClient();
  const { data, error } = await client.getUser();
  if (error) throw error;
  return data.user;
}

/** Sections of the page mount one after the other and share one answer; a later visit asks again. */
const SHARED_MS = 10_000;

const accountQueryOptions = () => queryOptions({ queryKey: settingsKeys.account, queryFn: getAccount, staleTime: SHARED_MS });

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

const namePart = z.string().trim().min(1, "Required").max(100, "At most 100 characters");

export const personName = z.object({ firstName: namePart, lastName: namePart });
export type PersonName = z.infer<typeof personName>;

async function saveName({ firstName, lastName }: PersonName): Promise<void> {
  const { error } = await supabase
    .from("profiles")
    .upsert({ id: await currentUserId(), first_name: firstName, last_name: lastName }, { onConflict: "id" });
  if (error) throw error;
}

export function useSaveName(): UseMutationResult<void, Error, PersonName> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveName,
    onSuccess: async () => queryClient.invalidateQueries({ queryKey: accountProfileQueryOptions(await currentUserId()).queryKey }),
  });
}

export const newEmail = z.object({ email: z.string().trim().min(1, "Required").pipe(z.email("Invalid email")) });
export type NewEmail = z.infer<typeof newEmail>;

/** Asks for another address; the links in the mails lead back to `page`. Returns the address that waits to be confirmed. */
async function changeEmail({ email, page }: NewEmail & { readonly page: string }): Promise<{ readonly pending: string | undefined }> {
  const client = await loadSessionClient();
  const { data, error } = await client.updateUser({ email }, { emailRedirectTo: `${location.origin}${page}` });
  if (error) throw error;
  return { pending: data.user.new_email || undefined };
}

export function useChangeEmail(): UseMutationResult<{ readonly pending: string | undefined }, Error, NewEmail & { readonly page: string }> {
  const refresh = useRefreshAccount();
  return useMutation({ mutationFn: changeEmail, onSuccess: refresh });
}
