import type { PlanContext } from "../context/context.ts";
import type { SessionCode } from "../model/plan.ts";
import type { Stimulus } from "../model/quality-work.ts";

/** RPE that intervals and repetitions ask for, and threshold running. */
const INTERVAL_RPE = 8;
const THRESHOLD_RPE = 7;

/**
 * The fast runs of a week under a ceiling of effort: repetitions held back to threshold are a second threshold run, so one of the runs stays
 * fast and the others are easy.
 */
export function codesUnderCeiling<Printed extends { readonly code: SessionCode }>(
  { highestRpe }: Pick<PlanContext, "highestRpe">,
  printed: readonly Printed[],
): readonly Printed[] {
  const isFast = ({ code }: Printed): boolean => code === "RT" || code === "RI";
  if (highestRpe >= INTERVAL_RPE || !printed.some(isFast)) return printed;
  const kept = printed.find(isFast);
  return printed.map((slot) => (isFast(slot) ? { ...slot, code: slot === kept ? "RT" : "RE" } : slot));
}

/** What the run trains that stays fast: threshold, below its effort a tempo run. */
export function stimulusUnderCeiling(
  { highestRpe }: Pick<PlanContext, "highestRpe">,
  stimulus: Stimulus | undefined,
): Stimulus | undefined {
  if (stimulus === undefined || highestRpe >= INTERVAL_RPE) return stimulus;
  return highestRpe >= THRESHOLD_RPE && stimulus !== "tempo" ? "threshold" : "tempo";
}
