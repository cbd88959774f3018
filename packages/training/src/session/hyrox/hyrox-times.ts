import type { Seconds, SecondsPerKilometre } from "../../units/units.ts";
import { wholeParts } from "../../units/whole-parts.ts";

/** What the parts of a Hyrox take. */
export interface HyroxTimes {
  /** Mean of the eight runs. */
  readonly run: SecondsPerKilometre;
  /** In race order. */
  readonly stations: readonly Seconds[];
  /** All sixteen ways together. */
  readonly roxzone: Seconds;
}

/** A forecast is no more exact than this. */
const HALF_MINUTE: Seconds = 30;

/** The same times in whole seconds that add up to a finish in half minutes: runs and Roxzone to the second, the stations take the rest. */
export function settleHyrox({ run, stations, roxzone }: HyroxTimes): HyroxTimes & { readonly total: Seconds } {
  const sum = 8 * run + stations.reduce((all, seconds) => all + seconds, 0) + roxzone;
  const total = HALF_MINUTE * Math.round(sum / HALF_MINUTE);
  const [pace, across] = [Math.round(run), Math.round(roxzone)];
  return { run: pace, stations: wholeParts(stations, total - 8 * pace - across), roxzone: across, total };
}
