import type { Level } from "../athlete/athlete.ts";
import type { Minutes } from "../units/units.ts";
import type { WeekFrame } from "./phases.ts";

/** A full or half race this close to the real one costs more than it gives (microcycles.md section 8: ten days). */
export const NO_SIMULATION_WEEKS = 1;

/** From here on the work is the race's own, whatever the phase. */
export const RACE_SPECIFIC_WEEKS = 4;

/** Which simulation a loading week holds: half of the race, three quarters, then race-pace halves; undefined in weeks without. */
export function simulationTurn({ phase, macroWeek, weeksToRace = Number.POSITIVE_INFINITY }: WeekFrame): number | undefined {
  const isSpecific = weeksToRace <= RACE_SPECIFIC_WEEKS;
  if (weeksToRace <= NO_SIMULATION_WEEKS || !(phase === "performance" || (isSpecific && phase === "development"))) return undefined;
  return (isSpecific ? RACE_SPECIFIC_WEEKS - weeksToRace : macroWeek - 1) % 4;
}

/** What half and three quarters of a race take with warm-up and cooldown; who begins stays below. */
const SIMULATION_MINUTES: { readonly [level in Level]: readonly [half: Minutes, most: Minutes] } = {
  beginner: [60, 70],
  intermediate: [70, 95],
  advanced: [75, 90],
  elite: [80, 90],
};

/** The minutes that the simulation of a week needs; undefined in weeks without. */
export function simulationMinutes(frame: WeekFrame, level: Level): Minutes | undefined {
  const turn = simulationTurn(frame);
  if (turn === undefined || frame.isDeload) return undefined;
  return SIMULATION_MINUTES[level][turn === 1 ? 1 : 0];
}
