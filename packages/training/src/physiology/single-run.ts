import type { Metres } from "../units/units.ts";

/** A run this much longer than the longest of the last 30 days carries a higher injury hazard (Schuster Brandt Frandsen et al. 2025). */
const SPIKE = 1.1;

/** The longest next run that is no single-run spike. */
export function longestSafeRun(longestOfLast30Days: Metres): Metres {
  return SPIKE * longestOfLast30Days;
}

/** Whether a run is more than 10 % longer than the longest of the last 30 days. */
export function isSingleRunSpike(run: Metres, longestOfLast30Days: Metres): boolean {
  return run > longestSafeRun(longestOfLast30Days) + 1e-6;
}
