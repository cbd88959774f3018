import { findExercise } from "@ironpace/training";
import type { ReactNode } from "react";
import { Figure } from "#features/exercises/components/parts/movement-figures.tsx";
import { DRILLS } from "#features/exercises/model/movements/drills.ts";
import { movementKey } from "#features/exercises/model/movements/find-movement.ts";
import { MOVEMENTS } from "#features/exercises/model/movements/movements.ts";

/** The hardest position of an exercise while it is done; nothing where there is no drawing of its movement, and for walks, which everybody knows. */
export function MovementPicture({ name }: { readonly name: string }): ReactNode {
  const exercise = findExercise(name);
  const key = exercise && movementKey(exercise.movementPattern, exercise.equipment);
  const movement = DRILLS[name] ?? (key === undefined || KNOWN.has(key) ? undefined : MOVEMENTS[key]);
  const pose = movement?.poses[movement.hardest ?? movement.poses.length - 1];
  if (movement === undefined || pose === undefined) return null;
  return (
    <div className="runner-picture">
      <Figure movement={movement} pose={pose} isDecorative />
    </div>
  );
}

const KNOWN: ReadonlySet<string> = new Set(["walk"]);
