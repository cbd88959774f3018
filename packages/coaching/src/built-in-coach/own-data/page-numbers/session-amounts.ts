import { toPounds, type WeightUnit } from "@ironpace/training";
import type { Work } from "../diary.ts";
import type { Lift } from "../subject.ts";
import { sum } from "../figures.ts";

/** Kilograms moved as the log counts them: working sets, both hands; a session without any set counts as planned. */
export function getKilograms({ sets, planned }: Work, lift?: Lift): number {
  if (sets.length === 0 && lift === undefined) return planned?.kilograms ?? 0;
  return sum(
    sets
      .filter(({ exercise, isWarmUp }) => !isWarmUp && (lift === undefined || lift.fits.test(exercise)))
      .map(({ kilograms = 0, reps = 0, perHand }) => kilograms * reps * (perHand ? 2 : 1)),
  );
}

/** Metres covered as the log counts them: those of the sets; a session without any set counts as planned. */
export function getMetres({ sets, planned, metres }: Work): number {
  if (sets.length === 0) return planned?.metres ?? sum(Object.values(metres));
  return sum(sets.map((set) => set.metres ?? 0));
}

/** "8.0 t", "970 kg", "17,637 lb" */
export function tonnes(kilograms: number, unit: WeightUnit = "kg"): string {
  if (unit === "lb") return `${Math.round(toPounds(kilograms)).toLocaleString("en-GB")} lb`;
  return kilograms >= 1000 ? `${(kilograms / 1000).toFixed(1)} t` : `${Math.round(kilograms)} kg`;
}
