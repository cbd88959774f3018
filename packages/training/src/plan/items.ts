import { formatClock, formatDistance, formatLoad } from "../units/format.ts";
import type { Choice } from "./exercise-picker.ts";
import type { DraftItem } from "./draft.ts";
import type { PlanContext } from "./context.ts";
import type { Load } from "./plan.ts";

/** Seconds of work per repetition of a strength exercise. */
export const SECONDS_PER_REP = 3.5;

export interface SetsInput {
  readonly sets: number;
  readonly reps: number;
  readonly restSeconds: number;
  readonly eachSide?: boolean;
  readonly rpe?: number;
  readonly load?: Load;
  readonly why?: string;
  readonly notes?: string;
}

/** Sets × repetitions with rest. */
export function setsItem(context: PlanContext, choice: Choice, input: SetsInput): DraftItem {
  const { sets, reps, restSeconds, rpe, load } = input;
  const sides = input.eachSide === true ? 2 : 1;
  return {
    ...identity(context, choice),
    sets,
    reps: input.eachSide === true ? `${reps} each side` : String(reps),
    ...(load === undefined ? {} : { weight: weightText(context, load), load }),
    ...(rpe === undefined ? {} : { intensity: `RPE ${rpe}`, rpe }),
    restBetweenSets: formatClock(restSeconds),
    ...(input.why === undefined ? {} : { why: input.why }),
    ...(input.notes === undefined ? {} : { notes: input.notes }),
    dose: { reps: reps * sides, restSeconds, totalSeconds: Math.round(sets * (reps * sides * SECONDS_PER_REP + restSeconds)) },
  };
}

export interface TimedInput {
  readonly seconds: number;
  readonly sets?: number;
  readonly restSeconds?: number;
  readonly rpe?: number;
  readonly notes?: string;
  readonly why?: string;
}

/** One or more stretches of time. */
export function timedItem(context: PlanContext, choice: Choice, input: TimedInput): DraftItem {
  const sets = input.sets ?? 1;
  const restSeconds = input.restSeconds ?? 0;
  return {
    ...identity(context, choice),
    ...(sets === 1 ? {} : { sets }),
    duration: durationText(input.seconds),
    ...(input.rpe === undefined ? {} : { intensity: `RPE ${input.rpe}`, rpe: input.rpe }),
    ...(restSeconds === 0 ? {} : { restBetweenSets: formatClock(restSeconds) }),
    ...(input.notes === undefined ? {} : { notes: input.notes }),
    ...(input.why === undefined ? {} : { why: input.why }),
    dose: {
      seconds: input.seconds,
      ...(restSeconds === 0 ? {} : { restSeconds }),
      totalSeconds: Math.round(sets * (input.seconds + restSeconds)),
    },
  };
}

/** Name, what it replaced and what may replace it: the start of every line. */
export function identity(context: PlanContext, choice: Choice): Pick<DraftItem, "name" | "replaced" | "substitutions"> {
  const substitutions = context.picker.substitutions(choice.exercise);
  return {
    name: choice.exercise.name,
    ...(choice.replaced === undefined ? {} : { replaced: choice.replaced }),
    ...(substitutions.length === 0 ? {} : { substitutions }),
  };
}

/** "105 kg", "225 lb", "2 × 16 kg" */
export function weightText({ unit }: PlanContext, load: Load): string {
  return `${load.perHand ? "2 × " : ""}${formatLoad(load.kilograms, unit)}`;
}

/** "45 s", "20 min", "1:30 min" */
export function durationText(seconds: number): string {
  if (seconds < 90 && seconds !== 60) return `${Math.round(seconds)} s`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${formatClock(seconds)} min`;
}

export function distanceText(metres: number): string {
  return formatDistance(metres);
}
