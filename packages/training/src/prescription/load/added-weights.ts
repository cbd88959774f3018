import type { Exercise } from "../../catalogue/exercise.ts";
import { equipmentKey } from "../../catalogue/equipment.ts";
import { maxKilograms } from "../../health/exercise-limits.ts";
import type { PlanContext } from "../../context/context.ts";
import { fromPounds } from "../../units/mass.ts";
import type { Kilograms } from "../../units/units.ts";

/** A weight that can be added to an exercise. */
export interface Added {
  /** In all hands together, or in the backpack. */
  readonly total: Kilograms;
  readonly each: Kilograms;
  readonly perHand: boolean;
  readonly where: "hands" | "backpack";
}

const NO_WEIGHT: Added = { total: 0, each: 0, perHand: false, where: "hands" };

/** Weights that the athlete can add and may lift, lightest first; only 0 for what is done with the body alone. */
export function addedWeights(exercise: Exercise, context: PlanContext): readonly Added[] {
  const all = allWeights(exercise, context);
  const most = maxKilograms(context.health, exercise.name);
  if (most === Infinity) return all;
  const light = all.filter(({ total }) => total <= most + 1e-9);
  return light.length > 0 ? light : all.slice(0, 1);
}

function allWeights({ equipment }: Exercise, context: PlanContext): readonly Added[] {
  const needs = equipment.flatMap((need) => need.split(" or "));
  const { weights, athlete, unit } = context;
  const owns = (key: string): boolean => athlete.equipment === undefined || athlete.equipment.some((item) => equipmentKey(item) === key);
  const inHands = (sizes: readonly Kilograms[], hands: 1 | 2): readonly Added[] =>
    sizes.map((each) => ({ total: hands * each, each, perHand: hands === 2, where: "hands" }));
  // Dumbbells that the hands stand on add nothing.
  if (needs.includes("parallettes")) return [NO_WEIGHT];
  const isFree = needs.includes("bodyweight");
  const free = isFree ? [NO_WEIGHT] : [];
  if (needs.includes("belt") && weights.isGym) {
    const step = unit === "lb" ? fromPounds(5) : 2.5;
    return [
      NO_WEIGHT,
      ...inHands(
        Array.from({ length: BELT_STEPS }, (_, index) => (index + 1) * step),
        1,
      ),
    ];
  }
  if (needs.includes("backpack") && !(needs.includes("dumbbell") && owns("dumbbell"))) {
    const step = unit === "lb" ? fromPounds(5) : 2.5;
    const most = Math.floor(weights.backpack / step + 1e-9);
    return Array.from({ length: most }, (_, index) => (index + 1) * step).map((each) => ({
      total: each,
      each,
      perHand: false,
      where: "backpack",
    }));
  }
  if (needs.includes("dumbbells") && owns("dumbbell")) return [...free, ...inHands(dumbbells(weights, unit === "lb"), 2)];
  if (needs.includes("kettlebells") && owns("kettlebell")) {
    return inHands(weights.pairs, 2);
  }
  // What is done with the body alone or with dumbbells takes kettlebells as well: one at the chest, or one in each hand.
  if (isFree && needs.includes("dumbbells") && owns("kettlebell")) {
    return [...free, ...[...inHands(weights.kettlebells, 1), ...inHands(weights.pairs, 2)].toSorted((a, b) => a.total - b.total)];
  }
  const single = [
    ...(needs.includes("dumbbell") && owns("dumbbell") ? dumbbells(weights, unit === "lb") : []),
    ...(needs.includes("kettlebell") && owns("kettlebell") ? weights.kettlebells : []),
  ].toSorted((a, b) => a - b);
  return single.length > 0 ? inHands([...new Set(single)], 1) : [NO_WEIGHT];
}

const BELT_STEPS = 20;

/** The few that were told, else 2 kg steps to 10 kg, then 2.5 kg; in pounds 5 lb (strength.md section 8). */
function dumbbells({ dumbbell: most, dumbbells: few }: PlanContext["weights"], isPounds: boolean): readonly Kilograms[] {
  if (few !== undefined) return few;
  const sizes: Kilograms[] = [];
  for (let size = isPounds ? 5 : 2; (isPounds ? fromPounds(size) : size) <= most + 1e-9; size += isPounds ? 5 : size < 10 ? 2 : 2.5) {
    sizes.push(isPounds ? fromPounds(size) : size);
  }
  return sizes;
}
