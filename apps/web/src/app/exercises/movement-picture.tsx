import { findExercise } from "@ironpace/training";
import type { ReactNode } from "react";
import { Figure } from "#features/exercises/components/parts/movement-figures.tsx";
import { movementKey } from "#features/exercises/model/movements/find-movement.ts";
import { MOVEMENTS } from "#features/exercises/model/movements/movements.ts";

/** The hardest position of an exercise while it is done; nothing where the library has no drawing of its movement. */
export function MovementPicture({ name }: { readonly name: string }): ReactNode {
  const exercise = findExercise(name);
  const movement = exercise && MOVEMENTS[movementKey(exercise.movementPattern, exercise.equipment)];
  const pose = movement?.poses[movement.hardest ?? movement.poses.length - 1];
  if (movement === undefined || pose === undefined) return null;
  return (
    <div className="runner-picture">
      <Figure movement={movement} pose={pose} isDecorative />
    </div>
  );
}
