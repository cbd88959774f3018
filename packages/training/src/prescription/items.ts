import { ONE_ARM_LIFTS, onlyArm } from "../injuries/limits/sound-arm.ts";
import { liftOfExercise } from "../athlete/lifts/training-lifts.ts";
import { formatClock, formatDistance, formatLoad } from "../units/format.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { cardioMode } from "../catalogue/cardio-mode.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import type { DraftItem } from "../context/draft.ts";
import type { PlanContext } from "../context/context.ts";
import type { Load } from "../model/plan.ts";

/** Seconds of work per repetition of a strength exercise. */
export const SECONDS_PER_REP = 3.5;

export const EASIEST_RPE = 5;

export interface SetsInput {
  readonly sets: number;
  readonly reps: number;
  readonly restSeconds: number;
  readonly eachSide?: boolean;
  readonly rpe?: number | undefined;
  readonly load?: Load | undefined;
  readonly why?: string | undefined;
  readonly notes?: string | undefined;
}

/** Sets × repetitions with rest. */
export function setsItem(context: PlanContext, choice: Choice, input: SetsInput): DraftItem {
  const { sets, reps, restSeconds, eachSide = false, rpe, load, why, notes } = input;
  const line = startOfLine(context, choice);
  const arm = ONE_ARM_LIFTS.includes(choice.exercise.name) ? onlyArm(context.reading.regions) : undefined;
  line.sets = sets;
  line.reps = arm !== undefined ? `${reps} ${arm} arm only` : eachSide ? `${reps} each side` : String(reps);
  if (load !== undefined) {
    line.weight = weightText(context, load);
    line.load = load;
  }
  // An Olympic lift ends with speed, not with strength: repetitions in reserve say nothing about it (load-plausibility.md section 4).
  const isBySpeed = load?.oneRepMax !== undefined && choice.exercise.movementPattern.startsWith("olympic");
  if (isBySpeed) line.intensity = "fast, no grinding";
  else if (rpe !== undefined) atRpe(context, line, rpe);
  // Light weights have more in reserve than the scale counts.
  if (!isBySpeed && line.rpe === EASIEST_RPE && load?.oneRepMax !== undefined) line.intensity = `RPE ${rpe} at most`;
  line.restBetweenSets = formatClock(restSeconds);
  if (why !== undefined) line.why = why;
  if (notes !== undefined) line.notes = notes;
  const all = eachSide && arm === undefined ? 2 * reps : reps;
  return withDose(line, { reps: all, restSeconds, totalSeconds: Math.round(sets * (all * SECONDS_PER_REP + restSeconds)) });
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
  const { seconds, sets = 1, restSeconds = 0, rpe, notes, why } = input;
  const line = startOfLine(context, choice);
  if (sets !== 1) line.sets = sets;
  line.duration = durationText(seconds);
  if (rpe !== undefined) atRpe(context, line, rpe);
  if (restSeconds !== 0) line.restBetweenSets = formatClock(restSeconds);
  if (notes !== undefined) line.notes = notes;
  if (why !== undefined) line.why = why;
  const totalSeconds = Math.round(sets * (seconds + restSeconds));
  return withDose(line, restSeconds === 0 ? { seconds, totalSeconds } : { seconds, restSeconds, totalSeconds });
}

/** A line while it is put together; its dose comes last. */
type OpenItem = { -readonly [key in keyof Omit<DraftItem, "dose">]: DraftItem[key] };

/** Ends a line. */
export function withDose(line: OpenItem, dose: DraftItem["dose"]): DraftItem {
  const whole: OpenItem & { dose?: DraftItem["dose"] } = line;
  whole.dose = dose;
  return whole as DraftItem;
}

/** Name, what it replaced and what may replace it: the start of every line. */
export function startOfLine(context: PlanContext, choice: Choice): OpenItem {
  const line: OpenItem = { id: "", name: choice.exercise.name };
  if (choice.replaced !== undefined) line.replaced = choice.replaced;
  const own = getMachine(choice.exercise.name);
  // What has a percent of its own maximum is not swapped for a guess.
  const substitutions =
    isOutdoors(choice.exercise, context) || liftOfExercise(choice.exercise.name) !== undefined
      ? []
      : context.picker.substitutions(choice.exercise).filter((name) => getMachine(name) !== own);
  if (substitutions.length > 0) line.substitutions = substitutions;
  return line;
}

/** "Bike erg" of "Bike erg intervals": the same machine is no way out. */
function getMachine(name: string): string {
  return name.replace(/ intervals$/u, "");
}

/** A run, a swim and a ride are moved to another day, not to a machine; who trains on a machine may change it. */
function isOutdoors(exercise: Exercise, { athlete }: PlanContext): boolean {
  const mode = exercise.category === "cardio" ? cardioMode(exercise) : "other";
  return mode === "run" || mode === "walk" || mode === "swim" || (mode === "bike" && athlete.focus === "triathlon");
}

/** No line is harder than health allows; a ceiling of the pulse is about what goes on without a pause. */
function atRpe({ highestRpe, health }: PlanContext, line: OpenItem, wanted: number): void {
  const isCardio = findExercise(line.name)?.category === "cardio";
  const most = health.clearance === "required" ? highestRpe : isCardio ? Math.min(highestRpe, health.aerobicRpe) : health.rpe;
  const rpe = Math.min(wanted, most);
  line.intensity = `RPE ${rpe}`;
  line.rpe = rpe;
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
