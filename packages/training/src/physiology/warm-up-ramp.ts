import type { WeightUnit } from "../units/mass.ts";
import type { Kilograms } from "../units/units.ts";
import { BARBELL_STEP, roundLoad } from "./rounding.ts";

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

/**
 * Sets from the empty bar up to, and below, the top set, on plates of the unit (strength.md section 8). A single at 90 % is
 * added when the top set is heavy: at least 86 % of the maximum.
 */
export function warmUpRamp(
  topSet: Kilograms,
  options: { bar: Kilograms; unit: WeightUnit; oneRepMax?: Kilograms | undefined },
): readonly WarmUpSet[] {
  const nearMaximal = options.oneRepMax !== undefined && topSet >= HEAVY * options.oneRepMax;
  const steps = nearMaximal ? [...RAMP, { share: 0.9, reps: 1 }] : RAMP;
  const sets: WarmUpSet[] = topSet > options.bar + TOLERANCE ? [{ kilograms: options.bar, reps: 8 }] : [];
  for (const { share, reps } of steps) {
    const kilograms = roundLoad(topSet * share, BARBELL_STEP[options.unit]);
    const last = sets.at(-1);
    if (last !== undefined && kilograms > last.kilograms + TOLERANCE && kilograms < topSet - TOLERANCE) sets.push({ kilograms, reps });
  }
  return sets;
}

const HEAVY = 0.86;

/** Pounds in kilograms are not whole: the same weight may differ in the last digits. */
const TOLERANCE = 1e-6;
