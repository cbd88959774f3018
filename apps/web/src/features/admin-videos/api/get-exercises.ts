import { buildExerciseSearchFilter, toExerciseOrder } from "@ironpace/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { videoKeys } from "./bucket.ts";

export interface ExerciseName {
  readonly id: string;
  readonly name: string;
}

/** Most entries of a list of suggestions. */
const MAX_SUGGESTIONS = 20;

/** Exercises in whose names every word of the search occurs, by name. */
export function useExercisesNamed(search: string, enabled: boolean) {
  return useQuery({
    queryKey: videoKeys.exercises(search),
    enabled,
    queryFn: async (): Promise<readonly ExerciseName[]> => {
      const names = supabase.from("exercises").select("id, name").order("name", toExerciseOrder(search)).limit(MAX_SUGGESTIONS);
      const matches = buildExerciseSearchFilter(search, ["name"]);
      return getData(matches === undefined ? names : names.or(matches));
    },
    placeholderData: keepPreviousData,
  });
}

/** The exercise a video is linked to. */
export function useLinkedExercise(id: string | null) {
  return useQuery({
    queryKey: videoKeys.exercise(id ?? ""),
    enabled: id !== null,
    queryFn: async (): Promise<ExerciseName | null> =>
      getData(
        supabase
          .from("exercises")
          .select("id, name")
          .eq("id", id ?? "")
          .maybeSingle(),
      ),
  }).data;
}
