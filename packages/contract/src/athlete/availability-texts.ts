import type { Availability, Weekday } from "@ironpace/training";
import {
  type AvailabilityColumns,
  type AvailabilityRow,
  MIN_DAYS_PER_WEEK,
  openDays,
  toAvailability,
  TOO_FEW_DAYS,
  tooManyDays,
  WEEKDAYS,
} from "./availability.ts";
import { MINUTES_FIELD } from "./fields.ts";
import { readEntry } from "./read-entry.ts";

const NO_DAYS = "Choose the days you can train";

/** Minutes that a day starts with when it is opened. */
const DEFAULT_DAY_MINUTES = 75;

/** Field → text, as `AvailabilityFields` shows them: days_per_week, open_days, long_day and minutes_1 to minutes_7. */
type Texts = Readonly<Record<string, string>>;

const minutesField = (weekday: Weekday) => `minutes_${weekday}`;

export const AVAILABILITY_FIELDS = ["days_per_week", "open_days", "long_day", ...WEEKDAYS.map(({ weekday }) => minutesField(weekday))];

/** Stored rows as form values. */
export function availabilityTexts(rows: readonly AvailabilityRow[], profile: AvailabilityColumns | null): Texts {
  const { daysPerWeek, minutes, longDay } = toAvailability(rows, profile);
  return {
    days_per_week: String(daysPerWeek),
    open_days: openDays(rows).join(","),
    long_day: longDay === undefined ? "any" : String(longDay),
    ...Object.fromEntries(WEEKDAYS.map(({ weekday }) => [minutesField(weekday), String(minutes?.[weekday] ?? DEFAULT_DAY_MINUTES)])),
  };
}

/** Form values as the engine takes them; of texts without an error. */
export function readAvailability(texts: Texts): Availability & Required<Pick<Availability, "weekdays" | "minutes">> {
  const weekdays = openWeekdays(texts);
  return {
    daysPerWeek: Number(texts["days_per_week"]),
    weekdays,
    minutes: Object.fromEntries(weekdays.map((weekday) => [weekday, Number(texts[minutesField(weekday)])])),
    ...(texts["long_day"] && texts["long_day"] !== "any" && { longDay: Number(texts["long_day"]) as Weekday }),
  };
}

/** The days that are ticked. */
export function openWeekdays(texts: Texts): readonly Weekday[] {
  return texts["open_days"] ? (texts["open_days"].split(",").map(Number) as Weekday[]) : [];
}

/** What is wrong with the form values, by field. */
export function availabilityErrors(texts: Texts): Texts {
  const { daysPerWeek, weekdays } = readAvailability(texts);
  const minutes = weekdays.flatMap((weekday) => {
    const text = (texts[minutesField(weekday)] ?? "").trim();
    const read = text === "" ? { error: "Enter a number" } : readEntry(MINUTES_FIELD, text, "kg");
    return "error" in read ? [[minutesField(weekday), read.error] as const] : [];
  });
  const days =
    weekdays.length === 0 ? NO_DAYS : weekdays.length < MIN_DAYS_PER_WEEK ? TOO_FEW_DAYS : tooManyDays(daysPerWeek, weekdays.length);
  return { ...Object.fromEntries(minutes), ...(days !== undefined && { days_per_week: days }) };
}
