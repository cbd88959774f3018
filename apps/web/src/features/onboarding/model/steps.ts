import type { Told } from "./told.ts";

export type StepKey = "personal" | "strength" | "gymnastics" | "conditioning" | "competition" | "context" | "motivation";

export interface Step {
  readonly key: StepKey;
  readonly title: string;
  /** A few words under the title in the list of steps. */
  readonly note: string;
  /** What to keep in mind on this step. */
  readonly lede: string;
  readonly optional: boolean;
}

/** The seven steps; last_onboarding_step is an index into them. */
export const STEPS: readonly Step[] = [
  {
    key: "personal",
    title: "Personal Data",
    note: "About you",
    lede: "Your age, level and focus decide how much you train each week.",
    optional: false,
  },
  {
    key: "strength",
    title: "Strength Benchmarks",
    note: "Your best lifts",
    lede: "The most you can lift for one rep today. If you are not sure, enter less.",
    optional: true,
  },
  {
    key: "gymnastics",
    title: "Gymnastics Skills",
    note: "Unbroken repetitions",
    lede: "How many in a row, without a break. Enter 0 if you cannot do one yet.",
    optional: true,
  },
  {
    key: "conditioning",
    title: "Conditioning Benchmarks",
    note: "Row, run, bike",
    lede: "Your last all-out efforts. If you are not sure, enter the slower time.",
    optional: true,
  },
  {
    key: "competition",
    title: "Competition Benchmarks",
    note: "Races and workouts",
    lede: "Results you are proud of, or want to beat. Add as many as you like.",
    optional: true,
  },
  {
    key: "context",
    title: "Context & Goals",
    note: "Goals, injuries, week",
    lede: "What you train for, what holds you back, and when you have time.",
    optional: false,
  },
  {
    key: "motivation",
    title: "Motivation & Training Style",
    note: "What keeps you going",
    lede: "In your own words. Your plan avoids what you dislike where it can.",
    optional: true,
  },
];

export const LAST_STEP = STEPS.length - 1;

/** The nearest index there is. */
export function stepWithin(index: number): number {
  return Math.min(LAST_STEP, Math.max(0, index));
}

/** The columns that must be filled for a step; the competition step wants one result instead. */
const REQUIRED = {
  personal: ["age", "gender", "training_years", "training_level", "primary_focus"],
  strength: ["back_squat", "deadlift", "clean_and_jerk", "snatch", "overhead_press"],
  gymnastics: ["strict_pullups", "handstand_pushups", "bar_muscle_ups", "ring_muscle_ups", "handstand_walk"],
  conditioning: ["row_500m", "run_5k", "run_10k", "ftp_20min", "vo2_max"],
  context: ["short_term_goals", "long_term_goals", "upcoming_competition", "competition_date", "injuries"],
  motivation: ["motivation_drivers", "training_style_preferences", "training_dislikes"],
} as const satisfies Partial<Record<StepKey, readonly string[]>>;

/** What is read of `Told` here; rows with more or fewer columns will do. */
export type Answered = { readonly [key in keyof typeof REQUIRED]: object | null } & Pick<Told, "results">;

/** The steps that are complete. */
export function completedSteps(told: Answered): readonly StepKey[] {
  return STEPS.map(({ key }) => key).filter((key) => {
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
export function openRequiredSteps(told: Pick<Answered, "personal" | "context">): readonly Step[] {
  return STEPS.filter(({ key }) => {
    if (key !== "personal" && key !== "context") return false;
    const row = told[key] as Readonly<Record<string, unknown>> | null;
    return !NEEDED[key].every((column) => isFilled(row?.[column]));
  });
}

/** Whole percent of the steps, rounded down. */
export function completionPercent(completed: number): number {
  return Math.floor((100 * completed) / STEPS.length);
}

/** 0 and "no" are answers; an empty text is not. */
function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
