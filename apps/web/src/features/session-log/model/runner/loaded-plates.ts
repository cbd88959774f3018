import { platesPerSide, poundPlatesPerSide } from "#ui/training/plates.ts";
import type { WeightUnit } from "@ironpace/training";

/** What is put on each side of the bar. */
interface LoadedPlates {
  /** Innermost first. */
  readonly plates: readonly number[];
  /** What a side lacks with these plates, where the load cannot be made of them. */
  readonly missing: number;
}

/** Smallest change of one side. */
const SMALLEST_PLATE = { kg: 1.25, lb: 2.5 } as const;

/** The plates of a load, or of the next lower one that can be made; undefined when it is lighter than the bar or too much for it. */
export function loadedPlates(total: number, bar: number, unit: WeightUnit): LoadedPlates | undefined {
  const perSide = (total - bar) / 2;
  const steps = Math.floor(perSide / SMALLEST_PLATE[unit] + 1e-9) * SMALLEST_PLATE[unit];
  const plates = unit === "kg" ? platesPerSide(bar + 2 * steps, bar) : poundPlatesPerSide(bar + 2 * steps, bar);
  return plates && { plates, missing: Number((perSide - steps).toFixed(2)) };
}

/** What has to change between two loads: "Add 2.5 kg per side", "Swap 15 for 20 kg per side", "Same bar". */
export function plateChange(from: readonly number[], to: readonly number[], unit: WeightUnit): string {
  const off = without(from, to);
  const on = without(to, from);
  if (off.length === 0 && on.length === 0) return "Same bar";
  if (off.length === 0) return `Add ${on.join(" + ")} ${unit} per side`;
  if (on.length === 0) return `Strip ${off.join(" + ")} ${unit} per side`;
  return `Swap ${off.join(" + ")} for ${on.join(" + ")} ${unit} per side`;
}

function without(all: readonly number[], taken: readonly number[]): readonly number[] {
  const left = [...taken];
  return all.filter((plate) => {
    const at = left.indexOf(plate);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
