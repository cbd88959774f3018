import type { Pool } from "../../catalogue/ladders/dose-ladders.ts";
import { DOSE_LADDERS } from "../../catalogue/ladders/dose-ladders.ts";
import { isRacePace } from "../../season/ladders/run-stimuli.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import type { RunHistory } from "./run-history.ts";

/** So many things may grow in one week (dose-progression.md section 3). */
const MAX_RISING_POOLS = 2;
/** A long run grows when it is longer than this share of the longest before. */
const GROWN_RATIO = 1.02;

/** Hills and short repetitions are no load that has to be counted: threshold work does not wait for them. */
const SHORT_WORK: ReadonlySet<Stimulus> = new Set<Stimulus>(["hills", "repetition"]);

/** The pools whose ladders may take a step this week: with a long run or stations that grow there is room for one. */
export function risingPools(frame: WeekFrame, slots: readonly SessionSlot[], history: RunHistory): ReadonlySet<Pool> {
  const stimuli = slots.flatMap(({ stimulus }) => stimulus ?? []);
  const race = stimuli.find(isRacePace);
  const short = new Set(stimuli.filter((stimulus) => SHORT_WORK.has(stimulus)).map((stimulus) => DOSE_LADDERS[stimulus].pool));
  const pools = [...new Set(stimuli.filter((stimulus) => !SHORT_WORK.has(stimulus)).map((stimulus) => DOSE_LADDERS[stimulus].pool))];
  const long = slots.some(({ code, minutes }) => code === "RL" && minutes * 60 > history.longest * GROWN_RATIO);
  const stations = slots.some(({ code }) => code === "HX");
  const left = MAX_RISING_POOLS - Number(long) - Number(stations);
  if (pools.length <= left) return new Set([...pools, ...short]);
  // The pace of the race has to grow into its last big session; the rest waits for it.
  if (race !== undefined) return new Set([DOSE_LADDERS[race].pool, ...short]);
  const turn = frame.macroWeek % pools.length;
  return new Set([...[...pools.slice(turn), ...pools.slice(0, turn)].slice(0, Math.max(left, 1)), ...short]);
}
