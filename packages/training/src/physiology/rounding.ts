import type { Sex } from "../athlete/athlete.ts";
import { fromPounds, type WeightUnit } from "../units/mass.ts";
import type { Kilograms } from "../units/units.ts";

/** The smallest change of a barbell: a pair of 1.25 kg or of 2.5 lb plates. */
export const BARBELL_STEP: { readonly [unit in WeightUnit]: Kilograms } = { kg: 2.5, lb: fromPounds(5) };

/** The nearest multiple of the increment; a tie goes down. */
export function roundLoad(kg: Kilograms, increment: Kilograms = BARBELL_STEP.kg): Kilograms {
  return increment * Math.ceil(kg / increment - 0.5 - 1e-9) + 0;
}

/** Weight of the empty bar (IWF: 20 and 15 kg; in pounds 45 and 35); the lighter one when the sex is not known. */
export function emptyBar(sex: Sex | undefined, unit: WeightUnit = "kg"): Kilograms {
  if (unit === "lb") return fromPounds(sex === "male" ? 45 : 35);
  return sex === "male" ? 20 : 15;
}

/**
 * The load for `percent` (e.g. 77.5) of a one-repetition maximum, on plates of the unit and never above `cap` (a fraction, e.g. 0.875).
 * Undefined when it would be lighter than the bar: use dumbbells, a goblet or a pipe then.
 */
export function barbellLoad(
  oneRepMax: Kilograms,
  percent: number,
  options: { cap: number; bar: Kilograms; unit: WeightUnit },
): Kilograms | undefined {
  const step = BARBELL_STEP[options.unit];
  const wanted = roundLoad((oneRepMax * percent) / 100, step);
  const limit = step * Math.floor((oneRepMax * options.cap) / step + 1e-9);
  const load = Math.min(wanted, limit);
  return load < options.bar - 1e-9 ? undefined : load;
}

/** The nearest dumbbell, a tie down: 2 kg steps to 10 kg, then 2.5 kg, from 2 kg; in pounds 5 lb steps, from 5 lb. */
export function roundDumbbell(kg: Kilograms, unit: WeightUnit = "kg"): Kilograms {
  if (unit === "lb") return Math.max(fromPounds(5), roundLoad(kg, fromPounds(5)));
  return kg <= 10 ? Math.max(2, roundLoad(kg, 2)) : roundLoad(kg, 2.5);
}

const KETTLEBELLS: readonly Kilograms[] = [8, 12, 16, 20, 24, 28, 32];

/** The nearest kettlebell of 8 to 32 kg; a tie goes down. Kettlebells are made in kilograms everywhere. */
export function roundKettlebell(kg: Kilograms): Kilograms {
  return nearest(KETTLEBELLS, kg);
}

const WALL_BALLS: { readonly [unit in WeightUnit]: readonly Kilograms[] } = { kg: [4, 6, 9], lb: [10, 14, 20].map(fromPounds) };

/** The nearest wall ball: 4, 6 or 9 kg, or the 10, 14 or 20 lb they are sold as; a tie goes down. */
export function roundWallBall(kg: Kilograms, unit: WeightUnit = "kg"): Kilograms {
  return nearest(WALL_BALLS[unit], kg);
}

function nearest(sizes: readonly Kilograms[], kg: Kilograms): Kilograms {
  return sizes.reduce((best, size) => (Math.abs(size - kg) < Math.abs(best - kg) ? size : best));
}
