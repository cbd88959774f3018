import type { ExerciseItem, Session } from "@ironpace/training";
import { type Plate, platesPerSide } from "#ui/training/plates.ts";
import { SAMPLE_TODAY } from "./sample-athlete.ts";
import { samplePlan } from "./sample-plan.ts";

/** The lift of today, with the numbers its load comes from. */
export interface SampleLift {
  readonly sets: number;
  readonly reps: string;
  readonly kilograms: number;
  readonly plates: readonly Plate[];
  readonly bar: number;
  /** The maximum it is a share of, in kilograms. */
  readonly maximum: number;
  readonly percent: number;
  readonly rpe: number;
  readonly rest: string;
}

/** The last interval run before today; paces in seconds per kilometre. */
export interface SampleRun {
  readonly sets: number;
  readonly duration: string;
  readonly fastest: number;
  readonly slowest: number;
}

export const sampleLift: SampleLift = findLift();
export const sampleRun: SampleRun = findRun();

function findLift(): SampleLift {
  const item = itemsOn((date) => date === SAMPLE_TODAY).find(({ name }) => name === "Back squat");
  if (item?.load?.oneRepMax === undefined || item.load.percent === undefined || item.load.bar === undefined)
    throw new Error("The sample athlete does not squat today");
  const { kilograms, bar, oneRepMax, percent } = item.load;
  return {
    sets: item.sets ?? 1,
    reps: item.reps ?? "",
    kilograms,
    plates: platesPerSide(kilograms, bar) ?? [],
    bar,
    maximum: oneRepMax,
    percent,
    rpe: item.rpe ?? 0,
    rest: item.restBetweenSets ?? "",
  };
}

function findRun(): SampleRun {
  const item = itemsOn((date) => date < SAMPLE_TODAY).findLast(({ pace }) => pace?.zone === "interval" && pace.per === "km");
  if (item?.pace === undefined) throw new Error("The sample athlete has run no intervals");
  return { sets: item.sets ?? 1, duration: item.duration ?? "", fastest: item.pace.fastest, slowest: item.pace.slowest };
}

function itemsOn(isDay: (date: string) => boolean): readonly ExerciseItem[] {
  return samplePlan.weeks.flatMap(({ sessions }) => sessions.filter(({ date }) => isDay(date)).flatMap(getWork));
}

function getWork({ blocks }: Session): readonly ExerciseItem[] {
  return [...blocks.strength, ...blocks.mainWorkout];
}
