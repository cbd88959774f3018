import type { Day } from "../calendar/day.ts";
import type { Region } from "../catalogue/exercise.ts";
import type { DayLimit } from "../free-text/day-limit.ts";
import type { ClauseReading } from "../free-text/everyday.ts";
import type { Activity } from "./activities.ts";
import type { HealthReading } from "../health/group.ts";
import type { ReadingAudit } from "../statements/audit/audit-types.ts";
import type { RunReturn } from "./return-ladder/run-return.ts";

/** 0 resolved, 1 mild, 2 moderate, 3 severe. */
export type Grade = 0 | 1 | 2 | 3;

export type Side = "left" | "right" | "both";

/**
 * What is more than tight or overused: a sudden strain of the last two weeks, a sign of a bone, a nerve or an unstable joint, or a limp or a
 * pop ("acute").
 */
export type ComplaintKind = "acute" | "bone" | "nerve" | "joint" | "strain";

/** Where pain begins; `minutes` at an easy pace of five minutes a kilometre until the athlete's own is known. */
export interface Onset {
  readonly minutes: number;
  readonly metres?: number;
}

/** One region the text complains of. */
export interface RegionFinding {
  readonly region: Region;
  readonly grade: Grade;
  /** For the note only: both sides are protected equally. */
  readonly side?: Side;
  /** 0-10, when a number was given. */
  readonly pain?: number;
  /** 0-10: the number, or the words where there is none or where they say more. */
  readonly score: number;
  readonly kind?: ComplaintKind;
  /** It comes again or goes on: every morning, for months, chronic. */
  readonly lasts?: true;
  /** Movements that the athlete does without pain, although the region is sore. */
  readonly fine?: readonly Activity[];
  /** Movements that bring it on: they are left out. */
  readonly hurts?: readonly Activity[];
  /** Last day of each activity that is left out until a day. */
  readonly hurtsUntil?: { readonly [activity in Activity]?: Day };
  /** Nothing in the words says how bad it is. */
  readonly isUnsaid?: true;
  /** Only what is named is closed: it comes after much work, or is quiet now. */
  readonly closesNothing?: true;
  /** Activities that bring it on when there is much of them, where they are named. */
  readonly after?: readonly Activity[];
  /** How far it goes without pain: "at kilometre 12", "after 40 minutes". */
  readonly onset?: Onset;
  /** It is not there now, and comes back when too much is done too soon. */
  readonly comesBack?: true;
  /** The athlete runs with it every week: the kilometres of today are what it tolerates. */
  readonly isTrainedThrough?: true;
  /** An arm that does not go all the way up, without pain. */
  readonly isShortOfRange?: true;
  /** An arm that complains of where the bar lies on the back: the squat stays, the hands move. */
  readonly isBarPosition?: true;
  /** Steps of the return that the plan took since it was told: what it was before the last, in which week, and how many weeks ago. */
  readonly climbed?: { readonly from: number; readonly week: number; readonly weeks: number };
  /** A sign or two bad sessions sent it to a professional: it waits for their word, and no calendar brings it back. */
  readonly waits?: true;
  /** It was so bad that a professional looks at it first: no calendar brings it back until their yes was told. */
  readonly isLocked?: true;
  /** It was told during the plan: its answers bring it back, and no calendar alone. */
  readonly isReported?: true;
  /** It was slight and has passed in the weeks of the plan: its graded work goes on. */
  readonly ended?: true;
  /** The day on which answers ended it. */
  readonly endedOn?: Day;
  /** The running that it keeps in a later week than the one it was told in. */
  readonly running?: RunReturn | "free";
  /** For a limit with check-ins: the score in each week between the report and its last step, and the worst of all. */
  readonly past?: readonly number[];
  readonly entered?: number;
  /** The day from which it is at this stage, for a limit with check-ins. */
  readonly since?: Day;
  /** Its last step was taken for a passed test: running comes back sooner. */
  readonly passedTest?: true;
  /** The words that named it, as the athlete wrote them. */
  readonly phrase: string;
}

export type RedFlagClass =
  | "cardiac"
  | "respiratory"
  | "neuro"
  | "nerve"
  | "cauda-equina"
  | "vascular"
  | "rhabdo"
  | "heat"
  | "trauma"
  | "infection"
  | "bone-stress"
  | "post-op"
  | "pregnancy-complication"
  | "mental-health";

export interface RedFlag {
  readonly class: RedFlagClass;
  /** The words that raised it, as the athlete wrote them. */
  readonly phrase: string;
}

/** What the free text of an athlete and the profile say about injuries and health. */
export interface InjuryReading {
  /** One finding per region: the worst one. */
  readonly regions: readonly RegionFinding[];
  readonly redFlags: readonly RedFlag[];
  /** Pregnancy, conditions, medicines, age and body weight, and what they limit. */
  readonly health: HealthReading;
  /** Parts of the text that nothing was read from, in the athlete's words. */
  readonly unread: readonly string[];
  /** Clauses about days, places and taste, which are no matter of health. */
  readonly clauses: readonly ClauseReading[];
  /** Days on which something is closed, missing or impossible. */
  readonly days: readonly DayLimit[];
  /** What of the notes no reading acts on, and what of a restriction was not read. */
  readonly audit?: ReadingAudit;
  /** The day that the text holds for: the first of the plan. */
  readonly readOn?: Day;
  /** Whole weeks of training before the reading: those of the plans before. */
  readonly weeksTrained?: number;
  /** A finding that needs professional advice although training goes on (severe, or a disc). */
  readonly professionalAdvice: boolean;
}
