import { addDays, type Weekday } from "@ironpace/training";
import type { Limit, Subject } from "../../query/query.ts";
import type { Period } from "../../turn/times.ts";
import { aYearEarlier } from "../asked/words.ts";
import type { Form } from "../form.ts";

/** A question about the athlete's own rows: its form, and what it names. */
export interface AskedRows extends Form {
  /** Kinds, sports, exercises or titles; with none every session counts. */
  readonly subjects: readonly Subject[];
  /** What is left out: "without the hike". */
  readonly without: readonly Subject[];
  readonly weekdays: readonly Weekday[];
  readonly limits: readonly Limit[];
  readonly periods: readonly Period[];
  /** "the second longest" is 2. */
  readonly nth: number;
}

/** Sessions whose title fits. */
export function titled(name: string, fits: (title: string) => boolean): Subject {
  const is = ({ title }: { readonly title: string }): boolean => fits(title);
  return { name, kind: { name, german: name, said: /$^/, isDone: is, isPlanned: is } };
}

/** The periods of what was done: one that has not come yet was that of a year ago, and none goes on after today. */
export function pastPeriods({ periods }: AskedRows, today: string): readonly Period[] {
  return periods.map((period) => (period.from > today ? aYearEarlier(period) : period));
}

/** The days of a period that are over, both included. */
export function overDays({ from, to }: Period, first: string, today: string): { readonly from: string; readonly to: string } {
  return { from: from < first ? first : from, to: to > today ? today : to };
}

/** The period of as many days before another. */
export function periodBefore(period: Period): Period {
  const { from, to, kind } = period;
  if (kind === "month") {
    const last = addDays(from, -1);
    return { from: `${last.slice(0, 7)}-01`, to: last, kind };
  }
  if (kind === "year") return aYearEarlier(period);
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { ...period, from: addDays(from, -length), to: addDays(from, -1) };
}
