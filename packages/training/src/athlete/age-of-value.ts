import { type Day, daysBetween } from "../calendar/day.ts";

/** How old a benchmark is: up to six months it counts as it is, later it is taken a little lower. */
export type Age = "fresh" | "over 6 months" | "over 12 months";

/** The day of one value of a group of benchmarks: its own, else that of the group. */
export function getDate<Field extends string>(
  group: { readonly recordedOn?: Day; readonly dates?: { readonly [field in Field]?: Day } },
  field: Field,
): Day | undefined {
  return group.dates?.[field] ?? group.recordedOn;
}

/** A value without a date counts as fresh. */
export function getAge(recordedOn: Day | undefined, today: Day): Age {
  if (recordedOn === undefined) return "fresh";
  const days = daysBetween(recordedOn, today);
  return days > 365 ? "over 12 months" : days > 183 ? "over 6 months" : "fresh";
}
