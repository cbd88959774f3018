import { buildExerciseSearchFilter, type Tables, toExerciseOrder } from "@ironpace/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { ExportedExercise } from "../model/exercise-cells.ts";
import { type ExerciseFilter, PAGE_SIZE, type Sort } from "../model/filter.ts";

/** A row of the table; whole, so that a dialog opens without another question. */
export type AdminExercise = Pick<Tables<"exercises">, Exclude<keyof Tables<"exercises">, "difficulty_rank" | "has_video">>;

export interface ExercisesOfPage {
  readonly exercises: readonly AdminExercise[];
  /** Exercises of all pages. */
  readonly total: number;
}

/** Everything that shows the library to administrators stands below it. */
export const adminExerciseKey = ["admin", "exercises"] as const;

const COLUMNS =
  "id, name, catalogue_name, description, category, difficulty, muscle_group, equipment, movement_pattern, body_regions_stressed, substitutions, video_url, video_thumbnail_url, created_at, updated_at";
const SORT_COLUMNS: Readonly<Record<Sort, string>> = {
  name: "name",
  category: "category",
  difficulty: "difficulty_rank",
  video: "has_video",
};

export const exercisesOptions = (filter: ExerciseFilter) =>
  queryOptions({
    queryKey: [...adminExerciseKey, "list", filter],
    queryFn: () => getExercises(filter),
    // While other ones are looked for, the former stay in sight.
    placeholderData: keepPreviousData,
  });

async function getExercises(filter: ExerciseFilter): Promise<ExercisesOfPage> {
  const from = (filter.page - 1) * PAGE_SIZE;
  const sorted = matching(filter, { count: "exact" }).order(SORT_COLUMNS[filter.sort], toExerciseOrder(filter.search, !filter.descending));
  const { data, error, count } = await (filter.sort === "name" ? sorted : sorted.order("name")).range(from, from + PAGE_SIZE - 1);
  // Beyond the last page: others may have removed what was there.
  if (error?.code === "PGRST103") return { exercises: [], total: 0 };
  if (error) throw error;
  return { exercises: data, total: count ?? 0 };
}

/** Rows of one request; the service gives no more. */
const MAX_ROWS = 1000;

/** All exercises that fit, in the order of their names. */
export async function getAllExercises(filter: ExerciseFilter): Promise<readonly ExportedExercise[]> {
  const rows: ExportedExercise[] = [];
  for (;;) {
    const page = await getData(
      matching(filter)
        .order("name", toExerciseOrder(filter.search))
        .range(rows.length, rows.length + MAX_ROWS - 1),
    );
    rows.push(...page);
    if (page.length < MAX_ROWS) return rows;
  }
}

function matching({ search, category }: ExerciseFilter, options?: { readonly count: "exact" }) {
  let query = supabase.from("exercises").select(COLUMNS, options);
  if (category !== "all") query = query.eq("category", category);
  const matches = buildExerciseSearchFilter(search, ["name", "description"]);
  return matches === undefined ? query : query.or(matches);
}
