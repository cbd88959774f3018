import { LEVELS, type Level, type Sex } from "../../athlete/athlete.ts";
import type { HyroxDivision } from "../../catalogue/race-formats.ts";
import { stationNamed } from "../../catalogue/race-formats.ts";
import { getWhole } from "../../season/demand/hyrox/targets.ts";
import { stationSeconds } from "../../season/demand/hyrox/station-time.ts";
import type { Seconds } from "../../units/units.ts";

/** Sets that a hundred wall balls are usually broken into (race-demands.md table 6.2). */
const SETS: { readonly [level in Level]: number } = { beginner: 8, intermediate: 5, advanced: 3, elite: 2 };
const REPS = 100;
/** Seconds a repetition without any break (load-plausibility.md section 6). */
const FASTEST = 1.9;

/** Repetitions in a row that are usual at a level. */
export function usualInARow(level: Level): number {
  return 5 * Math.round(REPS / SETS[level] / 5);
}

/** The whole station for somebody who breaks it into sets of so many: between the times of the levels, which break it so often. */
export function wallBallSeconds(inARow: number, sex: Sex | undefined, division: HyroxDivision): Seconds {
  const station = stationNamed("Wall ball")!;
  const points = LEVELS.map((level) => ({
    sets: SETS[level],
    seconds: stationSeconds(station, { level, sex }, getWhole({ division }, station)),
  }));
  const sets = REPS / Math.max(1, inARow);
  const next = points.findIndex((point) => point.sets <= sets);
  const end = next === -1 ? points.length - 1 : Math.max(1, next);
  const [from, to] = [points[end - 1]!, points[end]!];
  const seconds = from.seconds + ((from.sets - sets) / (from.sets - to.sets)) * (to.seconds - from.seconds);
  return Math.max(REPS * FASTEST, seconds);
}
