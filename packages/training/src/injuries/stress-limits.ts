import { REGIONS, type Region, type Stress } from "../catalogue/exercise.ts";
import type { Grade, InjuryReading } from "./injury.ts";
import { keptRuns, runReturnOf } from "./return-ladder/run-rows.ts";

export type StressLimits = { readonly [region in Region]: Stress } & {
  /** Exercises that a sore region keeps although they load it more. */
  readonly kept?: { readonly [region in Region]?: readonly string[] };
};

const LIMIT_AT: { readonly [grade in Grade]: Stress } = { 0: 3, 1: 2, 2: 1, 3: 0 };

/** The highest stress an exercise may put on each region; 3 is no limit. */
export function stressLimits(reading: InjuryReading): StressLimits {
  const limits = Object.fromEntries(REGIONS.map((region) => [region, 3])) as { [region in Region]: Stress };
  for (const { region, grade } of reading.regions) {
    limits[region] = Math.min(limits[region], LIMIT_AT[grade]) as Stress;
  }
  for (const [region, stress] of Object.entries(reading.health.limits.regions) as [Region, Stress][])
    limits[region] = Math.min(limits[region], stress) as Stress;
  const kept = keptAbove(reading);
  return kept.length === 0 ? limits : { ...limits, kept: Object.fromEntries(kept) };
}

/** What the return ladders keep, but for what an operation or a condition limits besides. */
function keptAbove({ regions, health }: InjuryReading): (readonly [Region, readonly string[]])[] {
  return regions.flatMap((finding) => {
    const row = health.limits.regions[finding.region] === undefined ? runReturnOf(finding) : undefined;
    return row === undefined ? [] : [[finding.region, keptRuns(row)] as const];
  });
}
