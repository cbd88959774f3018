import { BEST_UNITS, timeText, type BestCategory, type BestEntry } from "@ironpace/contract";
import { fromPounds } from "@ironpace/training";
import type { StepChartPoint } from "../../../ui/step-chart.tsx";
import type { Figure } from "../../../ui/field.tsx";
import type { PersonalBest } from "../api/personal-bests.ts";

/** The typeface that says what a value is. */
export function figureOf({ metric }: Pick<PersonalBest, "metric">): Figure {
  if (metric === "weight") return "iron";
  return metric === "time" || metric === "distance" ? "pace" : "num";
}

/** Every best there was and the one there is, each from its day on; values that are no numbers are left out. */
export function historyOf({ personal_best_history, value_number, date }: PersonalBest): readonly StepChartPoint[] {
  return [...personal_best_history, { value_number, date }]
    .flatMap(({ value_number: value, date: day }) => (value === null ? [] : [{ day, value }]))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** A stored number (kg, seconds, metres, repetitions) in the unit of this best: "112.5", "23:15". */
export function formatNumber(value: number, { metric, unit }: Pick<PersonalBest, "metric" | "unit">): string {
  if (metric === "time") return timeText(value);
  return (value / (PER_UNIT[unit?.toLowerCase() ?? ""] ?? 1)).toLocaleString("en-GB", { maximumFractionDigits: 1 });
}

const PER_UNIT: Readonly<Record<string, number>> = { lb: fromPounds(1), lbs: fromPounds(1), km: 1000, mi: 1609.344 };

/** The unit behind a formatted number; a clock has none. */
export function unitOf({ metric, unit }: Pick<PersonalBest, "metric" | "unit">): string {
  return metric === "time" ? "" : (unit ?? "");
}

/** "+2.5 kg", "−0:33": the change from one stored number to another. */
export function changeText(from: number, to: number, best: PersonalBest): string {
  const sign = to < from ? "−" : "+";
  return `${sign}${formatNumber(Math.abs(to - from), best)} ${unitOf(best)}`.trim();
}

/** The best before this one; undefined for a first one. */
export function formerOf(best: PersonalBest): StepChartPoint | undefined {
  return historyOf(best).at(-2);
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
