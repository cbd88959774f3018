import type { MovementPattern } from "@ironpace/training";
import type { Movement } from "./movement.ts";

interface DrawnExercise {
  readonly name: string;
  readonly pattern: string | null;
  /** Tells a bench press from a push-up. */
  readonly equipment: readonly string[];
}

/** The movement of an exercise in its own words; undefined where the library has no drawing that fits it. */
export async function findMovement({ name, pattern, equipment }: DrawnExercise): Promise<Movement | undefined> {
  const [{ MOVEMENTS }, { NOT_DRAWN, OWN_CUES }] = await Promise.all([import("./movements.ts"), import("./own-cues.ts")]);
  const movement = MOVEMENTS[movementKey(pattern, equipment)];
  if (movement === undefined || NOT_DRAWN.has(name)) return undefined;
  const own = OWN_CUES.find(({ names }) => names.includes(name));
  if (own === undefined) return movement;
  const poses = movement.poses.map((pose) => ({ ...pose, cue: own.poses[pose.name] ?? pose.cue }));
  return { ...movement, poses, faults: own.faults ?? movement.faults };
}

export function movementKey(pattern: string | null, equipment: readonly string[]): MovementPattern | "bench" {
  const isBench = pattern === "horizontal_push" && equipment.some((one) => /barbell|dumbbell/.test(one));
  return (isBench ? "bench" : pattern) as MovementPattern | "bench";
}
