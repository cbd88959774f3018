type Row = Readonly<Record<string, unknown>> | null;

/** What the athlete has told so far: the current row of each table, null without one. */
export interface Told {
  readonly personal: Row;
  readonly strength: Row;
  readonly gymnastics: Row;
  readonly conditioning: Row;
  readonly context: Row;
  readonly motivation: Row;
  readonly hasCompetitionResult: boolean;
}

/** The seven steps and the columns that must be filled for each. */
const requiredColumns = {
  personal: ["age", "gender", "training_years", "training_level", "primary_focus"],
  strength: ["back_squat", "deadlift", "clean_and_jerk", "snatch", "overhead_press"],
  gymnastics: ["strict_pullups", "handstand_pushups", "bar_muscle_ups", "ring_muscle_ups", "handstand_walk"],
  conditioning: ["row_500m", "run_5k", "run_10k", "ftp_20min", "vo2_max"],
  context: ["short_term_goals", "long_term_goals", "upcoming_competition", "competition_date", "injuries"],
  motivation: ["motivation_drivers", "training_style_preferences", "training_dislikes"],
} as const satisfies Partial<Record<keyof Told, readonly string[]>>;

export const STEP_COUNT = Object.keys(requiredColumns).length + 1;

/** How many of the seven steps are complete. */
export function completedSteps(told: Told): number {
  const tables = Object.keys(requiredColumns) as (keyof typeof requiredColumns)[];
  const filled = tables.filter((table) => requiredColumns[table].every((column) => isFilled(told[table]?.[column])));
  return filled.length + (told.hasCompetitionResult ? 1 : 0);
}

/** Whole percent, rounded down. */
export function completionPercent(steps: number): number {
  return Math.floor((100 * steps) / STEP_COUNT);
}

/** 0 and "no" are answers; an empty text is not. */
function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
