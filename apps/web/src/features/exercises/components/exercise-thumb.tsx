import type { ReactNode } from "react";
import { SessionGlyph, type SessionType } from "#ui/training/session-glyph.tsx";
import { splitList } from "../api/exercise.ts";
import type { ListedExercise } from "../api/exercises.ts";
import { MOVEMENT_FAMILIES, type MovementFamily } from "../model/filter.ts";
import { movementKey } from "../model/movements/find-movement.ts";
import { MOVEMENTS } from "../model/movements/movements.ts";
import { rungFigure } from "../model/movements/rung-figure.ts";
import { Figure } from "./parts/movement-figures.tsx";

/** How an exercise moves, as small as a line; where there is no drawing of it, the glyph of what it is. */
export function ExerciseThumb({ exercise }: { readonly exercise: ListedExercise }): ReactNode {
  const { name, movement_pattern: pattern } = exercise;
  const equipment = splitList(exercise.equipment);
  const movement = MOVEMENTS[movementKey(pattern, equipment)];
  const figure = rungFigure(movement, { name, equipment, isSameMovement: true });
  if (figure !== undefined) {
    return (
      <span className="exercise-thumb">
        <Figure {...figure} isDecorative />
      </span>
    );
  }
  return (
    <span className="exercise-thumb">
      <SessionGlyph type={kindOf(pattern)} size={24} tone="inherit" className="text-ink-3" />
    </span>
  );
}

/** What of a session the exercise is: its glyph stands where no movement is drawn. */
function kindOf(pattern: ListedExercise["movement_pattern"]): SessionType {
  const isIn = (...families: readonly MovementFamily[]) =>
    families.some((family) => MOVEMENT_FAMILIES[family].patterns.some((one) => one === pattern));
  if (isIn("run", "erg")) return "conditioning";
  if (isIn("mobility")) return "recovery";
  if (isIn("jump")) return "mixed";
  return pattern !== null && SKILLS.has(pattern) ? "skill" : "strength";
}

const SKILLS: ReadonlySet<string> = new Set(["gymnastics_kip", "gymnastics_skill", "inversion"]);
