import type { PowerZones } from "./cycling.ts";
import type { RowZones } from "./rowing.ts";
import type { TrainingPaces } from "./running.ts";

/** One intensity on every machine. */
export interface IntensityZone {
  readonly name: "recovery" | "easy" | "steady" | "threshold" | "interval" | "repetition";
  /** 0-10, both ends included. */
  readonly rpe: { readonly low: number; readonly high: number };
  readonly run: keyof TrainingPaces;
  readonly row: keyof RowZones;
  readonly bike: keyof PowerZones;
  /** The talk test. */
  readonly talk: string;
}

/** The zones of all machines in one table, easiest first (running.md section 5, a convention anchored on each machine's own zones). */
export const INTENSITY_ZONES: readonly IntensityZone[] = [
  zone("recovery", 1, 2, "recovery", "ut2", "recovery", "full sentences, no effort"),
  zone("easy", 3, 4, "easy", "ut2", "endurance", "you can hold a conversation"),
  zone("steady", 5, 6, "marathon", "ut1", "tempo", "short sentences"),
  zone("threshold", 7, 7, "threshold", "at", "threshold", "a few words at a time"),
  zone("interval", 8, 9, "interval", "tr", "vo2Max", "single words"),
  zone("repetition", 9, 10, "repetition400", "an", "anaerobic", "no talking, relaxed and quick"),
];

function zone(
  name: IntensityZone["name"],
  low: number,
  high: number,
  run: IntensityZone["run"],
  row: IntensityZone["row"],
  bike: IntensityZone["bike"],
  talk: string,
): IntensityZone {
  return { name, rpe: { low, high }, run, row, bike, talk };
}
