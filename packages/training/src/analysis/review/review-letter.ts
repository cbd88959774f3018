import { type Day, getWeekday, shortDay } from "../../calendar/day.ts";
import { formatList } from "../../model/words.ts";
import { enduranceAmount, type ReviewAmount, strengthAmount } from "./review-amount.ts";
import type { ReviewUnits } from "./moved-numbers.ts";
import type { WeekReview } from "./week-review.ts";

/** The hour of a Sunday, in the athlete's time zone, from which the week counts as over. */
const REVIEW_HOUR = 17;

/** From Sunday evening to Wednesday a week's review is shown. */
export function isReviewTime(today: Day, hour: number): boolean {
  const weekday = getWeekday(today);
  return weekday <= 3 || (weekday === 7 && hour >= REVIEW_HOUR);
}

/** The review of a week in sentences, for a mail. */
export function reviewLetter(review: WeekReview, units: ReviewUnits): { readonly subject: string; readonly lines: readonly string[] } {
  const { monday, sunday, verdict, bests, moved, next, decision } = review;
  const lines = [
    verdict,
    amountLine("Strength", strengthAmount(review, units)),
    amountLine("Endurance", enduranceAmount(review, units)),
    bests.length > 0 && `New bests: ${formatList(bests.map(({ name, value }) => `${name} ${value}`))}.`,
    moved.length > 0 && `New estimates: ${formatList(moved.map(({ name, before, now }) => `${name} ${now} (was ${before})`))}.`,
    next !== undefined && `${next.when}: ${next.text}`,
    `${decision.question} ${decision.why}`,
  ];
  return { subject: `Your week: ${shortDay(monday)} to ${shortDay(sunday)}`, lines: lines.filter((line) => typeof line === "string") };
}

function amountLine(name: string, amount: ReviewAmount | undefined): string | undefined {
  if (amount === undefined) return undefined;
  const { done, planned, unit } = amount;
  return planned === undefined ? `${name}: ${done} ${unit}.` : `${name}: ${done} ${unit} done, ${planned} ${unit} planned.`;
}
