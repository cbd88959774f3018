import { addDays, getMonday, shortDay } from "@ironpace/training";
import type { Diary } from "./diary.ts";
import { getLength, type Span } from "./span.ts";

const BARS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] as const;

/** A chart in one line: the smallest value is the lowest bar. Empty for fewer than three values. */
export function sparkline(values: readonly number[]): string {
  if (values.length < 3) return "";
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.map((value) => BARS[high === low ? 3 : Math.round((7 * (value - low)) / (high - low))] ?? "▁").join("");
}

/** "+12 %", "−3 %"; undefined when there is nothing to compare with. */
export function percentChange(before: number, after: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round((100 * (after - before)) / before);
  return percent === 0 ? "about the same" : `${percent > 0 ? "+" : "−"}${Math.abs(percent)}%`;
}

/** "+8", "−20": a whole number with its sign. */
export function signed(value: number): string {
  const whole = Math.round(value);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : sum(values) / values.length;
}

/** "7 sessions", "1 session" */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en-GB")} ${number === 1 ? one : many}`;
}

/** "1 h 45 min" */
export function hours(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h${whole % 60 === 0 ? "" : ` ${whole % 60} min`}`;
}

/** "last week (Mon 16 – Sun 22 Nov)": days are named where the words leave them open. */
export function spanText({ label, from, to, unit }: Span): string {
  if (unit === "day") return label;
  return unit === "week" || label.startsWith("in the last") ? `${label} (${shortDay(from)} to ${shortDay(to)})` : label;
}

/** Sums by calendar week or month of a span, the oldest first, up to `most`. */
export function buckets(
  rows: readonly { readonly on: string; readonly value: number }[],
  span: Span,
  most = 12,
): readonly { readonly from: string; readonly value: number }[] {
  const byMonth = getLength(span) > 7 * most;
  const key = (on: string): string => (byMonth ? `${on.slice(0, 7)}-01` : getMonday(on));
  const first = rows[0]?.on;
  if (first === undefined) return [];
  const found = new Map<string, number>();
  for (let day = key(span.from > first ? span.from : first); day <= span.to; day = byMonth ? key(addDays(day, 32)) : addDays(day, 7))
    found.set(day, 0);
  for (const { on, value } of rows) found.set(key(on), (found.get(key(on)) ?? 0) + value);
  return [...found].map(([from, value]) => ({ from, value })).slice(-most);
}

/** The first day of which anything is known. */
export function firstDay({ work }: Diary): string | undefined {
  return work[0]?.on;
}

export function verb(name: string): string {
  if (name.endsWith("squat")) return "squat";
  return name.endsWith("deadlift") ? "deadlift" : `do the ${name}`;
}

export function trendWord(before: number, after: number): string {
  const change = (after - before) / before;
  return Math.abs(change) < 0.01 ? "unchanged" : `${change > 0 ? "up" : "down"} ${Math.abs(Math.round(1000 * change) / 10)}%`;
}
