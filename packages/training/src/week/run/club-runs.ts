import type { PlanContext } from "../../context/context.ts";
import type { WeekPattern } from "../slots/patterns.ts";

/** Whether a club that runs fast meets twice a week: both fast runs of the plan are on its days. */
export function meetsForBoth({ reading }: Pick<PlanContext, "reading">): boolean {
  return new Set(reading.days.flatMap(({ isFastDay, weekdays }) => (isFastDay === true ? weekdays : []))).size > 1;
}

/** Grade of a complaint that threshold runs stay with. */
const MILD = 1;

/** Whether both evenings stay threshold runs on a leg that is sore: mildly, and of somebody who has run for years. */
export function keepsBothRuns(context: Pick<PlanContext, "reading" | "level">): boolean {
  const isUsedToIt = context.level === "advanced" || context.level === "elite";
  return isUsedToIt && meetsForBoth(context) && context.reading.regions.every(({ grade }) => grade <= MILD);
}

/** Where intervals are out for now and threshold runs are not, both evenings of the club are threshold runs. */
export function withClubRuns(pattern: WeekPattern, context: PlanContext): WeekPattern {
  const { picker, athlete } = context;
  const isOnlySteady = picker.allows("Tempo run") && !picker.allows("Interval run");
  if (athlete.focus !== "running" || !isOnlySteady || !keepsBothRuns(context)) return pattern;
  return pattern.map((code) => (code === "RI" ? "RT" : code));
}
