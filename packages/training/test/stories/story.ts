import type { Adjustment } from "#training/adjust/adjustment.ts";
import type { Athlete } from "#training/athlete/athlete.ts";
import type { Day } from "#training/calendar/day.ts";
import type { EffortKind } from "#training/model/effort-change.ts";
import type { PacedSession } from "#training/analysis/estimates/endurance-estimate.ts";
import type { LoggedSet } from "#training/analysis/estimates/evidence.ts";
import type { PainReport } from "#training/injuries/check-in/check-in.ts";
import type { Plan } from "#training/model/plan.ts";
import type { CheckIn } from "#training/analysis/readiness/check-in.ts";

/** How sessions of a kind went on some days, beside what was planned. */
interface Deviation {
  readonly from: Day;
  readonly to: Day;
  readonly kind?: EffortKind;
  /** Felt RPE above the planned one. */
  readonly harder?: number;
  /** Share of the planned minutes. */
  readonly share?: number;
  readonly isMissed?: boolean;
}

/** What happens on a day: something the athlete says, or what the log has gathered until then. */
export type Happening =
  | { readonly says: string; readonly does: Adjustment }
  | { readonly says: string; readonly checksIn: Omit<PainReport, "on"> & { readonly on?: Day } }
  | { readonly says: string; readonly asks: "estimates" | "effort" }
  /** Morning check-ins, the last of today: the athlete takes the first proposal. */
  | { readonly says: string; readonly wakes: readonly CheckIn[] };

/** Somebody's weeks: who, what was logged, and what a good coach does with it. */
export interface Story {
  /** File of the story, without its ending. */
  readonly name: string;
  readonly who: string;
  readonly coach: string;
  readonly athlete: Athlete;
  readonly weeks: number;
  readonly deviations?: readonly Deviation[];
  readonly sets?: readonly LoggedSet[];
  readonly paced?: readonly PacedSession[];
  readonly days: readonly (readonly [day: Day, happening: Happening])[];
  /** What must be true of the plan before and after, in the words of the claim. */
  readonly claims: { readonly [claim: string]: (before: Plan, after: Plan, texts: readonly string[]) => boolean };
}
