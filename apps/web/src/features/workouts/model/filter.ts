import type { Tables } from "@ironpace/contract";

type WorkoutSort = "newest" | "oldest" | "title";

export interface WorkoutFilter {
  readonly search: string;
  readonly type: Tables<"workouts">["type"] | "all";
  readonly difficulty: Tables<"workouts">["difficulty"] | "all";
  readonly standing: "all" | "planned" | "completed";
  /** One that each of them has; undefined for any. */
  readonly tag: string | undefined;
  readonly sort: WorkoutSort;
}

export const NO_FILTER: WorkoutFilter = { search: "", type: "all", difficulty: "all", standing: "all", tag: undefined, sort: "newest" };

/** Whether anything is left out. */
export function isNarrowed({ sort: _, ...filter }: WorkoutFilter): boolean {
  const { sort: _sort, ...everything } = NO_FILTER;
  return Object.entries(everything).some(([key, value]) => filter[key as keyof typeof filter] !== value);
}
