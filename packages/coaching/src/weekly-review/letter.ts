import { toWeekRecord, type WeekReviewRow } from "@ironpace/contract";
import { type Day, reviewLetter, type ReviewUnits, reviewWeek } from "@ironpace/training";

/** What the review of a week is written from. */
export interface ReviewedWeek {
  readonly review: WeekReviewRow;
  /** The day the active plan was made; null without one. */
  readonly planMadeOn: Day | null;
  readonly units: ReviewUnits;
}

/** The mail with the review of a week; undefined for a week in which nothing was planned and nothing done. */
export function weeklyReviewLetter({ review, planMadeOn, units }: ReviewedWeek, today: Day): ReturnType<typeof reviewLetter> | undefined {
  const record = toWeekRecord(review, units);
  // Nobody could have done what was planned for days before the plan was made.
  const planned = record.planned.filter(({ date, status }) => status === "done" || planMadeOn === null || date >= planMadeOn);
  const reviewed = reviewWeek({ ...record, planned }, today);
  return reviewed && reviewLetter(reviewed, units);
}
