import type { Sex } from "../athlete/athlete.ts";
import type { Kilograms } from "../units/units.ts";

/** Plates come in pairs of 1.25 kg. */
const BARBELL_STEP: Kilograms = 2.5;

const KETTLEBELLS: readonly Kilograms[] = [8, 12, 16, 20, 24, 28, 32];
const DUMBBELL_STEPS = { light: 2, heavy: 2.5, lightUpTo: 10 } as const;

/** The nearest multiple of the increment; a tie goes down. */
export function roundLoad(kg: Kilograms, increment: Kilograms = BARBELL_STEP): Kilograms {
  return increment * Math.ceil(kg / increment - 0.5 - 1e-9) + 0;
}

/** Weight of the empty bar (IWF); the lighter one when the sex is not known. */
export function emptyBar(sex: Sex | undefined): Kilograms {
  return sex === "male" ? 20 : 15;
}

/**
 * The load for `percent` (e.g. 77.5) of a one-repetition maximum, on plates and never above `cap` (a fraction, e.g. 0.875).
 * Undefined when it would be lighter than the bar: use dumbbells, a goblet or a pipe then.
 */
export function barbellLoad(oneRepMax: Kilograms, percent: number, options: { cap: number; bar: Kilograms }): Kilograms | undefined {
  const wanted = roundLoad((oneRepMax * percent) / 100);
  const limit = BARBELL_STEP * Math.floor((oneRepMax * options.cap) / BARBELL_STEP + 1e-9);
  const load = Math.min(wanted, limit);
  return load < options.bar ? undefined : load;
}

/** The nearest dumbbell: 2 kg steps to 10 kg, then 2.5 kg; a tie goes down, 2 kg is the lightest. */
export function roundDumbbell(kg: Kilograms): Kilograms {
  const { light, heavy, lightUpTo } = DUMBBELL_STEPS;
  return kg <= lightUpTo ? Math.max(light, roundLoad(kg, light)) : roundLoad(kg, heavy);
}

/** The nearest kettlebell of 8 to 32 kg; a tie goes down. */
export function roundKettlebell(kg: Kilograms): Kilograms {
  return KETTLEBELLS.reduce((best, bell) => (Math.abs(bell - kg) < Math.abs(best - kg) ? bell : best));
}

export interface WarmUpSet {
  readonly kilograms: Kilograms;
  readonly reps: number;
}

const RAMP = [
  { share: 0.4, reps: 5 },
  { share: 0.55, reps: 4 },
  { share: 0.7, reps: 3 },
  { share: 0.8, reps: 2 },
] as const;

/** Sets from the empty bar up to, and below, the top set. A single at 90 % is added when the top set is at least 90 % of the maximum. */
export function warmUpRamp(topSet: Kilograms, options: { bar: Kilograms; oneRepMax?: Kilograms }): readonly WarmUpSet[] {
  const nearMaximal = options.oneRepMax !== undefined && topSet >= 0.9 * options.oneRepMax;
  const steps = nearMaximal ? [...RAMP, { share: 0.9, reps: 1 }] : RAMP;
  const sets: WarmUpSet[] = topSet > options.bar ? [{ kilograms: options.bar, reps: 8 }] : [];
  for (const { share, reps } of steps) {
    const kilograms = roundLoad(topSet * share);
    const last = sets.at(-1);
    if (last !== undefined && kilograms > last.kilograms && kilograms < topSet) sets.push({ kilograms, reps });
  }
  return sets;
}
