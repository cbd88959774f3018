import type { Day } from "../../calendar/day.ts";
import type { Region } from "../../catalogue/exercise.ts";

/** What sends an athlete to a professional, whatever the number (return-ladders.md section 3, Q6). */
export const PAIN_REPORT_SIGNS = ["night-pain", "swelling", "numbness", "giving-way", "fever"] as const;
export type PainReportSign = (typeof PAIN_REPORT_SIGNS)[number];

/** How a sore region took a session and the morning after it; what was not answered is absent. */
export interface PainReport {
  readonly region: Region;
  /** The day of the session, or of a morning without one. */
  readonly on: Day;
  /** The worst pain during the session, 0-10. */
  readonly worst?: number;
  /** Limped, protected it, stopped or changed the movement. */
  readonly altered?: boolean;
  /** Pain with the first movements of the next morning, 0-10. */
  readonly morning?: number;
  /** The function test of the stage was passed. */
  readonly passed?: boolean;
  /** The athlete says that it is gone. */
  readonly isGone?: boolean;
  /** A professional has looked at it and allowed to load it. */
  readonly cleared?: "carefully" | "fully";
  readonly signs?: readonly PainReportSign[];
}
