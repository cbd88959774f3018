import type { SessionBrief, SessionDraft } from "../context/draft.ts";
import { easyAerobic } from "./easy-aerobic.ts";
import { machineSession } from "./engine-intervals.ts";

/** The hard ride: sweet spot, threshold, VO2max or the power of the race, as the season has it. */
export function bikeQuality(brief: SessionBrief): SessionDraft {
  if (brief.frame.isDeload || brief.isRecovery) return easyAerobic(brief, ["Bike erg"]);
  const { picker } = brief.context;
  return machineSession(brief, brief.stimulus ?? "bike-threshold", picker.pick("Bike erg intervals"), picker.pick("Bike erg"));
}
