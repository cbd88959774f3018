import { metricOfExercise, type SetMetric, timeText, toKilograms, toUnit } from "@ironpace/contract";
import { mannerText, partMannerText, type WodMovement, type WodScheme, type WodWork } from "@ironpace/training";
import type { Units } from "#backend/preferences/units.ts";
import { type DraftExercise, type DraftSet, emptySet, getDistanceUnit, type Maker, USUAL_REST_SECONDS } from "./draft.ts";
import type { PlannedLine } from "./runner/planned-line.ts";
import { METRES_PER_UNIT } from "./set-values.ts";

/** An EMOM of an hour has as many. */
const MAX_SETS = 60;

/** Minutes of a "death by" that are laid out; more are added as they are reached. */
export const DEATH_BY_MINUTES = 15;

/** One movement of a workout as the exercise that is logged: a set for each round, with what the text says typed in. */
export function toDraftExercise(movement: WodMovement, work: WodWork, isMain: boolean, units: Units, maker: Maker): DraftExercise {
  const metric = getMetric(movement, work.scheme);
  const distanceUnit = getDistanceUnit(movement.name, units);
  const sets = repetitions(movement, work).map((amount, index): DraftSet => ({
    ...emptySet(maker),
    typed: toTypedDose(atSet(movement, index), work.scheme, metric, amount, units, distanceUnit),
  }));
  const rest = work.restSeconds ?? (isLifting(work.scheme) ? USUAL_REST_SECONDS : 0);
  return {
    key: maker.newId(),
    name: movement.name,
    metric,
    distanceUnit,
    perHand: movement.load?.count === 2,
    rest,
    plan: {
      block: isMain ? "mainWorkout" : "strength",
      eachSide: movement.isEachSide === true,
      substitutes: [],
      totalSeconds: sets.length * (60 + rest),
      ...getGuidance(movement, work),
    },
    ...getSuperset(work),
    ...(work.scheme.kind === "max-load" ? { grows: true } : {}),
    sets: sets.slice(0, MAX_SETS),
  };
}

/** Effort, pace and how it is done, as the runner shows them beside a set. */
function getGuidance(movement: WodMovement, work: WodWork): Pick<PlannedLine, "rpe" | "intensity" | "cue"> {
  const { rpe, pace, zone, load } = movement;
  const { rpe: _, pace: _pace, zone: _zone, isEachSide: _side, ...others } = movement;
  const share =
    load?.unit === "%" && load.isPerSet !== true ? `${load.values.join("–")}%${load.of === undefined ? "" : ` of ${load.of}`}` : undefined;
  const intensity = [pace, zone, share].filter((one) => one !== undefined).join(", ");
  const cue = [mannerText(others), partMannerText(work)].filter((one) => one !== "").join(", ");
  return {
    ...(rpe?.[0] === undefined ? {} : { rpe: rpe[0] }),
    ...(intensity === "" ? {} : { intensity }),
    ...(cue === "" ? {} : { cue }),
  };
}

/** "A1" and "A2" are done in alternation. */
function getSuperset({ label }: WodWork): Pick<DraftExercise, "superset"> {
  return label !== undefined && /\d/.test(label) ? { superset: label.charAt(0) } : {};
}

/** The movement with the load of one of its sets, where each has its own. */
function atSet(movement: WodMovement, index: number): WodMovement {
  const { load } = movement;
  if (load?.isPerSet !== true) return movement;
  return { ...movement, load: { values: [load.values[index] ?? load.values.at(-1) ?? 0], unit: load.unit } };
}

/** The number of each set of a movement; undefined where it is as many as possible. */
function repetitions({ reps, list, calories }: WodMovement, { scheme, movements }: WodWork): readonly (number | undefined)[] {
  if (list !== undefined) return list;
  const each = reps ?? (typeof calories === "number" ? calories : undefined);
  const times = (count: number) => Array<number | undefined>(Math.max(1, count)).fill(each);
  switch (scheme.kind) {
    case "reps":
    case "sets":
      return scheme.reps;
    case "rounds":
      return times(scheme.rounds);
    case "emom":
      return times(scheme.inTurns ? Math.ceil(scheme.turns / turnCount(movements)) : scheme.turns);
    case "death-by":
      return Array.from({ length: DEATH_BY_MINUTES }, (_, minute) => minute + 1);
    case "intervals":
      return times(scheme.rounds);
    case "max-load":
      return [scheme.reps];
    case "amrap":
      return scheme.ladder === undefined ? times(1) : scheme.ladder;
    case "once":
    case "steady":
      return times(1);
  }
}

/** How many turns an EMOM has until the first comes again: movements can share one. */
function turnCount(movements: readonly WodMovement[]): number {
  return movements.at(-1)?.turn ?? movements.length;
}

/** Whether a part is lifted set by set, and not done against a clock. */
export function isLifting({ kind }: WodScheme): boolean {
  return kind === "sets" || kind === "max-load";
}

function getMetric({ name, metres, calories, seconds, load }: WodMovement, scheme: WodScheme): SetMetric {
  if (scheme.kind === "intervals" || (scheme.kind === "sets" && scheme.seconds !== undefined)) return "time";
  const isWeight = load?.unit === "kg" || load?.unit === "lb";
  if (metres !== undefined) return isWeight ? "weight_distance" : "distance";
  if (calories !== undefined) return "calories";
  if (seconds !== undefined) return "time";
  return isWeight || isLifting(scheme)
    ? "weight_reps"
    : metricOfExercise(name) === "weight_reps"
      ? "reps"
      : countable(metricOfExercise(name));
}

/** Repetitions of what is usually a way or a time. */
function countable(metric: SetMetric): SetMetric {
  return metric === "distance" || metric === "weight_distance" || metric === "time" ? "reps" : metric;
}

function toTypedDose(
  { metres, seconds, load }: WodMovement,
  scheme: WodScheme,
  metric: SetMetric,
  amount: number | undefined,
  units: Units,
  distanceUnit: DraftExercise["distanceUnit"],
): DraftSet["typed"] {
  const [weight] = load?.values ?? [];
  const isWeight = weight !== undefined && (load?.unit === "kg" || load?.unit === "lb");
  const time = scheme.kind === "intervals" ? scheme.work : scheme.kind === "sets" ? scheme.seconds : seconds;
  return {
    ...(isWeight && metric.startsWith("weight")
      ? {
          weight: String(load.unit === units.weight ? weight : toUnit(toKilograms(weight, load.unit === "lb" ? "lb" : "kg"), units.weight)),
        }
      : {}),
    ...(amount !== undefined && metric.endsWith("reps") ? { reps: String(amount) } : {}),
    ...(amount !== undefined && metric === "calories" ? { calories: String(amount) } : {}),
    ...(time !== undefined && metric === "time" ? { time: timeText(time) } : {}),
    ...(metres === undefined ? {} : { distance: String(Number((metres / METRES_PER_UNIT[distanceUnit]).toFixed(2))) }),
  };
}
