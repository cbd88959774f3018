import type { Metres, SecondsPerKilometre } from "./units.ts";

/** The unit an athlete's distances and paces are shown in; every distance is kept in metres, every pace per kilometre. */
export type DistanceUnit = "km" | "mi";

/** The international mile (1959), exact. */
const METRES_PER_MILE = 1609.344;

export function toMiles(metres: Metres): number {
  return metres / METRES_PER_MILE;
}

/** Seconds per mile. */
export function pacePerMile(pace: SecondsPerKilometre): number {
  return (pace * METRES_PER_MILE) / 1000;
}
