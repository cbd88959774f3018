import type { Tables } from "@ironpace/contract";

export type WorkoutSort = "newest" | "oldest" | "title";

export interface WorkoutFilter {
  readonly search: string;
  readonly type: Tables<"workouts">["type"] | "all";
  readonly difficulty: Tables<"workouts">["difficulty"] | "all";
  readonly standing: "all" | "planned" | "completed";
  /** One that each of them has; undefined for any. */
  readonly tag: string | undefined;
  readonly sort: WorkoutSort;
}

export const EVERYTHING: WorkoutFilter = { search: "", type: "all", difficulty: "all", standing: "all", tag: undefined, sort: "newest" };

/** Whether anything is left out. */
export function isNarrowed({ sort: _, ...filter }: WorkoutFilter): boolean {
  const { sort: _sort, ...everything } = EVERYTHING;
  return Object.entries(everything).some(([key, value]) => filter[key as keyof typeof filter] !== value);
}

/** The condition that title or description hold the words, or that a tag is just them; for the `or` of the data service. Undefined without words. */
export function searchCondition(search: string): string | undefined {
  const words = search.trim();
  if (words === "") return undefined;
  const pattern = quoted(`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const tag = quoted(`{${JSON.stringify(words.toLowerCase())}}`);
  return `title.ilike.${pattern},description.ilike.${pattern},tags.cs.${tag}`;
}

/** As a value inside of `or`, where commas and brackets would end it. */
function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
