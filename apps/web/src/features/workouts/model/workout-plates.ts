import type { BenchmarkMovement, BenchmarkWorkout, TimeDomain } from "@ironpace/training";
import type { Tables } from "@ironpace/contract";

/** How a workout is drawn on the rod: how high its iron stands above and how deep its pace hangs below, each 0 to 1. */
export interface WorkoutPlates {
  readonly iron: number;
  readonly pace: number;
}

/** By what its movements are and how long it lasts: Grace is nearly all iron, a 2 km row nearly all pace. */
export function benchmarkPlates({ movements, domain }: Pick<BenchmarkWorkout, "movements" | "domain">): WorkoutPlates {
  const mean = (value: (movement: BenchmarkMovement) => number) =>
    movements.reduce((sum, movement) => sum + value(movement), 0) / movements.length;
  const iron = mean((movement) => IRON_SHARE[getKind(movement)]);
  return { iron, pace: domain === "strength" ? 0 : Math.min(1, 1 - iron + LENGTH_SHARE[domain]) };
}

/** The same of a workout that only its type tells of. */
export const PLATES_OF_TYPE: Readonly<Record<Tables<"workouts">["type"], WorkoutPlates>> = {
  strength: { iron: 1, pace: 0 },
  endurance: { iron: 0, pace: 1 },
  hybrid: { iron: 0.65, pace: 0.65 },
  recovery: { iron: 0, pace: 0.35 },
};

type MovementKind = "loaded" | "body" | "distance";

function getKind({ load, bodyWeights, metres, calories }: BenchmarkMovement): MovementKind {
  if (load !== undefined || bodyWeights !== undefined) return "loaded";
  return metres !== undefined || calories !== undefined ? "distance" : "body";
}

const IRON_SHARE: Readonly<Record<MovementKind, number>> = { loaded: 1, body: 0.6, distance: 0 };

/** What is added to pace: the longer it lasts, the more of it is endurance. */
const LENGTH_SHARE: Readonly<Record<TimeDomain, number>> = {
  sprint: 0.1,
  short: 0.15,
  medium: 0.25,
  long: 0.4,
  "very long": 0.6,
  strength: 0,
};
