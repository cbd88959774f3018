import { type UseMutationResult, type UseQueryResult, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import { deviceText } from "../model/device.ts";
import { settingsKeys } from "./settings-keys.ts";

/** A session of this account: a browser or an app that is signed in. */
export interface Device {
  readonly sessionId: string;
  /** "Chrome on Windows" */
  readonly name: string;
  /** Network address, when known. */
  readonly ip: string | null;
  readonly signedInAt: Date;
  /** The last refresh, at most an hour old on a device in use. */
  readonly lastUsedAt: Date;
  readonly secondFactor: boolean;
  readonly isThisOne: boolean;
}

/** This one first, then the latest used. */
async function getDevices(): Promise<readonly Device[]> {
  const { data, error } = await supabase.rpc("list_own_sessions");
  if (error) throw error;
  return data.map((row) => ({
    sessionId: row.id ?? "",
    name: deviceText(row.user_agent),
    ip: row.ip,
    signedInAt: new Date(row.created_at ?? 0),
    lastUsedAt: new Date(row.last_used_at ?? 0),
    secondFactor: row.two_factor === true,
    isThisOne: row.is_current === true,
  }));
}

const devicesQueryOptions = () => queryOptions({ queryKey: settingsKeys.devices, queryFn: getDevices, staleTime: 0 });

export function useDevices(): UseQueryResult<readonly Device[]> {
  return useQuery(devicesQueryOptions());
}

/** Signs one device out by the id of its session, or with "others" all but this one. */
async function endSessions(which: string): Promise<void> {
  const { error } =
    which === "others" ? await supabase.rpc("end_other_sessions") : await supabase.rpc("end_own_session", { session_id: which });
  if (error) throw error;
}

export function useEndSessions(): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSessions,
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKeys.devices }),
  });
}
