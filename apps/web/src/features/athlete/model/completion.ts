import type { AthleteRows } from "@ironpace/contract";

/** The seven steps of the wizard; what each is called stands in steps.ts. */
export const STEP_KEYS = ["personal", "strength", "gymnastics", "conditioning", "competition", "context", "motivation"] as const;
export type StepKey = (typeof STEP_KEYS)[number];

/** The columns that must be filled for a step; the competition step wants one result instead. */
const REQUIRED = {
  personal: ["age", "gender", "training_years", "training_level", "primary_focus"],
  strength: ["back_squat", "deadlift", "clean_and_jerk", "snatch", "overhead_press"],
  gymnastics: ["strict_pullups", "handstand_pushups", "bar_muscle_ups", "ring_muscle_ups", "handstand_walk"],
  conditioning: ["row_500m", "run_5k", "run_10k", "ftp_20min", "vo2_max"],
  context: ["short_term_goals", "long_term_goals", "upcoming_competition", "competition_date", "injuries"],
  motivation: ["motivation_drivers", "training_style_preferences", "training_dislikes"],
} as const satisfies Partial<Record<StepKey, readonly string[]>>;

/** The part of `AthleteRows` that completion depends on. */
export type Answered = { readonly [key in keyof typeof REQUIRED]: object | null } & Pick<AthleteRows, "results">;

/** The steps that are complete. */
export function completedSteps(told: Answered): readonly StepKey[] {
  return STEP_KEYS.filter((key) => {
    if (key === "competition") return told.results.length > 0;
    const row = told[key] as Readonly<Record<string, unknown>> | null;
    return REQUIRED[key].every((column) => isFilled(row?.[column]));
  });
}

/** Without these no plan knows whom it is for; a competition may not be planned at all. */
const NEEDED = {
  personal: REQUIRED.personal,
  context: ["short_term_goals", "long_term_goals", "injuries"],
} as const;

/** The required steps that are still open, in their order. */
export function openRequiredSteps(told: Pick<Answered, "personal" | "context">): readonly StepKey[] {
  return STEP_KEYS.filter((key) => {
    if (key !== "personal" && key !== "context") return false;
    const row = told[key] as Readonly<Record<string, unknown>> | null;
    return !NEEDED[key].every((column) => isFilled(row?.[column]));
  });
}

/** Whole percent of the steps, rounded down. */
export function completionPercent(completed: number): number {
  return Math.floor((100 * completed) / STEP_KEYS.length);
}

/** 0 and "no" are answers; an empty text is not. */
function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
