import { formatDistance, toPounds, type WeightUnit } from "@ironpace/training";
import type { Units } from "#backend/preferences/units.ts";
import { formatCount } from "#ui/format.ts";
import type { SessionDraft } from "../draft.ts";
import { METRES_PER_UNIT, getValues } from "../set-values.ts";

/** Work of the logged sets of a session. */
export interface SessionTotals {
  /** Load times repetitions, both hands counted. */
  readonly kilograms: number;
  /** Metres of runs and machines; a carry counts as load. */
  readonly metres: number;
  readonly sets: number;
}

/** Adds up the logged sets. */
export function sessionTotals({ exercises, weightUnit }: SessionDraft): SessionTotals {
  const logged = exercises.flatMap((exercise) =>
    exercise.sets.filter(({ done }) => done).map((set) => ({ exercise, ...getValues(set, exercise, weightUnit) })),
  );
  return {
    kilograms: logged.reduce((sum, { exercise, weight_kg, reps }) => sum + (weight_kg ?? 0) * (reps ?? 0) * (exercise.perHand ? 2 : 1), 0),
    metres: logged.reduce((sum, { exercise, metres }) => sum + (exercise.metric === "distance" ? (metres ?? 0) : 0), 0),
    sets: logged.length,
  };
}

/** A figure and its unit, which are set in different sizes. */
type Figure = readonly [value: string, unit: string];

/** "4.6 t" or "840 kg"; pounds as they are. */
export function loadTotal(kilograms: number, unit: WeightUnit): Figure {
  if (unit === "lb") return [formatCount(Math.round(toPounds(kilograms))), "lb"];
  return kilograms >= 1000 ? [(kilograms / 1000).toFixed(1), "t"] : [formatCount(kilograms), "kg"];
}

/** "5.2 km" or "300 m"; miles with two decimals. */
export function distanceTotal(metres: number, unit: Units["distance"]): Figure {
  if (unit === "mi") return [(metres / METRES_PER_UNIT.mi).toFixed(2), "mi"];
  const [value = "", name = ""] = formatDistance(metres).split(" ");
  return [value, name];
}
