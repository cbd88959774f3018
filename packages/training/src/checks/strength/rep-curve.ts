import { findExercise } from "../../catalogue/exercises.ts";
import { prilepinRange } from "../../physiology/prilepin.ts";
import { percentOfOneRepMax } from "../../physiology/rpe-curve.ts";
import type { ExerciseItem } from "../../model/plan.ts";
import { inSession, type Rule } from "../rule.ts";

/** Half an RPE point and the rounding to it, in percent. */
const TOLERANCE = 2;
/** Easier sets may be lighter than the curve says: technique, deload. */
const CURVE_FROM_RPE = 6.5;

/** Rule 5: loads, repetitions and RPE agree with the curve; Olympic lifts and sets of 80 % and more stay within Prilepin's totals. */
export const repCurve: Rule = ({ sessions, on }) =>
  sessions.flatMap((session) =>
    [...session.blocks.strength, ...session.blocks.skill].flatMap((item) =>
      [...curveProblems(item, on(session.date).loading.rpe), ...totalProblems(item, on(session.date).reading.health.limits.fewestReps)].map(
        (message) => inSession("rep-curve", session, `${item.name}: ${message}`),
      ),
    ),
  );

function curveProblems(item: ExerciseItem, highestRpe: number): string[] {
  const percent = findPercent(item);
  const reps = item.dose.reps === undefined || item.reps?.endsWith("each side") !== true ? item.dose.reps : item.dose.reps / 2;
  if (percent === undefined || reps === undefined || item.rpe === undefined) return [];
  const expected = percentOfOneRepMax(reps, item.rpe);
  const problem = `${reps} reps at ${percent.toFixed(1)}% and RPE ${item.rpe}`;
  if (item.rpe > highestRpe) return [`RPE ${item.rpe} is above ${highestRpe}`];
  if (percent > expected + TOLERANCE) return [`too heavy: ${problem}`];
  return item.rpe >= CURVE_FROM_RPE && percent < expected - TOLERANCE ? [`too light: ${problem}`] : [];
}

function totalProblems(item: ExerciseItem, fewestReps: number): string[] {
  const percent = findPercent(item);
  const exercise = findExercise(item.name);
  if (percent === undefined || exercise === undefined || (percent < 80 && exercise.movementPattern !== "olympic")) return [];
  // Prilepin counted singles to sixes of grown lifters: whose health asks for long sets does more repetitions with less.
  if (fewestReps > 1 && (item.dose.reps ?? 0) <= fewestReps) return [];
  const total = (item.sets ?? 1) * (item.dose.reps ?? 0);
  const highest = prilepinRange(percent)?.total.highest ?? Number.POSITIVE_INFINITY;
  return total > highest ? [`${total} reps at ${percent.toFixed(1)}%, at most ${highest}`] : [];
}

function findPercent({ load }: ExerciseItem): number | undefined {
  return load?.oneRepMax === undefined ? undefined : (100 * load.kilograms) / load.oneRepMax;
}
