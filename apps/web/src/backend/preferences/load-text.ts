import { toUnit } from "@ironpace/contract";

/** A load or a maximum in steps of half a unit, so that it reads the same on every page: "107.5" */
export function loadText(kilograms: number, unit: "kg" | "lb"): string {
  return String(Math.round(toUnit(kilograms, unit) * 2) / 2);
}
