import { readdirSync, readFileSync } from "node:fs";
import type { Athlete } from "../src/athlete/athlete.ts";

export interface ReferenceAthlete {
  /** The name of the file without its ending, e.g. "hyrox-intermediate-knee". */
  readonly name: string;
  readonly athlete: Athlete;
}

/** The ten people whose plans are read by hand. `npm run plan -- --athlete <file>` prints the plan of one. */
export const REFERENCE_ATHLETES: readonly ReferenceAthlete[] = readdirSync(new URL("reference/", import.meta.url))
  .filter((file) => file.endsWith(".json"))
  .toSorted()
  .map((file) => ({
    name: file.slice(0, -".json".length),
    athlete: JSON.parse(readFileSync(new URL(`reference/${file}`, import.meta.url), "utf8")) as Athlete,
  }));
