import type { Pool } from "../catalogue/ladders/ladders.ts";
import { LADDERS } from "../catalogue/ladders/ladders.ts";
import { isRacePace } from "../season/ladders/run-stimuli.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import type { WeekFrame } from "../season/phases.ts";
import type { RunHistory } from "./run-history.ts";

/** So many things may grow in one week (dose-progression.md section 3). */
const MOST = 2;
/** A long run grows when it is longer than this share of the longest before. */
const GROWS = 1.02;

/** The pools whose ladders may take a step this week: with a long run or stations that grow there is room for one. */
export function risingPools(frame: WeekFrame, slots: readonly SessionSlot[], history: RunHistory): ReadonlySet<Pool> {
  const stimuli = slots.flatMap(({ stimulus }) => stimulus ?? []);
  const race = stimuli.find(isRacePace);
  const pools = [...new Set(stimuli.map((stimulus) => LADDERS[stimulus].pool))];
  const long = slots.some(({ code, minutes }) => code === "RL" && minutes * 60 > history.longest * GROWS);
  const stations = slots.some(({ code }) => code === "HX");
  const left = MOST - Number(long) - Number(stations);
  if (pools.length <= left) return new Set(pools);
  // The pace of the race has to grow into its last big session; the rest waits for it.
  if (race !== undefined) return new Set([LADDERS[race].pool]);
  const turn = frame.macroWeek % pools.length;
  return new Set([...pools.slice(turn), ...pools.slice(0, turn)].slice(0, Math.max(left, 1)));
}
