import { textSchema, getTrainingWeek, WEEKDAYS, weekErrors, type TrainingWeek } from "@ironpace/contract";
import { parseDay, type Weekday } from "@ironpace/training";
import { getGear, type Gear, type Place } from "./places.ts";
import { messages, type StepModel, type Texts } from "./step-form.ts";
import type { OnboardingData } from "#backend/app-frame.ts";

export const CONTEXT_COLUMNS = [
  "short_term_goals",
  "long_term_goals",
  "upcoming_competition",
  "competition_type",
  "competition_date",
  "injuries",
] as const;

/** Must be answered; a competition may not be planned at all. */
const WANTED = ["short_term_goals", "long_term_goals", "injuries"];

/** What the athlete trains for, what holds them back, when and where they train. */
export const contextStep: StepModel = {
  textsOf: (told) => ({
    ...Object.fromEntries(CONTEXT_COLUMNS.map((column) => [column, told.context?.[column] ?? ""])),
    ...weekTexts(storedWeek(told)),
    ...gearTexts(getGear(told.equipment)),
  }),
  errorsOf: (texts, { today }) => {
    const week = weekErrors(weekFrom(texts));
    return {
      ...messages(WANTED.map((name) => [name, texts[name]?.trim() ? undefined : "Required"])),
      ...messages(TEXTS.map((name) => [name, textSchema(name).safeParse(texts[name] ?? "").error?.issues[0]?.message])),
      ...competitionErrors(texts, today),
      ...messages(Object.entries(week).map(([name, message]) => [name === "days" ? "days_per_week" : `minutes_${name}`, message])),
    };
  },
  doubtsOf: () => ({}),
};

const TEXTS = ["short_term_goals", "long_term_goals", "upcoming_competition", "competition_type", "injuries"] as const;

/** A competition has a name and a day, and that day is still to come. */
function competitionErrors(texts: Texts, today: string) {
  const [name, type, date] = ["upcoming_competition", "competition_type", "competition_date"].map((column) => texts[column]?.trim() ?? "");
  return messages([
    ["upcoming_competition", name === "" && (date !== "" || type !== "") ? "Required" : undefined],
    ["competition_date", dateError(date ?? "", name !== "", today)],
  ]);
}

function dateError(date: string, wanted: boolean, today: string): string | undefined {
  if (date === "") return wanted ? "Required" : undefined;
  if (parseDay(date) === undefined) return "Enter a date";
  return date < today ? "This day has passed. Change it, or clear the competition." : undefined;
}

export function storedWeek({ availability, personal }: OnboardingData): TrainingWeek {
  return getTrainingWeek(availability, personal?.days_per_week ?? null, personal?.preferred_long_day ?? null);
}

export function weekTexts(week: TrainingWeek): Texts {
  return {
    days_per_week: String(week.daysPerWeek),
    open_days: week.open.join(","),
    long_day: week.longDay === null ? "any" : String(week.longDay),
    ...Object.fromEntries(WEEKDAYS.map(({ weekday }) => [`minutes_${weekday}`, week.minutes[weekday]])),
  };
}

export function weekFrom(texts: Texts): TrainingWeek {
  const weekdays = listOf(texts.open_days).map(Number) as Weekday[];
  return {
    daysPerWeek: Number(texts.days_per_week),
    open: weekdays,
    longDay: texts.long_day === "any" || !texts.long_day ? null : (Number(texts.long_day) as Weekday),
    minutes: Object.fromEntries(WEEKDAYS.map(({ weekday }) => [weekday, texts[`minutes_${weekday}`] ?? ""])) as TrainingWeek["minutes"],
  };
}

export function gearTexts({ places, items }: Gear): Texts {
  return { places: places.join(","), items: items.join(",") };
}

export function gearFrom(texts: Texts): Gear {
  return { places: listOf(texts.places) as Place[], items: listOf(texts.items) };
}

/** Whether one of these fields differs. */
export function differ(names: readonly string[], texts: Texts, stored: Texts): boolean {
  return names.some((name) => texts[name] !== stored[name]);
}

function listOf(text: string | undefined): string[] {
  return text ? text.split(",") : [];
}
