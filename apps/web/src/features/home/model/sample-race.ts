import { raceLab, type TimedRace } from "@ironpace/training";
import { SAMPLE_TODAY, sampleAthlete } from "./sample-athlete.ts";
import type { RaceTable } from "./race-columns.ts";

const RACE = { name: "Hyrox", type: "hyrox", date: "2026-03-28", priority: "A", target: "sub 1:20:00" } as const;
/** 5 km times that can be tried, in seconds. */
const FASTEST = 1140;
const SLOWEST = 1380;
const STEP = 10;

export interface SampleRace {
  readonly table: RaceTable;
  readonly names: readonly string[];
  readonly sides: readonly ("iron" | "pace" | "rest")[];
  /** The 5 km of today, in seconds. */
  readonly run5k: number;
  /** Seconds that the finish may be off to either side. */
  readonly error: number;
}

/** The sample athlete's race by the engine, for every 5 km of the slider: a page without the engine looks it up. */
export function sampleRace(): SampleRace {
  const choice = { hyrox: { isPro: false, team: "singles" }, course: "flat" } as const;
  const lab = raceLab(sampleAthlete, RACE, { today: SAMPLE_TODAY, choice });
  const target = lab?.compared.find(({ id }) => id === "target");
  const run5k = lab?.levers.find(({ id }) => id === "run5k")?.value;
  if (lab?.now === undefined || target === undefined || run5k === undefined) throw new Error("The sample race cannot be taken apart");
  const steps = Array.from({ length: (SLOWEST - FASTEST) / STEP + 1 }, (_, index) => FASTEST + index * STEP);
  return {
    table: {
      from: FASTEST,
      step: STEP,
      target: rounded(target),
      races: steps.map((seconds) => rounded(lab.simulate({ run5k: seconds }) ?? lab.now!)),
    },
    names: lab.now.segments.map(({ short }) => short),
    sides: lab.now.segments.map(({ side }) => side),
    run5k: STEP * Math.round(run5k / STEP),
    error: lab.error,
  };
}

function rounded({ segments }: TimedRace): readonly number[] {
  return segments.map(({ seconds }) => Math.round(seconds));
}
