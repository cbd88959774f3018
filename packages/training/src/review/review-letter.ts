import { type Day, getWeekday, shortDay } from "../calendar/day.ts";
import { listOf } from "../model/words.ts";
import { formatDistance } from "../units/format.ts";
import type { WeekReview } from "./week-review.ts";

/** The hour of a Sunday, in the athlete's time zone, from which the week counts as over. */
export const REVIEW_HOUR = 17;

/** From Sunday evening to Wednesday a week's review is shown. */
export function isReviewTime(today: Day, hour: number): boolean {
  const weekday = getWeekday(today);
  return weekday <= 3 || (weekday === 7 && hour >= REVIEW_HOUR);
}

/** The review of a week in sentences, for a mail. */
export function reviewLetter({ monday, sunday, verdict, strength, endurance, bests, next, decision }: WeekReview): {
  readonly subject: string;
  readonly lines: readonly string[];
} {
  const amounts = [
    ...(strength.planned + strength.done > 0 ? [`Strength: ${tonnes(strength.done)} of ${tonnes(strength.planned)} t planned.`] : []),
    ...(endurance.planned + endurance.done > 0
      ? [`Endurance: ${formatDistance(endurance.done)} of ${formatDistance(endurance.planned)} planned.`]
      : []),
  ];
  const better = bests.length === 0 ? [] : [`New bests: ${listOf(bests.map(({ name, value }) => `${name} ${value}`))}.`];
  const ahead = next === undefined ? [] : [`Next week: ${next.text}`];
  const decide = `To decide: ${decision.question} ${decision.why}`;
  return { subject: `Your week: ${shortDay(monday)} to ${shortDay(sunday)}`, lines: [verdict, ...amounts, ...better, ...ahead, decide] };
}

/** "3.6" */
function tonnes(kilograms: number): string {
  return (kilograms / 1000).toFixed(1);
}
