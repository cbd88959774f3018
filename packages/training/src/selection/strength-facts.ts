import type { Athlete, Level, Sex } from "../athlete/athlete.ts";
import type { Capacities } from "../athlete/capacities.ts";
import type { Kilograms } from "../units/units.ts";

/** What decides how hard an exercise is for an athlete; unknown is absent. */
export interface StrengthFacts {
  readonly level: Level;
  readonly sex?: Sex | undefined;
  readonly bodyWeight?: Kilograms | undefined;
  /** One-repetition maxima. */
  readonly backSquat?: Kilograms | undefined;
  readonly deadlift?: Kilograms | undefined;
  readonly benchPress?: Kilograms | undefined;
  readonly overheadPress?: Kilograms | undefined;
  readonly barbellRow?: Kilograms | undefined;
  /** Most strict repetitions. */
  readonly pullUps?: number | undefined;
  readonly handstandPushUps?: number | undefined;
}

/** Of a strict handstand push-up the press carries this share of the body (exercise-selection.md section 4). */
const HANDSTAND_SHARE = 0.65;
/** Press relative to bench press, and bench press to back squat (load-plausibility.md section 2, strength.md section 4). */
const PRESS_OF_BENCH = 0.62;

/** The athlete's maxima; a best set of handstand push-ups says more of the press than a ratio does. */
export function strengthFacts(athlete: Athlete, lifts: Capacities["lifts"]): StrengthFacts {
  const { bodyWeight, level, sex, gymnastics } = athlete;
  const { handstandPushUps, strictPullUps } = gymnastics;
  const byHandstand =
    bodyWeight === undefined || handstandPushUps === undefined || handstandPushUps < 1
      ? 0
      : HANDSTAND_SHARE * bodyWeight * (1 + handstandPushUps / 30);
  const known = (kilograms: number): Kilograms | undefined => (kilograms > 0 ? kilograms : undefined);
  const press = Math.max(byHandstand, lifts.overheadPress?.oneRepMax ?? 0);
  return {
    level,
    sex,
    bodyWeight,
    backSquat: lifts.backSquat?.oneRepMax,
    deadlift: lifts.deadlift?.oneRepMax,
    overheadPress: known(press),
    benchPress: known(Math.max(byHandstand / PRESS_OF_BENCH, lifts.benchPress?.oneRepMax ?? 0)),
    barbellRow: lifts.barbellRow?.oneRepMax,
    pullUps: strictPullUps,
    handstandPushUps,
  };
}

/** A pull-up more is worth a thirtieth of the body's weight (exercise-selection.md section 4). */
const REPS_PER_WEIGHT = 30;

/** The facts after a gain of all maxima. */
export function strongerFacts(facts: StrengthFacts, gain: number): StrengthFacts {
  if (gain === 1) return facts;
  const more = (kilograms: Kilograms | undefined): Kilograms | undefined => (kilograms === undefined ? undefined : kilograms * gain);
  const { backSquat, deadlift, benchPress, overheadPress, barbellRow, pullUps } = facts;
  return {
    ...facts,
    backSquat: more(backSquat),
    deadlift: more(deadlift),
    benchPress: more(benchPress),
    overheadPress: more(overheadPress),
    barbellRow: more(barbellRow),
    pullUps: pullUps === undefined || pullUps < 1 ? pullUps : pullUps + REPS_PER_WEIGHT * (gain - 1),
  };
}
