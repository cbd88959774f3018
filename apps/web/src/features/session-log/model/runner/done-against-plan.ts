import { readTime, timeText } from "@ironpace/contract";
import type { DraftExercise, SessionDraft } from "../draft.ts";
import { getValues } from "../set-values.ts";
import { loadFigure } from "./shown-set.ts";
import { paceWindow } from "./timed-set.ts";

/** One exercise as it was done beside what the plan asked for. */
export interface DoneLine {
  readonly key: string;
  readonly name: string;
  /** "5 × 4 at 112.5 kg"; undefined of what was not planned. */
  readonly planned: string | undefined;
  /** "4 × 100.0 kg", "6 reps, 2:58 on average" */
  readonly done: string;
  readonly setsDone: number;
  readonly sets: number;
  /** "All on target", "1 of 6 on target" */
  readonly verdict: string | undefined;
}

/** The exercises of a session, each against its plan. */
export function doneAgainstPlan({ exercises, weightUnit }: SessionDraft): readonly DoneLine[] {
  return exercises.map((exercise) => {
    const done = exercise.sets.filter((set) => set.done);
    return {
      key: exercise.key,
      name: exercise.name,
      planned: exercise.planned,
      done: done.length === 0 ? "Skipped" : doneText(exercise, weightUnit),
      setsDone: done.length,
      sets: exercise.grows === true ? done.length : exercise.sets.length,
      verdict: getVerdict(exercise),
    };
  });
}

function doneText(exercise: DraftExercise, unit: SessionDraft["weightUnit"]): string {
  const done = exercise.sets.filter((set) => set.done);
  const times = done.map(({ typed }) => readTime(typed.time ?? "")).filter((time) => time !== undefined);
  if (times.length > 0) {
    const average = timeText(Math.round(times.reduce((sum, time) => sum + time, 0) / times.length));
    return times.length === 1 ? average : `${times.length} × ${average} on average`;
  }
  const heaviest = done.toSorted((a, b) => getWeight(b, exercise, unit) - getWeight(a, exercise, unit))[0];
  const { weight, reps, distance, calories } = heaviest?.typed ?? {};
  const amount = reps ?? (distance === undefined ? calories && `${calories} cal` : `${distance} ${exercise.distanceUnit}`);
  const load = weight === undefined ? undefined : `${loadFigure(weight, unit)} ${unit}`;
  return [load, amount === undefined ? undefined : load === undefined && reps !== undefined ? `${amount} reps` : amount]
    .filter((part) => part !== undefined)
    .join(" × ");
}

function getWeight(set: DraftExercise["sets"][number], exercise: DraftExercise, unit: SessionDraft["weightUnit"]): number {
  return getValues(set, exercise, unit).weight_kg ?? 0;
}

/** How many of the timed reps were as fast as the plan asked; nothing where it names no pace. */
function getVerdict(exercise: DraftExercise): string | undefined {
  const judged = exercise.sets.flatMap((set) => {
    const target = set.done ? paceWindow(exercise, set.typed) : undefined;
    const time = readTime(set.typed.time ?? "");
    // A second either way is the thumb on the button.
    return target === undefined || time === undefined ? [] : [time >= target.from - 1 && time <= target.to + 1];
  });
  if (judged.length === 0) return undefined;
  const hit = judged.filter(Boolean).length;
  return hit === judged.length ? "All on target" : `${hit} of ${judged.length} on target`;
}

/** Seconds per kilometre over everything that was run by distance and time; undefined where nothing was. */
export function averagePace({ exercises, weightUnit }: SessionDraft): number | undefined {
  const timed = exercises
    .filter(({ name, metric }) => metric === "distance" && /run/i.test(name))
    .flatMap((exercise) => exercise.sets.filter(({ done }) => done).map((set) => getValues(set, exercise, weightUnit)))
    .filter(({ seconds, metres }) => seconds !== null && metres !== null);
  const metres = timed.reduce((sum, one) => sum + (one.metres ?? 0), 0);
  return metres < 200 ? undefined : (1000 * timed.reduce((sum, one) => sum + (one.seconds ?? 0), 0)) / metres;
}
