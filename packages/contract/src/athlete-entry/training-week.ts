import type { Weekday } from "@ironpace/training";
import { MINUTES_FIELD } from "./fields.ts";
import { readEntry } from "./read-entry.ts";

export const WEEKDAYS: readonly { readonly weekday: Weekday; readonly name: string }[] = [
  { weekday: 1, name: "Monday" },
  { weekday: 2, name: "Tuesday" },
  { weekday: 3, name: "Wednesday" },
  { weekday: 4, name: "Thursday" },
  { weekday: 5, name: "Friday" },
  { weekday: 6, name: "Saturday" },
  { weekday: 7, name: "Sunday" },
];

/** The weekdays in the order the athlete's week has. */
export function weekdaysFrom(start: "monday" | "sunday"): typeof WEEKDAYS {
  return start === "monday" ? WEEKDAYS : [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];
}

/** Minutes a day that is ticked starts with. */
export const DEFAULT_MINUTES = 75;

const FEWEST_DAYS = 3;

/** When the athlete can train. */
export interface TrainingWeek {
  readonly daysPerWeek: number;
  /** Days that are open; all of them while the athlete has not said. */
  readonly open: readonly Weekday[];
  /** Minutes of a weekday as typed. */
  readonly minutes: Readonly<Record<Weekday, string>>;
  readonly longDay: Weekday | null;
}

export interface AvailabilityRow {
  readonly weekday: number;
  readonly minutes: number;
}

export function getTrainingWeek(rows: readonly AvailabilityRow[], daysPerWeek: number | null, longDay: number | null): TrainingWeek {
  const stored = (weekday: Weekday) => rows.find((row) => row.weekday === weekday)?.minutes;
  const anyOpen = rows.some((row) => row.minutes > 0);
  return {
    daysPerWeek: daysPerWeek ?? 4,
    open: WEEKDAYS.map(({ weekday }) => weekday).filter((weekday) => (stored(weekday) ?? (anyOpen ? 0 : 1)) > 0),
    minutes: Object.fromEntries(
      WEEKDAYS.map(({ weekday }) => [weekday, String(stored(weekday) || DEFAULT_MINUTES)]),
    ) as TrainingWeek["minutes"],
    longDay: WEEKDAYS.find(({ weekday }) => weekday === longDay)?.weekday ?? null,
  };
}

/** The minutes of Monday to Sunday, 0 for a day that is closed. */
export function getMinutes(week: TrainingWeek): number[] {
  return WEEKDAYS.map(({ weekday }) => (week.open.includes(weekday) ? Number(week.minutes[weekday]) : 0));
}

/** What is wrong with the week: by weekday for minutes, under `days` for the count. */
export function weekErrors(week: TrainingWeek): Readonly<Partial<Record<Weekday | "days", string>>> {
  const minutes = week.open.flatMap((weekday) => {
    const text = week.minutes[weekday].trim();
    const read = text === "" ? { error: "Enter a number" } : readEntry(MINUTES_FIELD, text, "kg");
    return "error" in read ? [[weekday, read.error] as const] : [];
  });
  return { ...Object.fromEntries(minutes), ...daysError(week) };
}

function daysError(week: TrainingWeek): { readonly days?: string } {
  if (week.open.length < FEWEST_DAYS) return { days: "You must train at least 3 days per week" };
  if (week.daysPerWeek > week.open.length) return { days: `You have only ${week.open.length} days open for training` };
  return {};
}
