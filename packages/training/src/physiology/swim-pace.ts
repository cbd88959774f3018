import type { Level } from "../athlete/athlete.ts";

/** Seconds for 100 m, to plan the time only: there is no swim benchmark, so no pace is printed. */
export const SWIM_SECONDS_PER_100: { readonly [level in Level]: number } = { beginner: 150, intermediate: 125, advanced: 105, elite: 90 };
