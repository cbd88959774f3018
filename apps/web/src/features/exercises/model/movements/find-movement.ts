import type { MovementPattern } from "@ironpace/training";
import type { Movement } from "./movement.ts";

/** The movement of an exercise; undefined where the library has no drawing of its pattern. `equipment` tells a bench press from a push-up. */
export async function findMovement(pattern: string | null, equipment: readonly string[]): Promise<Movement | undefined> {
  const { MOVEMENTS } = await import("./movements.ts");
  return MOVEMENTS[movementKey(pattern, equipment)];
}

export function movementKey(pattern: string | null, equipment: readonly string[]): MovementPattern | "bench" {
  const isBench = pattern === "horizontal_push" && equipment.some((one) => /barbell|dumbbell/.test(one));
  return (isBench ? "bench" : pattern) as MovementPattern | "bench";
}
