import { BEST_UNITS, getMetric, readBest, type bestRow, type BestCategory, type BestEntry } from "@ironpace/contract";
import type { StepChartPoint } from "#ui/data/step-chart.tsx";
import type { PersonalBest } from "../api/personal-bests.ts";
import { STORED_HEADLINE, type ShownPersonalBest } from "./profile-best.ts";
import { formatNumber, PER_UNIT, getUnit, valueText } from "./shown-best.ts";

type BestRow = ReturnType<typeof bestRow>;

/** A value of a personal best: of its history, or the headline. */
export interface BestValue {
  /** Undefined for the headline. */
  readonly historyId: string | undefined;
  /** It is kept in the profile, not here. */
  readonly isFromProfile: boolean;
  readonly value: string;
  readonly unit: string;
  readonly day: string;
  /** "112.5 kg", "23:15" */
  readonly text: string;
}

/** The best so far on each day that raised it, in the order of days; values without a number are left out. */
export function getProgress({ personal_best_history, value_number, date, direction }: PersonalBest): readonly StepChartPoint[] {
  const points = [...personal_best_history, { value_number, date }]
    .flatMap(({ value_number: value, date: day }) => (value === null ? [] : [{ day, value }]))
    .toSorted((a, b) => a.day.localeCompare(b.day) || (direction === "lower" ? a.value - b.value : b.value - a.value));
  const progress: StepChartPoint[] = [];
  for (const point of points) {
    const best = progress.at(-1);
    if (best === undefined || isBetter(point.value, best.value, direction)) progress.push(point);
  }
  return progress;
}

/** Every value there is, the newest first. */
export function getValues(best: ShownPersonalBest): readonly BestValue[] {
  const headline = { id: undefined, value: best.value, value_number: best.value_number, unit: best.unit, date: best.date };
  return [headline, ...best.personal_best_history]
    .map(({ id, value, value_number, unit, date }) => ({
      historyId: id === STORED_HEADLINE ? undefined : id,
      isFromProfile: id === undefined && best.isFromProfile === true,
      value,
      unit: unit ?? "",
      day: date,
      text: `${valueText({ value, value_number, metric: best.metric, unit })} ${getUnit({ metric: best.metric, unit })}`.trim(),
    }))
    .toSorted((a, b) => b.day.localeCompare(a.day));
}

/** Whether a new value becomes the headline: better, or equal and earlier, or not comparable. The database decides by the same rule. */
export function replacesHeadline(typed: BestRow, best: PersonalBest): boolean {
  const value = storedNumber(typed.value, typed.unit);
  if (value === undefined || best.value_number === null || typed.metric !== best.metric) return true;
  return isBetter(value, best.value_number, best.direction) || (value === best.value_number && typed.date <= best.date);
}

function isBetter(value: number, other: number, direction: string): boolean {
  return direction === "lower" ? value < other : value > other;
}

/** What is typed in kg, seconds, metres or repetitions, as private.measured_value stores it. */
function storedNumber(text: string, unit: string): number | undefined {
  const number = readBest(text, unit);
  if (number === undefined || (getMetric(unit) === "time" && text.includes(":"))) return number;
  return number * (STORED_PER_UNIT[unit.toLowerCase()] ?? 1);
}

const STORED_PER_UNIT: Readonly<Record<string, number>> = { ...PER_UNIT, min: 60, h: 3600 };

/** "+2.5 kg", "−0:33": the change from one stored number to another. */
export function changeText(from: number, to: number, best: PersonalBest): string {
  const sign = to < from ? "−" : "+";
  return `${sign}${formatNumber(Math.abs(to - from), best)} ${getUnit(best)}`.trim();
}

/** The best before this one; undefined for a first one. */
export function getFormer(best: PersonalBest): StepChartPoint | undefined {
  return getProgress(best).at(-2);
}

/** Those of a category whose name contains what is looked for. */
export function findBests(bests: readonly PersonalBest[], category: BestCategory, search: string): readonly PersonalBest[] {
  const words = search.trim().toLowerCase();
  return bests.filter((best) => best.category === category && best.exercise_name.toLowerCase().includes(words));
}

/** What is typed for an exercise that has a best already replaces that one. */
export function existingBest(bests: readonly PersonalBest[], { category, exercise_name }: BestEntry): PersonalBest | undefined {
  const key = exercise_name.trim().toLowerCase();
  return bests.find((best) => best.category === category && best.exercise_key === key);
}

/** A best as the form shows it: of an update only what stays, or an empty form of `today`. */
export function bestForm(best: PersonalBest | undefined, category: BestCategory, today: string): BestEntry {
  return {
    category: best?.category ?? category,
    exercise_name: best?.exercise_name ?? "",
    value: "",
    unit: best?.unit ?? BEST_UNITS[category][0],
    date: today,
    notes: "",
  };
}
