import type { Level } from "../../athlete/athlete.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import type { Seconds } from "../../units/units.ts";

/** Rest as a share of the repetition at VO2max effort (dose-progression.md section 2.1). */
const VO2_REST: { readonly [level in Level]: number } = { beginner: 1.5, intermediate: 1, advanced: 0.85, elite: 0.75 };

/** The rest between repetitions of so many seconds, before any is taken away as a step. */
export function getRest(stimulus: Stimulus, seconds: Seconds, level: Level): Seconds {
  switch (stimulus) {
    case "tempo":
    case "threshold":
    case "bike-threshold":
    case "pace-half":
    case "pace-marathon":
      return Math.max(60, 30 * Math.round(seconds / 5 / 30));
    case "pace-10k":
      return Math.max(60, 30 * Math.round((seconds * 0.4) / 30));
    case "pace-5k":
      return Math.max(60, 15 * Math.round((seconds * 0.7) / 15));
    case "hills":
      return 105;
    case "vo2-short":
      return Math.round(seconds / 2);
    case "repetition":
      return Math.max(60, 15 * Math.round((seconds * 2.5) / 15));
    case "sweet-spot":
    case "race-power-half":
    case "race-power-full":
      return 240;
    case "swim-css":
      return Math.max(10, 5 * Math.round(seconds / 7 / 5));
    case "erg-threshold":
      return seconds >= 300 ? 120 : 90;
    case "erg-vo2":
      return Math.max(60, 15 * Math.round(seconds / 15));
    case "erg-anaerobic":
      return Math.max(90, 30 * Math.round((seconds * 3) / 30));
    default:
      return Math.max(60, 15 * Math.round((seconds * VO2_REST[level]) / 15));
  }
}
