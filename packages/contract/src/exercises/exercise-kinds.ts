import type { Tables } from "../database.gen.ts";

type Row = Tables<"exercises">;

export const EXERCISE_CATEGORIES = ["strength", "cardio", "flexibility", "functional"] as const satisfies readonly Row["category"][];
export const EXERCISE_CATEGORY_LABELS: Readonly<Record<Row["category"], string>> = {
  strength: "Strength",
  cardio: "Cardio",
  flexibility: "Flexibility",
  functional: "Functional",
};

export const EXERCISE_DIFFICULTIES = ["beginner", "intermediate", "advanced"] as const satisfies readonly Row["difficulty"][];
export const EXERCISE_DIFFICULTY_LABELS: Readonly<Record<Row["difficulty"], string>> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};
