import type { PlanContext } from "../context/context.ts";
import type { WeekFrame } from "../season/phases.ts";
import type { SessionSlot } from "../context/session-slot.ts";

/** Session RPE of a deload's threshold run: easy running with eight minutes at pace in it. */
export const TOUCH_RPE = 5;

const THRESHOLD_RPE = 7;

/**
 * Whether a deload's threshold run keeps a short touch of its pace: from development on (strength.md section 9: one or two short touches
 * of intensity). In the foundation a deload has strides alone (periodization.md section 2).
 */
export function touchesThreshold(
  { highestRpe }: Pick<PlanContext, "highestRpe">,
  { isDeload, phase }: Pick<WeekFrame, "isDeload" | "phase">,
  { code, isRecovery, isTaper }: Pick<SessionSlot, "code" | "isRecovery" | "isTaper">,
): boolean {
  return code === "RT" && isDeload && phase !== "foundation" && !isRecovery && !isTaper && highestRpe >= THRESHOLD_RPE;
}
