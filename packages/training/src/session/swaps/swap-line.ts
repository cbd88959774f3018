import { AT_START } from "../../athlete/lifts/expected-gain.ts";
import { liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { whyLoad } from "../../plan-text/explain/load.ts";
import { repCeiling } from "../../selection/gates/rep-ceiling.ts";
import { percentOfOneRepMax } from "../../physiology/rpe-curve.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { implementLoad } from "../../prescription/implement-load.ts";
import { setsItem, timedItem, weightText } from "../../prescription/items.ts";
import type { ExerciseItem } from "../../model/plan.ts";
import { effortNote } from "../../prescription/strength/accessory-dose.ts";
import { actualPercent, barLoad, maximumSource } from "../../prescription/load/bar-load.ts";
import { EACH_SIDE, HELD_EACH_SIDE } from "../../prescription/strength/exercise-form.ts";
import { maxSets, getVariation } from "../../prescription/strength/lift-dose.ts";
import { limitRpe } from "../../prescription/load/planned-set.ts";
import { isMildlyLimited, mildLoad } from "../../prescription/load/mild-limits.ts";

/** What an athlete is told about a line they chose themselves. */
const OWN_CHOICE = "You chose it instead.";
/** And about one that came with the plan. */
export const SUGGESTED_NOTE = "The coach chose it from equally good options.";

/** Dose of a line that has none of its own. */
const USUAL_DOSE = { rpe: 7, restSeconds: 60 } as const;

/** Without a bar a heavy set of few repetitions is no set. */
const REPS_BY_EFFORT = { fewest: 6, most: 12 } as const;
const MOST_REPS_EACH_SIDE = 14;

/**
 * Sets of another exercise in the place of a line: the same sets, rests and effort. A barbell gets the same percent of its own
 * maximum; from a barbell to something without one the weight goes by effort. Undefined when that would be lighter than the bar.
 */
export function swappedSets(context: PlanContext, item: ExerciseItem, by: Exercise, isLight: boolean): DraftItem | undefined {
  const choice = chosen(item, by);
  const perSide = EACH_SIDE.has(item.name) ? (item.dose.reps ?? 0) / 2 : (item.dose.reps ?? 0);
  const rpe = Math.min(item.rpe ?? USUAL_DOSE.rpe, context.loading.rpe, context.highestRpe);
  const dose = { choice, sets: item.sets ?? 1, reps: perSide, restSeconds: item.dose.restSeconds ?? USUAL_DOSE.restSeconds, rpe };
  return liftOfExercise(by.name) === undefined ? byEffort(context, item, dose) : onTheBar(context, item, dose, isLight);
}

interface Dose {
  readonly choice: Choice;
  readonly sets: number;
  readonly reps: number;
  readonly restSeconds: number;
  readonly rpe: number;
}

function onTheBar(context: PlanContext, item: ExerciseItem, dose: Dose, isDeload: boolean): DraftItem | undefined {
  const { choice, restSeconds } = dose;
  const by = choice.exercise;
  const known = item.load?.oneRepMax === undefined ? percentOfOneRepMax(dose.reps, dose.rpe) : actualPercent(item.load);
  const before = findExercise(item.name);
  const isMilder = isMildlyLimited(context, by) && (before === undefined || !isMildlyLimited(context, before));
  const percent = Math.min(known * (isMilder ? mildLoad(context, by.name) : 1), 100 * context.loading.cap);
  const lifted = { context, frame: AT_START };
  const load = barLoad(lifted, by, percent, dose.rpe);
  if (load === "below-bar") return undefined;
  const eachSide = EACH_SIDE.has(by.name);
  if (load === undefined) {
    const notes = `Work up to a weight at which ${dose.reps} reps are RPE ${dose.rpe}, and write it down.`;
    return setsItem(context, choice, { ...dose, eachSide, notes });
  }
  const real = actualPercent(load);
  const { reps, rpe } = limitRpe(real, dose.reps, Math.min(context.loading.rpe, context.highestRpe));
  const sets = Math.min(dose.sets, maxSets(real, reps, by, by.movementPattern === "olympic" ? "olympic" : "main"));
  const source = maximumSource(lifted, by);
  const why = whyLoad({ variation: getVariation(by), load, percent, reps, rpe, role: "secondary", isDeload, source, unit: context.unit });
  return setsItem(context, choice, { sets, reps, restSeconds, rpe, load, eachSide, why });
}

function byEffort(context: PlanContext, item: ExerciseItem, dose: Dose): DraftItem | undefined {
  const { choice, sets } = dose;
  const eachSide = EACH_SIDE.has(choice.exercise.name);
  const fromBar = item.load?.oneRepMax !== undefined;
  const wanted = fromBar ? Math.min(REPS_BY_EFFORT.most, Math.max(REPS_BY_EFFORT.fewest, dose.reps)) : dose.reps;
  const ceiling = repCeiling(choice.exercise.name, context.athlete);
  const most = ceiling === undefined ? Number.POSITIVE_INFINITY : Math.min(ceiling.perSet, Math.floor(ceiling.perSession / sets));
  const reps = Math.min(wanted, most, eachSide ? MOST_REPS_EACH_SIDE : Number.POSITIVE_INFINITY);
  if (reps < 1) return undefined;
  return setsItem(context, choice, { ...dose, reps, eachSide, notes: effortNote(choice, reps, dose.rpe) });
}

/** Another exercise for as long: holds, carries, jump rope. */
export function swappedTime(context: PlanContext, item: ExerciseItem, by: Exercise): DraftItem | undefined {
  const { seconds, restSeconds = 0 } = item.dose;
  if (seconds === undefined) return undefined;
  const line = timedItem(context, chosen(item, by), {
    seconds,
    sets: item.sets ?? 1,
    restSeconds,
    ...(item.rpe === undefined ? {} : { rpe: item.rpe }),
  });
  const load = implementLoad(context, by.name);
  const loaded = load === undefined ? line : { ...line, load, weight: weightText(context, load) };
  return HELD_EACH_SIDE.has(by.name) ? { ...loaded, duration: `${Math.round(seconds / 2)} s each side` } : loaded;
}

/** The exercise in the place of the one that a line has. */
export function chosen(item: ExerciseItem, by: Exercise): Choice {
  return { exercise: by, replaced: { name: item.name, reason: OWN_CHOICE } };
}
