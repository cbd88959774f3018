import type { PlanContext } from "../context/context.ts";
import type { WeekFrame } from "../season/phases.ts";
import type { SessionSlot } from "../context/session-slot.ts";

/** Session RPE of a deload's fast run: easy running with half of the last dose in it. */
export const TOUCH_RPE = 6;

const THRESHOLD_RPE = 7;

/** Whether a deload's fast run keeps about half of its last dose: one of the week does (dose-progression.md section 3). */
export function touchesThreshold(
  { highestRpe }: Pick<PlanContext, "highestRpe">,
  { isDeload }: Pick<WeekFrame, "isDeload">,
  { code, stimulus, isRecovery, isTaper }: Pick<SessionSlot, "code" | "stimulus" | "isRecovery" | "isTaper">,
): boolean {
  const isFast = code === "RT" || code === "RI";
  return isFast && stimulus !== undefined && isDeload && !isRecovery && !isTaper && highestRpe >= THRESHOLD_RPE;
}
