import type { ReactNode } from "react";
import { splitList } from "../api/exercise.ts";
import type { ListedExercise } from "../api/exercises.ts";
import { DRILLS } from "../model/movements/drills.ts";
import { movementKey } from "../model/movements/find-movement.ts";
import { MOVEMENTS } from "../model/movements/movements.ts";
import { NOT_DRAWN } from "../model/movements/own-cues.ts";
import { rungFigure } from "../model/movements/rung-figure.ts";
import { drillStill, findStill } from "../model/movements/stills.ts";
import { Figure } from "./parts/movement-figures.tsx";

/** Stands where there is no drawing. */
const ROD = (
  <svg aria-hidden="true" width="40" height="40" viewBox="0 0 40 40" className="rod">
    <path d="M4 20h32M11 12v16M29 12v16" />
  </svg>
);

/** How an exercise moves, as small as a line. */
export function ExerciseThumb({ exercise }: { readonly exercise: ListedExercise }): ReactNode {
  const figure = findFigure(exercise);
  return <span className="exercise-thumb">{figure === undefined ? ROD : <Figure {...figure} isDecorative />}</span>;
}

function findFigure({ name, movement_pattern: pattern, equipment: listed }: ListedExercise) {
  const drill = DRILLS[name];
  const still = drill === undefined ? findStill(name) : drillStill(drill);
  if (still !== undefined) return { movement: still, pose: still.pose };
  if (NOT_DRAWN.has(name)) return undefined;
  const equipment = splitList(listed);
  return rungFigure(MOVEMENTS[movementKey(pattern, equipment)], { name, equipment, isSameMovement: true });
}
