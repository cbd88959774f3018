import { inSentence } from "../../model/words.ts";

const MACHINE_NAMES: ReadonlyMap<string, string> = new Map([
  ["Bike erg", "bike"],
  ["Row erg", "row"],
  ["Row erg intervals", "row"],
  ["Bike erg intervals", "bike"],
  ["Assault bike", "air bike"],
  ["Ski erg", "ski"],
  ["Elliptical", "elliptical"],
  ["Brisk walk", "walk"],
  ["Pool running", "pool run"],
]);

/** What people call a machine in a title. */
export function machineName(exercise: string): string {
  return MACHINE_NAMES.get(exercise) ?? inSentence(exercise);
}

/** Whole minutes at or below, at least one. */
export function minutes(seconds: number): number {
  return Math.max(60, 60 * Math.floor(seconds / 60));
}
