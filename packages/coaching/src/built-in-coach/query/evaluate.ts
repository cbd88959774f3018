import { addDays, getMonday, getWeekday } from "@ironpace/training";
import type { Diary } from "../own-data/diary.ts";
import { always, getLength, type Span } from "../own-data/span.ts";
import type { CoachView } from "../view.ts";
import type { Measure, Query, Subject } from "./query.ts";
import { type Row, getRows, SUMMED_METRICS, getTotal, getValue } from "./rows.ts";

export const NO_FILTER: Subject = { name: "sessions" };

const DAYS = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"] as const;

/** One column of the answer: the rows of a subject in a period with their number. */
export interface Column {
  readonly subject: Subject;
  readonly span: Span;
  readonly rows: readonly Row[];
  readonly value: number | undefined;
}

/** A week, month or weekday with its sum. */
export interface Bucket {
  readonly from: string;
  readonly rows: readonly Row[];
  readonly value: number;
}

export function getMeasure({ measure, limits, subjects }: Query): Measure {
  return measure ?? limits[0]?.measure ?? (subjects.some(({ sport }) => sport !== undefined) ? "distance" : "sessions");
}

/** The periods of a query; without one, everything that is logged or planned. */
export function getSpans(query: Query, view: CoachView): readonly Span[] {
  if (query.spans.length > 0) return query.spans;
  if (query.source !== "planned") return [always(view.today)];
  const last = view.plan?.plan.weeks.at(-1)?.startDate ?? view.today;
  return [{ from: view.today, to: addDays(last, 6), label: "until the end of the plan", unit: "other" }];
}

/** Every subject in every period. */
export function getColumns(query: Query, diary: Diary, view: CoachView): readonly Column[] {
  const subjects = query.subjects.length > 0 ? query.subjects : [NO_FILTER];
  const measure = getMeasure(query);
  // "mondays or saturdays": one column for each day.
  const isByDay = query.isCompared && query.weekdays.length > 1;
  const ofDays: readonly (readonly [Subject, Query])[] = isByDay
    ? query.weekdays.map((day) => [
        { ...(subjects[0] ?? NO_FILTER), name: `${subjects[0]?.name ?? "sessions"} on ${DAYS[day - 1] ?? ""}` },
        { ...query, weekdays: [day] },
      ])
    : subjects.map((subject) => [subject, query]);
  return ofDays.flatMap(([subject, of]) =>
    getSpans(query, view).map((span) => {
      // A limit on a week is none on its sessions.
      const rows = getRows(query.group === undefined ? of : { ...of, limits: [] }, subject, span, diary, view);
      const [best] =
        query.pick === "most" || query.pick === "least"
          ? ranked({ subject, span, rows, value: undefined }, query, query.pick === "least")
          : [];
      if (best !== undefined && query.group === undefined) return { subject, span, rows, value: best.value };
      const total = getTotal(rows, measure, subject, query);
      const weeks = getWeeks(span, diary);
      const isMean = query.pick === "mean" && !query.isPerWeek && SUMMED_METRICS.has(measure) && measure !== "sessions";
      const value =
        total === undefined
          ? undefined
          : query.isPerWeek && SUMMED_METRICS.has(measure)
            ? total / weeks
            : isMean
              ? total / Math.max(1, rows.filter((row) => getValue(row, measure, subject, query) !== undefined).length)
              : total;
      return { subject, span, rows, value };
    }),
  );
}

/** Weeks of a period, from the first day that is logged. */
export function getWeeks(span: Span, { work }: Diary): number {
  const first = work[0]?.on;
  const from = first !== undefined && first > span.from ? first : span.from;
  return getLength({ ...span, from }) / 7;
}

/** The rows of a column with their value, the most or least first; ties go to the newer. */
export function ranked(
  { rows, subject }: Column,
  query: Query,
  isLeast: boolean,
): readonly { readonly row: Row; readonly value: number }[] {
  const measure = getMeasure(query);
  const isLower = (measure === "pace") !== isLeast;
  return rows
    .flatMap((row) => {
      const value = getValue(row, measure, subject, query);
      return value === undefined || value === 0 ? [] : [{ row, value }];
    })
    .toSorted(
      (a, b) =>
        (isLower ? a.value - b.value : b.value - a.value) ||
        (measure === "effort" ? (b.row.load ?? 0) - (a.row.load ?? 0) : 0) ||
        b.row.on.localeCompare(a.row.on),
    );
}

/** Rows added up by week, month or weekday. */
export function getBuckets({ rows, subject }: Column, query: Query): readonly Bucket[] {
  const measure = bucketMeasure(query);
  const key = (row: Row): string =>
    query.group === "month" ? `${row.on.slice(0, 7)}-01` : query.group === "weekday" ? String(getWeekday(row.on)) : getMonday(row.on);
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(key(row), [...(found.get(key(row)) ?? []), row]);
  return [...found].map(([from, of]) => ({ from, rows: of, value: getTotal(of, measure, subject, query) ?? 0 }));
}

/** "hardest week": by load; what else is said decides otherwise. */
export function bucketMeasure(query: Query): Measure {
  const measure = getMeasure(query);
  return query.measure === "effort" || (query.measure === undefined && query.limits.length === 0 && query.subjects.length === 0)
    ? "load"
    : measure;
}

/** The longest run of days without a session in a period. */
export function longestGap(
  rows: readonly Row[],
  span: Span,
): { readonly from: string; readonly to: string; readonly days: number } | undefined {
  const days = [...new Set(rows.map(({ on }) => on))].toSorted();
  let best: { from: string; to: string; days: number } | undefined;
  for (const [at, to] of days.entries()) {
    const from = days[at - 1];
    if (from === undefined) continue;
    const free = getLength({ ...span, from, to }) - 2;
    if (free > 0 && (best === undefined || free >= best.days)) best = { from, to, days: free };
  }
  return best;
}
