import { z } from "zod";

/** The longest free texts, in characters, as the database takes them. */
export const TEXT_LIMITS = {
  injuries: 4000,
  short_term_goals: 4000,
  long_term_goals: 4000,
  upcoming_competition: 200,
  competition_type: 100,
  motivation_drivers: 4000,
  training_style_preferences: 4000,
  training_dislikes: 4000,
  competition_name: 200,
  wod_name: 100,
  result: 200,
  notes: 4000,
} as const;

/** A free text: trimmed, null when nothing is left of it. */
export function textSchema(column: keyof typeof TEXT_LIMITS): z.ZodType<string | null, string> {
  const limit = TEXT_LIMITS[column];
  return z
    .string()
    .trim()
    .max(limit, `At most ${limit.toLocaleString("en")} characters`)
    .transform((text) => (text === "" ? null : text));
}
