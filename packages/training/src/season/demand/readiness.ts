import type { DemandItem, Readiness } from "../../model/plan-demand.ts";
import type { Metres } from "../../units/units.ts";
import type { SeasonDemand } from "./demand.ts";

/** Shares of the floor; a kilometre in twenty is nothing. */
const READINESS_SHARES = { ready: 0.95, tight: 0.85, runWalk: 0.7 } as const;

/** Share of the week's running that finishing asks for, beside a long run that is far enough. */
const FEW_KILOMETRES = 0.75;

/** How far the smallest share of what a race asks for carries (race-demands.md section 12). */
export function getReadiness(reach: number): Readiness {
  if (reach >= READINESS_SHARES.ready) return "ready";
  if (reach >= READINESS_SHARES.tight) return "tight";
  return reach >= READINESS_SHARES.runWalk ? "run-walk" : "not-ready";
}

/** Metres of the longest run and the biggest week before a race. */
export interface ReachedRunning {
  readonly longest: Metres;
  readonly week: Metres;
}

/** The smallest share of what a race asks of running. */
export function runningReach({ longest, week }: ReachedRunning, { longestRun, peakWeek }: SeasonDemand): number {
  return Math.min(longest / longestRun.floor, week / peakWeek.floor);
}

/** By what the goal asks for; who trains enough to finish is never sent to another race for want of the goal's kilometres. */
export function runningReadiness(reached: ReachedRunning, asked: SeasonDemand, toFinish: SeasonDemand): Readiness {
  const found = getReadiness(runningReach(reached, asked));
  if (found === "ready" || found === "tight") return found;
  // Whoever runs the distance that it takes finishes, with fewer kilometres in the week than would be better.
  const runsFarEnough =
    reached.longest >= READINESS_SHARES.ready * toFinish.longestRun.floor && reached.week >= FEW_KILOMETRES * toFinish.peakWeek.floor;
  if (runsFarEnough) return "tight";
  return runningReach(reached, toFinish) >= READINESS_SHARES.ready ? "tight" : found;
}

/** Whatever the share: below this longest run a race of the length is not started (race-demands.md section 12). */
const LEAST_LONG_RUN: readonly (readonly [race: Metres, run: Metres])[] = [
  [30_000, 18_000],
  [15_000, 8000],
];

export function isTooShort(race: Metres, longestRun: Metres): boolean {
  const least = LEAST_LONG_RUN.find(([metres]) => race > metres);
  return least !== undefined && longestRun < least[1];
}

/** Nobody is ready for a race whose swim, ride or run this plan does not hold at all, or of which a part is never done by race day. */
export function readinessWith(found: Readiness, items: readonly DemandItem[]): Readiness {
  const isMissing = items.some(({ unit, inPlan, reached }) => reached <= 0 || (unit !== "times" && inPlan <= 0));
  return found === "ready" && isMissing ? "tight" : found;
}
