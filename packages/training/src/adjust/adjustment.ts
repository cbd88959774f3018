import type {
  Athlete,
  Availability,
  Competition,
  ConditioningBenchmarks,
  GymnasticsBenchmarks,
  StrengthBenchmarks,
} from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
import type { PainReport } from "../injuries/check-in/check-in.ts";
import type { EffortChange } from "../model/effort-change.ts";
import type { Estimate } from "../analysis/estimates/estimate.ts";
import type { Moved } from "../analysis/estimates/moved-estimates.ts";
import type { SessionOutcome } from "../model/outcome.ts";
import type { MoveWarning } from "./choices/move-warnings.ts";
import type { Plan, PlanWeek, Referral, Session } from "../model/plan.ts";
import type { Minutes } from "../units/units.ts";

/** Something in the athlete's life that a plan has to bend to. */
export type Adjustment =
  /** Free text, as in the profile. */
  | { readonly kind: "injury"; readonly details: string }
  /** How sore regions took their sessions and the mornings after: all reports that are known. */
  | { readonly kind: "check-in"; readonly painReports: readonly PainReport[] }
  /** A competition that is new, or one that takes the place of the one on the day `instead`. */
  | { readonly kind: "competition"; readonly competition: Competition; readonly instead?: Day }
  /** No training on these days, both included. */
  | { readonly kind: "absence"; readonly reason: "illness" | "holiday"; readonly from: Day; readonly to: Day }
  /** Sessions that were not or will not be done; without ids all without an outcome since the last completed one, 7 to 28 days back. */
  | { readonly kind: "missed"; readonly sessionIds?: readonly string[] }
  | { readonly kind: "availability"; readonly availability: Availability }
  /** New values; what is not given stays. */
  | {
      readonly kind: "benchmarks";
      readonly strength?: StrengthBenchmarks;
      readonly gymnastics?: GymnasticsBenchmarks;
      readonly conditioning?: ConditioningBenchmarks;
    }
  /** What logged work has moved: the plan works with these from now on. */
  | { readonly kind: "estimates"; readonly moved: readonly Moved[]; readonly estimates: readonly Estimate[] }
  /** How the last sessions felt: a week of a little less or more of that kind. */
  | { readonly kind: "effort"; readonly efforts: readonly EffortChange[] }
  /** What there is to train with from now on; absent is a fully equipped gym. */
  | { readonly kind: "equipment"; readonly equipment?: readonly string[] }
  /** Who the athlete is now, in place of all that was known; what is absent is not known. */
  | { readonly kind: "profile"; readonly profile: PersonalFacts }
  /** Lighter days, as the athlete asks: a share of the minutes, nothing hard, or no session longer than a limit. */
  | {
      readonly kind: "ease";
      readonly from: Day;
      readonly to: Day;
      readonly share: number;
      readonly onlyEasy: boolean;
      readonly mostMinutes?: Minutes;
      readonly because?: CheckInReason;
    }
  /** A session on another day of its week; what is there takes its day. Nothing in the sessions changes. */
  | { readonly kind: "move"; readonly sessionId: string; readonly to: Day; readonly because?: CheckInReason }
  /** Another exercise in one session: every line of the exercise that the line `itemId` has is done with `by`, a name of the catalogue. */
  | { readonly kind: "swap"; readonly sessionId: string; readonly itemId: string; readonly by: string };

/** Why a morning's check-in asks for a change. */
export interface CheckInReason {
  /** "5.3 h of sleep (usually 7.4)" */
  readonly evidence: string;
  /** What it takes from the race; a sentence. */
  readonly cost?: string;
}

/** What a person says of themselves that is no benchmark. */
export type PersonalFacts = Pick<Athlete, "age" | "sex" | "bodyWeight" | "trainingYears" | "dislikes">;

/** Where the athlete stands when the plan is adjusted. */
export interface Progress {
  /** The first day that may change. */
  readonly today: Day;
  readonly outcomes: readonly SessionOutcome[];
}

/** One session before and after; absent where it was added or removed. */
export interface SessionChange {
  readonly sessionId: string;
  readonly before?: Session;
  readonly after?: Session;
  /** Why, as the end of a sentence: "because …" without the because. */
  readonly reason: string;
}

/** A plan without its sessions. */
export type PlanFrame = Omit<Plan, "weeks"> & { readonly weeks: readonly Omit<PlanWeek, "sessions">[] };

/** The parts of an athlete that an adjustment changes; absent where there was nothing. */
export type AthletePatch = Pick<
  Partial<Athlete>,
  | "injuries"
  | "injuryReports"
  | "competitions"
  | "absences"
  | "easings"
  | "painReports"
  | "lighterDays"
  | "efforts"
  | "availability"
  | "strength"
  | "gymnastics"
  | "conditioning"
  | "equipment"
  | "leftBehind"
  | keyof PersonalFacts
  | "moves"
  | "swaps"
>;

/** What an adjustment did: enough to explain it and to take it back. Plain data. */
export interface Layer {
  readonly adjustment: Adjustment;
  readonly on: Day;
  /** Every session that changed, once, in the order of the days. */
  readonly changes: readonly SessionChange[];
  /** What it means for the athlete, in sentences. */
  readonly reasons: readonly string[];
  /** For a session that was moved: what is worse in the new order of days. */
  readonly warnings?: readonly MoveWarning[];
  readonly plan: { readonly before: PlanFrame; readonly after: PlanFrame };
  readonly athlete: { readonly before: AthletePatch; readonly after: AthletePatch };
}

export type AdjustResult =
  | { readonly kind: "adjusted"; readonly plan: Plan; readonly athlete: Athlete; readonly layer: Layer }
  /** Red flags: the plan stays as it is, and the text says where to go. */
  | { readonly kind: "referral"; readonly referral: Referral };
