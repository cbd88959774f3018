import { distanceText, toKilograms } from "@ironpace/contract";
import type { DistanceUnit, ExerciseItem, MainFormat } from "@ironpace/training";
import { getPaceRange } from "./pace-range.ts";

/** Where a plan has an exercise and what it says of it beyond its sets; kept on this device only. */
export interface PlannedLine {
  readonly block: "skill" | "strength" | "mainWorkout";
  /** Planned effort, 1-10. */
  readonly rpe?: number;
  /** Seconds per `per`; `fastest` is the smaller number. */
  readonly pace?: NonNullable<ExerciseItem["pace"]>;
  /** "2:01–2:06 /500 m, 18–22 strokes/min" */
  readonly intensity?: string;
  /** What to mind while doing it. */
  readonly cue?: string;
  /** Seconds one set takes, where the plan times it. */
  readonly seconds?: number;
  /** A distance is only what the planned time covers: the rep is over when its seconds are. */
  readonly isByTime?: true;
  /** Each set is done on the left and on the right; amounts are of one side. */
  readonly eachSide: boolean;
  /** Exercises that can take its place. */
  readonly substitutes: readonly string[];
  /** Seconds with rests, for the picture of the session. */
  readonly totalSeconds: number;
}

/** One line of warm-up or cooldown: it is ticked, not logged. */
export interface TickLine {
  readonly id: string;
  readonly name: string;
  /** "5:30 min", "2 × 12", "8 reps" */
  readonly amount: string;
  /** Weight of a warm-up set, kilograms. */
  readonly kilograms?: number;
  readonly cue?: string;
  /** "5:40–6:10 /km" of a stretch that has a pace. */
  readonly pace?: string;
  /** What it takes, for the picture of the session. */
  readonly seconds?: number;
}

/** A line of one distance: "1.4 km", "200 m"; undefined for what is counted or timed. */
function lineDistance({ amount }: TickLine): { readonly value: string; readonly unit: string } | undefined {
  const [, value, unit] = /^([\d.,]+)\s(km|m|mi)$/u.exec(amount.trim()) ?? [];
  return value === undefined || unit === undefined ? undefined : { value, unit };
}

/** A distance or a time apart from its unit, "1.4" and "km", "5:30" and "min"; empty for what is counted. */
export function lineAmount(line: TickLine): { readonly figure?: string; readonly measure?: string } {
  const distance = lineDistance(line);
  if (distance !== undefined) return { figure: distance.value, measure: distance.unit };
  const [figure, measure] = lineSeconds(line) === undefined ? [] : line.amount.trim().split(/\s+/u);
  return figure === undefined || measure === undefined ? {} : { figure, measure };
}

/** The exercise of a line, without which of its sets it is: "Back squat" of "Back squat, build-up 2". */
export function lineExercise({ name }: TickLine): string {
  return name.replace(/, .*$/u, "");
}

/** Seconds of a line that lasts so long once: "2 min", "5:30 min", "45 s"; undefined for what is counted, or done more than once. */
export function lineSeconds({ amount }: TickLine): number | undefined {
  const [, whole, rest = "0", unit] = /^(\d+)(?::([0-5]\d))?\s*(min|s)$/u.exec(amount.trim()) ?? [];
  if (whole === undefined) return undefined;
  return unit === "s" ? (rest === "0" ? Number(whole) : undefined) : 60 * Number(whole) + Number(rest);
}

/** How the main work is done. */
export interface DraftFormat extends Pick<MainFormat, "kind" | "label" | "rounds" | "capMinutes" | "target"> {
  /** In an EMOM: every movement in every turn, not one after the other. */
  readonly together?: boolean;
  /** Seconds between rounds. */
  readonly restBetween?: number;
}

