import { addDays, getMonday, getWeekday, type Day, type Weekday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { mean } from "../../own-data/figures.ts";
import { SESSION_KINDS } from "../../frame/session-kinds.ts";
import type { Measure, Query, Subject } from "../../query/query.ts";
import { getRows, getTotal, getValue, type Row, SUMMED_METRICS } from "../../query/rows.ts";
import { amountIn, countIn, dayIn, monthIn, weekdayIn } from "../../turn/names.ts";
import type { Period } from "../../turn/times.ts";
import { type AskedRows, overDays, pastPeriods } from "./asked-rows.ts";

const ALL: Subject = { name: "sessions" };

/** The rows of a question in one of its periods, with how they are measured. */
export interface Selected {
  readonly rows: readonly Row[];
  readonly subject: Subject;
  readonly period: Period | undefined;
  /** Days that are summed up: of what was done those that are over. */
  readonly from: Day;
  readonly to: Day;
}

/** What is summed up of sessions, where the question names none: runs have metres, lifts kilograms, all others minutes. */
export function measureOf({ measure, subjects, shape, group }: AskedRows): Measure {
  if (MEASURED.has(measure)) return measure as Measure;
  const [subject] = subjects;
  if (measure === "sessions" || measure === "date" || measure === "content") {
    if (shape === "highest" || shape === "lowest") {
      if (subject?.lift !== undefined) return "weight";
      if (subject?.sport !== undefined) return "distance";
      return group === "session" || group === "none" ? "time" : "sessions";
    }
    return "sessions";
  }
  if (subject?.lift !== undefined) return "weight";
  return subject?.sport === undefined ? "time" : "distance";
}

const MEASURED: ReadonlySet<string> = new Set(["time", "distance", "load", "effort", "pace", "weight", "reps", "sets", "tonnage"]);

export function queryOf(asked: AskedRows, subject: Subject): Query {
  return {
    source: asked.source === "planned" ? "planned" : "done",
    subjects: [subject],
    weekdays: asked.weekdays,
    limits: asked.limits,
    spans: [],
    isPerWeek: false,
    isCompared: false,
  };
}

/** The rows of each period that a question names, or of all there is. */
export function selectRows(asked: AskedRows, turn: Followed, subject: Subject = subjectOf(asked)): readonly Selected[] {
  const { view, diary } = turn;
  const { today } = view;
  const first = diary.work[0]?.on ?? today;
  const isAhead = asked.source === "planned";
  const end = view.plan?.plan.weeks.at(-1)?.sessions.at(-1)?.date ?? today;
  const periods = isAhead ? asked.periods : pastPeriods(asked, today);
  const spans = periods.length > 0 ? periods : [undefined];
  return spans.map((period) => {
    const { from, to } = isAhead
      ? { from: period === undefined || period.from < today ? today : period.from, to: period?.to ?? end }
      : overDays(period ?? { from: first, to: today, kind: "ever" }, first, today);
    const found = getRows(queryOf(asked, subject), subject, { from, to, label: "", unit: "other" }, diary, view);
    const others = isAhead ? enteredRows(subject, from, to, turn) : [];
    const rows = [...found, ...others]
      .filter((row) => !asked.without.some((each) => isOf(each, row)))
      .toSorted((a, b) => a.on.localeCompare(b.on));
    return { rows, subject, period, from, to };
  });
}

/** What the athlete entered beside the plan. */
function enteredRows(subject: Subject, from: Day, to: Day, { diary }: Followed): readonly Row[] {
  return diary.entered
    .filter(({ on, title }) => on >= from && on <= to && (subject === ALL || isTitled(subject, title)))
    .map(({ on, title, minutes }) => ({ on, title, minutes, metres: {}, sets: [], lines: [], isPlanned: true }));
}

function isTitled({ kind }: Subject, title: string): boolean {
  return kind?.isDone({ on: "", title, metres: {}, sets: [], isDistanceLogged: false }) === true;
}

export function subjectOf({ subjects }: AskedRows): Subject {
  return subjects[0] ?? ALL;
}

function isOf({ kind, lift, sport }: Subject, row: Row): boolean {
  if (lift !== undefined) return row.sets.some(({ exercise }) => lift.fits.test(exercise));
  if (kind !== undefined) return row.work === undefined ? row.session !== undefined && kind.isPlanned(row.session) : kind.isDone(row.work);
  return sport !== undefined && (row.metres[sport] ?? 0) > 0;
}

/** One number for rows. */
export function totalOf(rows: readonly Row[], measure: Measure, subject: Subject): number | undefined {
  return getTotal(rows, measure, subject, {});
}

export function valueOf(row: Row, measure: Measure, subject: Subject): number | undefined {
  return getValue(row, measure, subject, {});
}

/** The mean over sessions that have the number. */
export function meanOf(rows: readonly Row[], measure: Measure, subject: Subject): number | undefined {
  if (measure === "pace") return totalOf(rows, measure, subject);
  return mean(rows.flatMap((row) => valueOf(row, measure, subject) ?? []));
}

/** "12.4 km", "3 sessions", "effort 6.5 of 10" */
export function sayAmount(value: number, measure: Measure, { tongue, view, say }: Followed): string {
  if (measure === "sets") {
    const rounded = Math.round(10 * value) / 10;
    return say(`${rounded} sets`, `${rounded} Sätze`, `${rounded} séries`, `${rounded} series`, `${rounded} serie`);
  }
  return measure === "sessions"
    ? countIn(tongue, Math.round(10 * value) / 10, undefined)
    : amountIn(tongue, measure === "reps" ? Math.round(value) : value, measure, view);
}

/** "Sat 21 Nov 2026: **Long run, 13.7 km**, 1 h 26 min, effort 3 of 10", the number that is asked for first. */
export function sayRow(row: Row, measure: Measure, subject: Subject, turn: Followed): string {
  const { tongue } = turn;
  const asked = measure === "sessions" || measure === "time" || measure === "effort" ? undefined : valueOf(row, measure, subject);
  const metres = row.metres.run ?? row.metres.ride ?? row.metres.swim;
  const shown = [
    asked === undefined || asked === 0 ? undefined : sayAmount(asked, measure, turn),
    measure === "distance" || metres === undefined || metres === 0 || subject.lift !== undefined
      ? undefined
      : sayAmount(metres, "distance", turn),
    row.minutes === undefined ? undefined : sayAmount(row.minutes, "time", turn),
    row.effort === undefined ? undefined : sayAmount(row.effort, "effort", turn),
    row.work?.score,
  ].flatMap((part) => (part === undefined ? [] : [`, ${part}`]));
  return `${dayIn(tongue, row.on)}: **${row.title}**${shown.join("")}`;
}

/** A week, month, weekday, sport or kind of session with its rows. */
export interface Bucket {
  readonly key: string;
  readonly name: string;
  readonly rows: readonly Row[];
  readonly value: number;
}

const SPORT_KINDS = ["run", "ride", "row session", "ski session", "strength session", "compromised and Hyrox session", "hike"] as const;

/** Rows by what a question sets side by side, in order; weeks and months without a row between the first and the last count as empty. */
export function bucketsOf({ rows, subject, from, to }: Selected, group: string, measure: Measure, turn: Followed): readonly Bucket[] {
  const { tongue, say } = turn;
  const found = new Map<string, Row[]>();
  if (group === "week" || group === "month") for (let day = from; day <= to; day = addDays(day, 1)) found.set(keyOf(day, group), []);
  for (const row of rows) {
    const key = group === "sport" || group === "kind" ? kindOf(row) : keyOf(row.on, group);
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  const nameOf = (key: string): string => {
    if (group === "week")
      return say(
        `week of ${dayIn(tongue, key, false)}`,
        `Woche ab ${dayIn(tongue, key, false)}`,
        `semaine du ${dayIn(tongue, key, false)}`,
        `semana del ${dayIn(tongue, key, false)}`,
        `settimana dal ${dayIn(tongue, key, false)}`,
      );
    if (group === "month") return monthIn(tongue, key);
    if (group === "weekday") return weekdayIn(tongue, Number(key) as Weekday);
    if (group === "day") return dayIn(tongue, key);
    return key;
  };
  const isSummed = SUMMED_METRICS.has(measure);
  const all = [...found].map(([key, of]) => ({
    key,
    name: nameOf(key),
    rows: of,
    value: (isSummed ? totalOf(of, measure, subject) : of.length === 0 ? undefined : meanOf(of, measure, subject)) ?? 0,
  }));
  const isInOrder = group === "week" || group === "month" || group === "year" || group === "weekday" || group === "day";
  return isInOrder ? all.toSorted((a, b) => a.key.localeCompare(b.key)) : all.toSorted((a, b) => b.value - a.value);
}

function keyOf(day: Day, group: string): string {
  switch (group) {
    case "week":
      return getMonday(day);
    case "month":
      return `${day.slice(0, 7)}-01`;
    case "year":
      return day.slice(0, 4);
    case "weekday":
      return String(getWeekday(day));
    default:
      return day;
  }
}

function kindOf(row: Row): string {
  const name = SPORT_KINDS.find((each) =>
    SESSION_KINDS.some(
      (kind) =>
        kind.name === each && (row.work === undefined ? row.session !== undefined && kind.isPlanned(row.session) : kind.isDone(row.work)),
    ),
  );
  return name ?? row.title;
}

/** Weeks between two days, both included. */
export function weeksBetween({ from, to }: Pick<Selected, "from" | "to">): number {
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1) / 7;
}
