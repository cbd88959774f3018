import { readdirSync, readFileSync } from "node:fs";
import type { Athlete } from "../src/athlete/athlete.ts";

export interface ReferenceAthlete {
  /** The name of the file without its ending, e.g. "hyrox-intermediate-knee". */
  readonly name: string;
  readonly athlete: Athlete;
  /** Weeks of the block that is read. */
  readonly weeks: number;
  /** Belongs to the ten whose every decision is kept as a digest. */
  readonly isDigested: boolean;
}

/** Blocks that are not five weeks long: those that lead to a race, or show twelve weeks without one. */
const WEEKS: { readonly [name: string]: number } = {
  "general-elite-no-race": 12,
  "hyrox-beginner-twelve-weeks": 12,
  "hyrox-mixed-doubles": 8,
  "running-beginner-first-half": 12,
  "running-marathon-330": 12,
  "triathlon-first-70-3": 12,
};

const DIGESTED: ReadonlySet<string> = new Set([
  "crossfit-elite-pounds",
  "crossfit-intermediate-shoulder",
  "general-master-back",
  "hyrox-advanced-race",
  "hyrox-intermediate-knee",
  "powerlifting-advanced-meet",
  "running-advanced-10k",
  "running-beginner-first-5k",
  "strength-beginner-home",
  "triathlon-intermediate-busy",
]);

/** The 24 people whose plans are read by hand. `npm run plan -- --athlete <file> --weeks <n>` prints the plan of one. */
export const REFERENCE_ATHLETES: readonly ReferenceAthlete[] = readdirSync(new URL("reference/", import.meta.url))
  .filter((file) => file.endsWith(".json"))
  .toSorted()
  .map((file) => {
    const name = file.slice(0, -".json".length);
    const athlete = JSON.parse(readFileSync(new URL(`reference/${file}`, import.meta.url), "utf8")) as Athlete;
    return { name, athlete, weeks: WEEKS[name] ?? 5, isDigested: DIGESTED.has(name) };
  });
