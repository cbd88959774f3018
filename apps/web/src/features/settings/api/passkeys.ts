import { queryOptions, useMutation, type UseMutationResult, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";
import { settingsKeys } from "./settings-keys.ts";

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
}

/** In the order in which they were added. */
async function getPasskeys(): Promise<readonly Passkey[]> {
  const client = await loadSessionClient();
  const { data, error } = await client.passkey.list();
  if (error) throw error;
  return data.map(({ id, friendly_name, created_at, last_used_at }) => ({
    id,
    name: friendly_name ?? "Passkey",
    createdAt: new Date(created_at),
    lastUsedAt: last_used_at === undefined ? undefined : new Date(last_used_at),
  }));
}

const passkeysQueryOptions = () => queryOptions({ queryKey: settingsKeys.passkeys, queryFn: getPasskeys, staleTime: 0 });

export function usePasskeys(): UseQueryResult<readonly Passkey[]> {
  return useQuery(passkeysQueryOptions());
}

/** The browser asks for a finger, a face or a PIN; who dismisses that has made no key. */
async function addPasskey(): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.registerPasskey();
  if (error) throw error;
}

export function useAddPasskey(): UseMutationResult<void, Error, void> {
  return useMutation({ mutationFn: addPasskey, onSuccess: useRefreshPasskeys() });
}

interface NewName {
  readonly id: string;
  readonly name: string;
}

async function renamePasskey({ id, name }: NewName): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.passkey.update({ passkeyId: id, friendlyName: name });
  if (error) throw error;
}

export function useRenamePasskey(): UseMutationResult<void, Error, NewName> {
  return useMutation({ mutationFn: renamePasskey, onSuccess: useRefreshPasskeys() });
}

async function deletePasskey(id: string): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.passkey.delete({ passkeyId: id });
  if (error) throw error;
}

export function useDeletePasskey(): UseMutationResult<void, Error, string> {
  return useMutation({ mutationFn: deletePasskey, onSuccess: useRefreshPasskeys() });
}

function useRefreshPasskeys(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: settingsKeys.passkeys });
}
