import { fromPounds, toPounds, type Kilograms, type WeightUnit } from "@ironpace/training";

/** What was typed, in kilograms; kept to the gram, so that pounds come back as they were typed. */
export function toKilograms(weight: number, unit: WeightUnit): Kilograms {
  return unit === "kg" ? weight : Number(fromPounds(weight).toFixed(3));
}

/** Kilograms as stored, pounds with at most one decimal. */
export function toUnit(kilograms: Kilograms, unit: WeightUnit): number {
  return unit === "kg" ? kilograms : Number(toPounds(kilograms).toFixed(1));
}
