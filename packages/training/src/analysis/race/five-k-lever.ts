import type { ConditioningBenchmarks } from "../../athlete/athlete.ts";
import { clampVdot, raceTime, vdotFromRace } from "../../physiology/running.ts";
import { plausible5k } from "../../physiology/vdot-choice.ts";
import type { Seconds } from "../../units/units.ts";
import { type Lever, timeLever } from "./timed-race.ts";

/** VDOT points by which an entered 5 km may differ from what the other times say and still be the 5 km of today. */
const SAME_FORM = 2;

/** The 5 km time to move: the athlete's own, as entered, else what the other times predict, marked as an estimate. */
export function fiveKLever(conditioning: ConditioningBenchmarks, vdot: number): Lever {
  const own = own5k(conditioning, vdot);
  const lever = timeLever("run5k", "5 km", today5k(conditioning, vdot), 5, 0.1);
  return own === undefined ? { ...lever, isEstimated: true } : lever;
}

/** VDOT with another 5 km time: it moves by what lies between the two, so that the entered time changes nothing. */
export function vdotWith5k(conditioning: ConditioningBenchmarks, vdot: number, run5k: Seconds): number {
  return clampVdot(vdot + vdotFromRace(5000, run5k) - vdotFromRace(5000, today5k(conditioning, vdot)));
}

function today5k(conditioning: ConditioningBenchmarks, vdot: number): Seconds {
  return Math.round(own5k(conditioning, vdot) ?? raceTime(vdot, 5000));
}

function own5k(conditioning: ConditioningBenchmarks, vdot: number): Seconds | undefined {
  const own = plausible5k(conditioning.run5k);
  return own !== undefined && Math.abs(vdotFromRace(5000, own) - vdot) <= SAME_FORM ? own : undefined;
}
