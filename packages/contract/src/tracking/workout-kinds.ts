import type { Tables } from "../database.gen.ts";
import { quoteFilterValue } from "../filter-value.ts";

type Row = Tables<"workouts">;

export const WORKOUT_TYPES = ["strength", "endurance", "hybrid", "recovery"] as const satisfies readonly Row["type"][];
export const WORKOUT_TYPE_LABELS: Readonly<Record<Row["type"], string>> = {
  strength: "Strength",
  endurance: "Endurance",
  hybrid: "Hybrid",
  recovery: "Recovery",
};

export const WORKOUT_DIFFICULTIES = ["beginner", "intermediate", "advanced"] as const satisfies readonly Row["difficulty"][];
export const WORKOUT_DIFFICULTY_LABELS: Readonly<Record<Row["difficulty"], string>> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};

/** The condition that title or description hold the words, or that a tag is just them; for the `or` of the data service. Undefined without words. */
export function workoutSearch(search: string): string | undefined {
  const words = search.trim();
  if (words === "") return undefined;
  const pattern = quoteFilterValue(`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const tag = quoteFilterValue(tagList(words.toLowerCase()));
  return `title.ilike.${pattern},description.ilike.${pattern},tags.cs.${tag}`;
}

/** A list of this one tag, as the database reads it; the client would not escape it. */
export function tagList(tag: string): string {
  return `{${JSON.stringify(tag)}}`;
}
