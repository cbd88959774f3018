import type { Athlete } from "../../athlete/athlete.ts";
import type { Capacities } from "../../athlete/capacities.ts";
import { RUN_DISTANCES } from "../../catalogue/race-formats.ts";
import { riegelTime } from "../../physiology/race-prediction.ts";
import { raceTime, vdotFromRace } from "../../physiology/running.ts";
import { formatClock, formatDistance } from "../../units/format.ts";
import type { Metres, Seconds } from "../../units/units.ts";
import { type KeyBenchmark, timed, unknown } from "./key-benchmark.ts";

interface Runner {
  readonly athlete: Athlete;
  readonly capacities: Capacities;
}

/** The predicted finish against the target, and the 5 and 10 km that go with that target. */
export function runningReadiness({ athlete, capacities }: Runner, metres: Metres, target: Seconds | undefined): readonly KeyBenchmark[] {
  const { vdot } = capacities;
  const name = `Finish over ${formatDistance(metres)}`;
  const asked = target === undefined ? undefined : vdotAskedFor(metres, target);
  const finish =
    vdot === undefined
      ? unknown(name, "Enter a 5 km or 10 km time in your profile.", target === undefined ? undefined : formatClock(target))
      : timed({ name, have: predicted(vdot.value, metres), asks: target, estimated: true, note: `Predicted from ${vdot.source}.` });
  const trials = TRIALS.filter(([, , trial]) => trial < metres).map(([label, column, trial]) => {
    const have = athlete.conditioning[column];
    const asks = asked === undefined ? undefined : raceTime(asked, trial);
    if (have === undefined)
      return unknown(label, "Not entered in your profile yet.", asks === undefined ? undefined : `about ${formatClock(asks)}`);
    return timed({
      name: label,
      have,
      asks,
      estimated: false,
      note: asks === undefined ? "Your benchmark." : "What the target needs.",
    });
  });
  return [finish, ...trials];
}

const TRIALS = [
  ["5 km", "run5k", RUN_DISTANCES["5k"]],
  ["10 km", "run10k", RUN_DISTANCES["10k"]],
] as const;

/**
 * Up to the half marathon by VDOT; beyond it from the half marathon with the exponent of runners whose weekly kilometres are not known
 * (running.md section 2): half of them are at least 10 minutes slower over a marathon than shorter races promise.
 */
function predicted(vdot: number, metres: Metres): Seconds {
  const known = Math.min(metres, RUN_DISTANCES.half);
  return riegelTime(raceTime(vdot, known), known, metres);
}

/** The VDOT that the prediction needs to reach a target. */
function vdotAskedFor(metres: Metres, target: Seconds): number {
  const known = Math.min(metres, RUN_DISTANCES.half);
  return vdotFromRace(known, target / riegelTime(1, known, metres));
}
