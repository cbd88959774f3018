import type { StepKey } from "./completion.ts";

export interface Step {
  readonly key: StepKey;
  readonly title: string;
  /** A few words under the title in the list of steps. */
  readonly note: string;
  /** What to keep in mind on this step. */
  readonly lede: string;
  readonly optional: boolean;
}

/** The steps in the order of STEP_KEYS; last_onboarding_step is an index into them. */
export const STEPS: readonly Step[] = [
  {
    key: "personal",
    title: "Personal Data",
    note: "About you",
    lede: "Your age, level and focus set how hard your plan starts.",
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
    note: "Unbroken reps",
    lede: "How many in a row, without a break. Enter 0 if you cannot do one yet.",
    optional: true,
  },
  {
    key: "conditioning",
    title: "Conditioning Benchmarks",
    note: "Row, run, bike",
    lede: "Your last all-out efforts. Not sure? Enter the slower time or the lower number.",
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
    lede: "In your own words. Your plan swaps exercises you dislike when another trains the same thing.",
    optional: true,
  },
];

export const LAST_STEP = STEPS.length - 1;

/** The index, clamped to the list. */
export function stepWithin(index: number): number {
  return Math.min(LAST_STEP, Math.max(0, index));
}