/** What a plan says of an exercise, with paces and distances in the athlete's unit. */
export function plannedLine(block: PlannedLine["block"], item: ExerciseItem, unit: DistanceUnit): PlannedLine {
  const { rpe, pace, intensity, notes, substitutions, dose } = item;
  const seconds = secondsOfSide(item);
  return {
    block,
    ...(rpe === undefined ? {} : { rpe }),
    ...(pace === undefined ? {} : { pace }),
    ...(intensity === undefined ? {} : { intensity: distanceText(intensity, unit) }),
    ...(notes === undefined ? {} : { cue: distanceText(notes, unit) }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(isByTime(item) ? { isByTime: true as const } : {}),
    eachSide: isEachSide(item),
    substitutes: substitutions ?? [],
    totalSeconds: dose.totalSeconds,
  };
}

/** Repetitions that the plan gives by time, as "5 × 5 min". */
export function isByTime({ duration, sets = 1, dose }: ExerciseItem): boolean {
  return duration !== undefined && sets > 1 && dose.seconds !== undefined;
}

/** Seconds of one set; of one side where both are done: "40 s each side" is 40 although the set takes 80. */
export function secondsOfSide(item: ExerciseItem): number | undefined {
  const { seconds } = item.dose;
  return seconds !== undefined && isEachSide(item) ? seconds / 2 : seconds;
}

function isEachSide({ reps = "", duration = "" }: ExerciseItem): boolean {
  return /each side/.test(`${reps} ${duration}`);
}

/** The lines of a warm-up or a cooldown; a ramp to the working weight is a line for each of its sets. */
export function tickLines(items: readonly ExerciseItem[], unit: DistanceUnit): readonly TickLine[] {
  return items.flatMap((item) => rampLines(item) ?? [plainLine(item, unit)]);
}

function plainLine(
  { id, name, sets = 1, reps, duration, distance, notes, pace, intensity, dose }: ExerciseItem,
  unit: DistanceUnit,
): TickLine {
  const range = getPaceRange({ ...(pace === undefined ? {} : { pace }), intensity: distanceText(intensity ?? "", unit) });
  const once = distanceText(reps ?? distance ?? duration ?? "", unit);
  return {
    id,
    name,
    amount: sets > 1 ? `${sets} × ${once}` : once,
    ...(notes === undefined ? {} : { cue: distanceText(notes, unit) }),
    ...(range === undefined ? {} : { pace: `${range.text} ${range.unit}` }),
    seconds: dose.totalSeconds,
  };
}

/** "First 5 × 50 and 3 × 87.5 kg." before a later lift (packages/training, build-up.ts): a line for each of these sets; undefined of any other note. */
export function buildUpLines({ id, name, notes = "" }: ExerciseItem): readonly TickLine[] | undefined {
  const [, written = "", unit] = BUILD_UP.exec(notes) ?? [];
  const sets = [...written.matchAll(/(\d+) × ([\d.]+)/gu)];
  if (sets.length === 0) return undefined;
  return sets.map(([, reps = "", load], index) => ({
    id: `${id}:up:${index + 1}`,
    name: `${name}, warm-up ${index + 1}`,
    amount: reps,
    kilograms: toKilograms(Number(load), unit === "lb" ? "lb" : "kg"),
  }));
}

const BUILD_UP = /^First (\d+ × [\d.]+(?:(?:, | and )\d+ × [\d.]+)*) (kg|lb)\.\s*/u;

/** "8-5-3" at "20 → 40 → 60 kg". */
function rampLines({ id, name, reps = "", weight = "", dose }: ExerciseItem): readonly TickLine[] | undefined {
  const counts = reps.split("-");
  const [, written = "", unit] = /^(.+?)\s*(kg|lb)?$/.exec(weight) ?? [];
  const loads = written.split(" → ").map(Number);
  if (loads.length < 2 || loads.length !== counts.length || loads.some(Number.isNaN)) return undefined;
  return loads.map((load, index) => ({
    id: `${id}:${index + 1}`,
    name: `${name}, ${index === 0 ? "light set" : `build-up ${index}`}`,
    amount: counts[index] ?? "",
    seconds: dose.totalSeconds / loads.length,
    kilograms: toKilograms(load, unit === "lb" ? "lb" : "kg"),
  }));
}
