import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Metres } from "../../units/units.ts";

/** Session RPE of a deload's fast run: easy running with half of the last dose in it. */
export const TOUCH_RPE = 5;

const THRESHOLD_RPE = 7;
/** Least running of a deload week in which warm-up, a touch of threshold pace and easy running fit into one run. */
const MIN_DELOAD_RUNNING: Metres = 13_000;

/** Whether a deload's fast run keeps about half of its last dose: one of the week does (dose-progression.md section 3). */
export function touchesThreshold(
  { highestRpe, level, runReturn }: Pick<PlanContext, "highestRpe" | "level" | "runReturn">,
  { isDeload, season }: Pick<WeekFrame, "isDeload" | "season">,
  { code, stimulus, isRecovery, isTaper }: Pick<SessionSlot, "code" | "stimulus" | "isRecovery" | "isTaper">,
): boolean {
  const isFast = code === "RT" || code === "RI";
  const hasRoom = (season?.run?.metres ?? MIN_DELOAD_RUNNING) >= MIN_DELOAD_RUNNING && level !== "beginner" && runReturn === undefined;
  return isFast && stimulus !== undefined && isDeload && !isRecovery && !isTaper && highestRpe >= THRESHOLD_RPE && hasRoom;
}
