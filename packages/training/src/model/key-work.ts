import type { Session } from "./plan.ts";

/** From this effort on endurance is steady work, not an easy session. */
const STEADY_RPE = 6;

/** Work at the pace, or in the form, of the race: race pace, compromised runs, bricks, simulations, rehearsals and races on the way. */
export function isRaceSpecific({ code, work, blocks, title }: Session): boolean {
  if (code === "RACE" || code === "HX" || code === "BK" || /rehearsal|simulation/iu.test(title)) return true;
  if (work !== undefined && /^(?:pace|race-power)-|^compromised$/u.test(work.stimulus)) return true;
  const lines = [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
  // A platform is prepared by its lifts, a workout in rounds by workouts.
  return lines.some(({ pace, load }) => pace?.zone === "race" || pace?.zone === "marathon" || (load?.percent ?? 0) >= HEAVY_PERCENT);
}

const HEAVY_PERCENT = 80;

/** Threshold and faster: what a base of easy work does not have. */
export function isThresholdWork({ work, blocks, code }: Session): boolean {
  if (work !== undefined && work.purpose !== "deload") return true;
  return code === "ML" || code === "MM" || blocks.mainWorkout.some(({ rpe = 0, name }) => rpe >= STEADY_RPE && name !== "Strides");
}
