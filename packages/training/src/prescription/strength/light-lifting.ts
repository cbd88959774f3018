import type { SessionBrief } from "../../context/draft.ts";

/** Days on which nothing is lifted near its limit: deloads, the easy days after a race, and the first days of lifting after them. */
export function isLightLifting({ frame, isRecovery, isFirstBack, spares }: SessionBrief): boolean {
  return frame.isDeload || isRecovery || isFirstBack || spares === "after-simulation";
}
