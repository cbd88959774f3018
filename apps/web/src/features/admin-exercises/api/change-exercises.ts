import type { exerciseRow } from "@ironpace/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAll } from "#backend/query-keys.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { adminExerciseKey, type AdminExercise } from "./admin-exercises.ts";

/** Reads again what shows the library: to administrators and to athletes. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await invalidateAll(queryClient, [adminExerciseKey, ["exercises"]]);
  };
}

interface Saved {
  /** With its id, which is made where it is typed: sent again after a lost answer, it is stored once. */
  readonly id: string;
  readonly row: ReturnType<typeof exerciseRow>;
  /** As it was opened; undefined for a new one. */
  readonly before: AdminExercise | undefined;
}

export function useSaveExercise() {
  return useMutation({ mutationFn: save });
}

async function save({ id, row, before }: Saved): Promise<void> {
  if (before === undefined) {
    await getData(supabase.from("exercises").upsert({ id, ...row }, { defaultToNull: false }));
    return;
  }
  // The picture belongs to the video that was there.
  const picture = row.video_url === before.video_url ? {} : { video_thumbnail_url: null };
  const changed = await getData(
    supabase
      .from("exercises")
      .update({ ...row, ...picture })
      .eq("id", id)
      .eq("updated_at", before.updated_at)
      .select("id"),
  );
  if (changed.length === 0) throw new Error("Someone else has changed this exercise since you opened it. Close this and open it again.");
}

export function useDeleteExercise() {
  return useMutation({
    mutationFn: async ({ id }: AdminExercise) => {
      await getData(supabase.from("exercises").delete().eq("id", id));
    },
  });
}

/** Puts a deleted exercise back as it was; what was logged under its name belongs to it again. */
export function useRestoreExercise() {
  return useMutation({
    mutationFn: async (exercise: AdminExercise) => {
      await getData(supabase.from("exercises").insert(exercise));
    },
  });
}
