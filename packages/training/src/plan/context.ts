import type { Athlete, Level, Sex } from "../athlete/athlete.ts";
import { assessCapacities, type Capacities } from "../athlete/capacities.ts";
import type { Day } from "../calendar/day.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import { type StressLimits, stressLimits } from "../injuries/stress-limits.ts";
import { type LoadingLimits, loadingLevel, loadingLimits } from "../physiology/loading-limits.ts";
import { emptyBar } from "../physiology/rounding.ts";
import type { Kilograms } from "../units/units.ts";
import { type ExercisePicker, exercisePicker } from "./exercise-picker.ts";

/** Everything about the athlete that sessions are built from, worked out once per plan. */
export interface PlanContext {
  readonly athlete: Athlete;
  /** The level whose limits apply. */
  readonly level: Level;
  readonly sex: Sex | undefined;
  readonly capacities: Capacities;
  readonly reading: InjuryReading;
  readonly limits: StressLimits;
  readonly loading: LoadingLimits;
  readonly bar: Kilograms;
  /** A beginner without any run time: runs and walks in turn. */
  readonly isNoviceRunner: boolean;
  /** No session and no set is planned above this RPE: below 10 in pregnancy or with a condition to be cleared. */
  readonly highestRpe: number;
  readonly picker: ExercisePicker;
}

export function planContext(athlete: Athlete, reading: InjuryReading, today: Day): PlanContext {
  const limits = stressLimits(reading);
  const level = loadingLevel(athlete.level, athlete.trainingYears);
  const capacities = assessCapacities(athlete, today);
  return {
    athlete,
    level,
    sex: athlete.sex,
    capacities,
    isNoviceRunner: level === "beginner" && capacities.paces === undefined,
    reading,
    limits,
    loading: loadingLimits(athlete),
    bar: emptyBar(athlete.sex),
    highestRpe: highestRpe(reading),
    picker: exercisePicker(athlete, reading, limits),
  };
}

function highestRpe(reading: InjuryReading): number {
  if (reading.pregnancy) return 6;
  return reading.conditions.length > 0 ? 7 : 10;
}
