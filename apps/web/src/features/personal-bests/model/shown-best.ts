import { timeText } from "@ironpace/contract";
import { fromPounds } from "@ironpace/training";
import type { Units } from "#backend/preferences/units.ts";
import type { Figure } from "#ui/form/field.tsx";
import type { PersonalBest } from "../api/personal-bests.ts";

/** The typeface that says what a value is. */
export function getFigure({ metric }: Pick<PersonalBest, "metric">): Figure {
  if (metric === "weight") return "iron";
  return metric === "time" || metric === "distance" ? "pace" : "num";
}

/** A best, and what it was before, in the athlete's units: 102.5 kg reads 226 lb. What is stored stays as typed. */
export function toUnits<Best extends ShownBest>(best: Best, { weight, distance }: Pick<Units, "weight" | "distance">): Best {
  const { metric, unit } = best;
  const shown = metric === "weight" ? weight : metric === "distance" && (unit === "km" || unit === "mi") ? distance : unit;
  const convert = <Value extends { readonly value: string; readonly unit: string | null; readonly value_number: number | null }>(
    one: Value,
  ) =>
    one.value_number === null || one.unit === shown || shown === null
      ? one
      : { ...one, unit: shown, value: formatNumber(one.value_number, { metric, unit: shown }) };
  const { personal_best_history: history } = best;
  return { ...convert(best), ...(history !== undefined && { personal_best_history: history.map(convert) }) };
}

type ShownBest = Pick<PersonalBest, "value" | "unit" | "value_number" | "metric"> & Partial<Pick<PersonalBest, "personal_best_history">>;

/** A stored number (kg, seconds, metres, repetitions) in the unit of this best: "112.5", "23:15". Kilograms always have one decimal. */
export function formatNumber(value: number, { metric, unit }: Pick<PersonalBest, "metric" | "unit">): string {
  if (metric === "time") return timeText(value);
  const minimumFractionDigits = metric === "weight" && unit === "kg" ? 1 : 0;
  return (value / (PER_UNIT[unit?.toLowerCase() ?? ""] ?? 1)).toLocaleString("en-GB", { minimumFractionDigits, maximumFractionDigits: 1 });
}

/** Kilograms or metres in a unit. */
export const PER_UNIT: Readonly<Record<string, number>> = { lb: fromPounds(1), lbs: fromPounds(1), km: 1000, mi: 1609.344 };

/** A value as it is shown: a time as a clock ("25" minutes reads 25:00), a number with a point; as typed where it is neither. */
export function valueText({
  value,
  value_number: number,
  metric,
  unit,
}: Pick<ShownBest, "value" | "value_number" | "metric" | "unit">): string {
  return number === null ? value : formatNumber(number, { metric, unit });
}

/** The unit behind a formatted number; a clock has none. */
export function getUnit({ metric, unit }: Pick<PersonalBest, "metric" | "unit">): string {
  return metric === "time" ? "" : (unit ?? "");
}

/** A value with its unit: "87.5 kg", "23:15". */
export function bestText(best: Pick<PersonalBest, "value" | "value_number" | "metric" | "unit">): string {
  return `${valueText(best)} ${getUnit(best)}`.trim();
}
