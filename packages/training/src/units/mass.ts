import type { Kilograms } from "./units.ts";

/** The unit an athlete's weights are loaded and shown in; every weight is kept in kilograms. */
export type WeightUnit = "kg" | "lb";

/** The international pound (1959), exact. */
const KILOGRAMS_PER_POUND = 0.45359237;

export function fromPounds(pounds: number): Kilograms {
  return pounds * KILOGRAMS_PER_POUND;
}

export function toPounds(kilograms: Kilograms): number {
  return kilograms / KILOGRAMS_PER_POUND;
}
