import { buildExerciseSearchFilter, type Tables, toExerciseOrder } from "@ironpace/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { ExerciseFilter } from "../model/filter.ts";
import { MOVEMENT_FAMILIES } from "../model/filter.ts";
import { groupsOfMuscle } from "../model/muscle-work.ts";
import { EXERCISE_COLUMNS, getExercise } from "./exercise.ts";

/** A line of the index. */
export type ListedExercise = Pick<
  Tables<"exercises">,
  "id" | "name" | "catalogue_name" | "difficulty" | "muscle_group" | "equipment" | "movement_pattern" | "has_video"
>;

export const LIST_COLUMNS = "id, name, catalogue_name, difficulty, muscle_group, equipment, movement_pattern, has_video";

const PAGE_SIZE = 50;

async function getExercises(
  { search, category, difficulty, movement, muscle }: ExerciseFilter,
  from: number,
): Promise<readonly ListedExercise[]> {
  let query = supabase.from("exercises").select(LIST_COLUMNS);
  if (category !== "all") query = query.eq("category", category);
  if (difficulty !== "all") query = query.eq("difficulty", difficulty);
  if (movement !== "all") query = query.in("movement_pattern", [...MOVEMENT_FAMILIES[movement].patterns]);
  if (muscle !== "all")
    query = query.or(
      groupsOfMuscle(muscle)
        .map((group) => `muscle_group.ilike."*${group}*"`)
        .join(),
    );
  const matches = buildExerciseSearchFilter(search, ["name", "description", "muscle_group", "equipment"]);
  if (matches !== undefined) query = query.or(matches);
  return getData(query.order("name", toExerciseOrder(search)).range(from, from + PAGE_SIZE - 1));
}

/** The library by name, a page at a time. */
export const exercisesOptions = (filter: ExerciseFilter) =>
  infiniteQueryOptions({
    queryKey: ["exercises", "list", filter],
    queryFn: ({ pageParam }) => getExercises(filter, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
    // While other ones are looked for, the former stay in sight.
    placeholderData: keepPreviousData,
  });

/** One exercise by its id or its name; null when the library has none. */
export const exerciseOptions = (key: string) =>
  queryOptions({
    queryKey: ["exercises", "one", key],
    queryFn: async () => {
      const column = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key) ? "id" : "name";
      const row = await getData(supabase.from("exercises").select(EXERCISE_COLUMNS).eq(column, key).maybeSingle());
      return row === null ? null : getExercise(row);
    },
  });
