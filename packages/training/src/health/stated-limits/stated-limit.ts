import type { Day } from "../../calendar/day.ts";
import type { HealthLimits } from "../limits.ts";
import type { Period } from "./period.ts";

/** A limit that the athlete quotes, theirs or a professional's: an upper bound, word for word, for as long as it says (special-populations.md section 2.6). */
export interface StatedLimit {
  /** As the athlete wrote it. */
  readonly phrase: string;
  readonly limits: Partial<HealthLimits>;
  readonly period: Period;
  /** The first day of one that begins later: that of the operation before it. */
  readonly from?: Day;
  /** A professional or a clearance stands with it. */
  readonly isByProfessional: boolean;
  /** What the plan does about it where no field of the limits says it. */
  readonly cue?: string;
}
