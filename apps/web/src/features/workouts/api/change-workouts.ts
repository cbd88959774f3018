import type { TablesInsert } from "@ironpace/contract";
import { useMutation, useQueryClient, type InfiniteData, type QueryClient, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { invalidateAll } from "#backend/query-keys.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { Workout } from "./workouts.ts";
import { SHOWN_IN, workoutKeys } from "./workout-keys.ts";

export type WorkoutDraft = TablesInsert<"workouts"> & { readonly id: string };

type Rollback = () => void;

/** Adds a workout, or replaces the one with its id. */
export function useSaveWorkout(): UseMutationResult<void, Error, WorkoutDraft> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: write, onSettled: () => refresh(queryClient) });
}

/** The same, seen at once; a refusal puts it back. */
export function useChangeWorkout(): UseMutationResult<void, Error, Workout, Rollback> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ performed_sessions: _, ...draft }: Workout) => write(draft),
    onMutate: (row) => patch(queryClient, (rows) => rows.map((other) => (other.id === row.id ? row : other))),
    onError: (_error, _row, rollback) => rollback?.(),
    onSettled: () => refresh(queryClient),
  });
}

/** Deleting, and taking it back; for `useDeleteWithUndo`. */
export const deletableWorkouts = { useRemove: useRemoveWorkout, useRestore: useRestoreWorkout };

function useRemoveWorkout(): UseMutationResult<void, Error, Workout, Rollback> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Workout) => {
      await getData(supabase.from("workouts").delete().eq("id", id));
    },
    onMutate: ({ id }) => patch(queryClient, (rows) => rows.filter((row) => row.id !== id)),
    onError: (_error, _row, rollback) => rollback?.(),
    onSettled: () => refresh(queryClient),
  });
}

function useRestoreWorkout(): UseMutationResult<void, Error, Workout> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ performed_sessions: work, ...workout }: Workout) => {
      await getData(supabase.rpc("restore_workout", { workout, ...(work === null ? {} : { performed_session_id: work.id }) }));
    },
    onSettled: () => refresh(queryClient),
  });
}

async function write(draft: WorkoutDraft): Promise<void> {
  await getData(supabase.from("workouts").upsert({ ...draft, user_id: await currentUserId() }, { defaultToNull: false }));
}

/** Changes the rows of every list that was read. */
async function patch(queryClient: QueryClient, change: (rows: readonly Workout[]) => readonly Workout[]): Promise<Rollback> {
  const queryKey = workoutKeys.lists;
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData<InfiniteData<readonly Workout[]>>({ queryKey });
  queryClient.setQueriesData<InfiniteData<readonly Workout[]>>({ queryKey }, (data) => data && { ...data, pages: data.pages.map(change) });
  return () => before.forEach(([key, data]) => queryClient.setQueryData(key, data));
}

async function refresh(queryClient: QueryClient): Promise<void> {
  await invalidateAll(queryClient, SHOWN_IN);
}
