import { queryOptions, useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import { planKeys } from "./plan-keys.ts";

/** What the ledger holds of a completed session. */
export interface SessionRecord {
  /** Minutes it really took. */
  readonly minutes?: number;
  /** 1-10 */
  readonly rpe?: number;
  readonly notes: string;
}

/** null while nothing was written down. */
async function getSessionRecord(sessionId: string): Promise<SessionRecord | null> {
  const { data, error } = await supabase
    .from("performed_sessions")
    .select("duration_minutes,session_rpe,notes")
    .eq("training_session_id", sessionId)
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  return {
    notes: data.notes ?? "",
    ...(data.duration_minutes === null ? {} : { minutes: data.duration_minutes }),
    ...(data.session_rpe === null ? {} : { rpe: data.session_rpe }),
  };
}

const sessionRecordQueryOptions = (sessionId: string) =>
  queryOptions({ queryKey: planKeys.record(sessionId), queryFn: () => getSessionRecord(sessionId) });

export function useSessionRecord(sessionId: string): UseQueryResult<SessionRecord | null> {
  return useQuery(sessionRecordQueryOptions(sessionId));
}

export interface RecordChange {
  readonly sessionId: string;
  readonly record: Required<Omit<SessionRecord, "rpe">> & Pick<SessionRecord, "rpe">;
}

/** The effort goes through the session, which tells the ledger; minutes and notes stand in the ledger only. */
async function saveSessionRecord({ sessionId, record: { minutes, rpe, notes } }: RecordChange): Promise<void> {
  if (rpe !== undefined) {
    const { error } = await supabase.rpc("complete_session", { session_id: sessionId, session_rpe: rpe });
    if (error) throw error;
  }
  const { error } = await supabase
    .from("performed_sessions")
    .update({ duration_minutes: minutes, notes: notes === "" ? null : notes })
    .eq("training_session_id", sessionId)
    .select("id")
    .single();
  if (error) throw error;
}

export function useSaveSessionRecord(): UseMutationResult<void, Error, RecordChange> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveSessionRecord, onSettled: () => queryClient.invalidateQueries({ queryKey: planKeys.all }) });
}
