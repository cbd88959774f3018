import type { Day } from "@ironpace/training";
import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import type { PlanView, SessionView } from "../model/plan-view.ts";
import { planKeys } from "./plan-keys.ts";

export interface SessionResult {
  readonly sessionId: string;
  /** Effort 1-10 as the athlete felt it; absent when not given. */
  readonly rpe?: number;
  /** The day it was done; absent for now. */
  readonly doneOn?: Day;
}

/** Marks a session as done and writes it to the ledger. Calling it again with an effort adds the effort. */
async function completeSession({ sessionId, rpe, doneOn }: SessionResult): Promise<void> {
  const { error } = await supabase.rpc("complete_session", {
    session_id: sessionId,
    ...(rpe === undefined ? {} : { session_rpe: rpe }),
    ...(doneOn === undefined ? {} : { done_on: doneOn }),
  });
  if (error) throw error;
}

/** Takes a completion back. */
async function reopenSession(sessionId: string): Promise<void> {
  const { error } = await supabase.rpc("reopen_session", { session_id: sessionId });
  if (error) throw error;
}

/** Shows the session as done at once; a refusal puts it back. */
export function useCompleteSession(): UseMutationResult<void, Error, SessionResult, Rollback> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: completeSession,
    onMutate: ({ sessionId, rpe, doneOn }) =>
      patchSession(queryClient, sessionId, ({ sessionRpe: _, ...session }) => ({
        ...session,
        completed: true,
        ...(rpe === undefined ? {} : { sessionRpe: rpe }),
        ...(doneOn === undefined ? {} : { doneOn }),
      })),
    onError: (_error, _result, rollback) => rollback?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: planKeys.all }),
  });
}

export function useReopenSession(): UseMutationResult<void, Error, string, Rollback> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: reopenSession,
    onMutate: (sessionId) =>
      patchSession(queryClient, sessionId, ({ sessionRpe: _, doneOn: _day, ...session }) => ({ ...session, completed: false })),
    onError: (_error, _sessionId, rollback) => rollback?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: planKeys.all }),
  });
}

type Rollback = () => void;

/** Changes a session in every plan that is in the cache; the returned function puts the plans back as they were. */
async function patchSession(queryClient: QueryClient, sessionId: string, change: (session: SessionView) => SessionView): Promise<Rollback> {
  await queryClient.cancelQueries({ queryKey: planKeys.details });
  const before = queryClient.getQueriesData<PlanView | null>({ queryKey: planKeys.details });
  queryClient.setQueriesData<PlanView | null>({ queryKey: planKeys.details }, (plan) =>
    plan ? { ...plan, sessions: plan.sessions.map((session) => (session.id === sessionId ? change(session) : session)) } : plan,
  );
  return () => before.forEach(([key, plan]) => queryClient.setQueryData(key, plan));
}
