import type { SessionBrief } from "../../context/draft.ts";

/** Days on which nothing is lifted near its limit: deloads, the easy days after a race, the first days of lifting after them, and beside tests and simulations. */
export function isLightLifting({ frame, isRecovery, isFirstBack, lightReason }: SessionBrief): boolean {
  return frame.isDeload || isRecovery || isFirstBack || lightReason !== undefined;
}
