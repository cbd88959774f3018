import type { Day, Weekday } from "../calendar/day.ts";
import type { Activity } from "../injuries/activities.ts";
import type { SessionCode } from "../model/plan.ts";
import type { SessionContent } from "./session-content.ts";
import type { Commitment } from "./week-map/commitment.ts";

export type PartOfDay = "morning" | "afternoon" | "evening";

/** Sports that are wished for so often a week. */
export type CountedSport = "run" | "swim" | "bike" | "strength";

/** What is not there on some days: the pool, the barbell, or any time at all. It is no matter of health. */
export interface DayLimit {
  /** As the athlete wrote it. */
  readonly phrase: string;
  /** Every day of the week where a range of dates is told alone. */
  readonly weekdays: readonly Weekday[];
  readonly from?: Day;
  readonly until?: Day;
  readonly closed: readonly Activity[];
  /** What is missing on these days. */
  readonly without: readonly string[];
  /** What is there on these days besides. */
  readonly extra?: readonly string[];
  /** All that is there on these days. */
  readonly only?: readonly string[];
  /** What is owned: the list of a profile goes before it. */
  readonly isOwn?: true;
  /** Equipment whose weights end somewhere; the rest of a gym is as usual. */
  readonly capped?: readonly string[];
  /** No session is longer on these days. */
  readonly minutes?: number;
  /** The minutes are a ceiling of these dates and make no week lighter. */
  readonly isCeiling?: true;
  /** A night shift: nothing hard on these days. */
  readonly isEasy?: true;
  /** Dates with little time: a hard day less a week. */
  readonly isBusy?: true;
  /** Dates with more time or energy than others. */
  readonly isAmple?: true;
  /** No training at all. */
  readonly isOff?: true;
  /** The day that takes the place of these, which are off. */
  readonly movedTo?: Weekday;
  /** The other days are named as all that there are: they hold whatever the profile says. */
  readonly isOnly?: true;
  /** The day of the longest session. */
  readonly isLong?: true;
  /** Which of the long sessions that is; the longest one where nothing is named. */
  readonly longOf?: SessionCode;
  /** Long sessions that are on other days. */
  readonly notLong?: readonly SessionCode[];
  /** Days on which a sport has its place: they are days of training. */
  readonly wanted?: readonly Weekday[];
  /** A fast run of the week has its place on these days. */
  readonly isFastDay?: true;
  /** How often a week a sport is wished for. */
  readonly times?: { readonly sport: CountedSport; readonly count: number };
  /** What these days are wished for. */
  readonly content?: SessionContent;
  /** A coach leads the training of these days. */
  readonly coached?: true;
  /** A squad swims on these days, and its coach sets the session. */
  readonly isSquad?: true;
  /** A class that is trained elsewhere on these days and stays as it is: the plan has no session then. */
  readonly isElsewhere?: true;
  /** A walk or run in the hills that these days have anyway. */
  readonly outing?: string;
  /** A fixed date that the athlete keeps on these days: it is their training. */
  readonly commitment?: Commitment;
  /** Dates in between on which it does not hold. */
  readonly except?: readonly { readonly from: Day; readonly until: Day }[];
  /** These days follow a fixed date that tires: not where it does not take place the day before. */
  readonly after?: Pick<DayLimit, "except">;
  /** So many days a week at most. */
  readonly mostDays?: number;
  /** So many days of training follow each other at most. */
  readonly daysInARow?: number;
  /** What the head says once for all the dates of a rhythm of several weeks. */
  readonly rhythm?: string;
  /** The only part of these days with time: their sessions say so. */
  readonly part?: PartOfDay;
}
