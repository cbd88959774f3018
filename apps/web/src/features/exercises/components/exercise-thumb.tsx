import type { ReactNode } from "react";
import { BodyView } from "#ui/training/body/body-view.tsx";
import { splitList } from "../api/exercise.ts";
import type { ListedExercise } from "../api/exercises.ts";
import { movementKey } from "../model/movements/find-movement.ts";
import { MOVEMENTS } from "../model/movements/movements.ts";
import { muscleWork, viewOfWork } from "../model/muscle-work.ts";
import { rungFigure } from "../model/movements/rung-figure.ts";
import { Figure } from "./parts/movement-figures.tsx";

/** How an exercise moves, as small as a line; where there is no drawing of it, the muscles that work most. */
export function ExerciseThumb({ exercise }: { readonly exercise: ListedExercise }): ReactNode {
  const { name, movement_pattern: pattern, muscle_group: muscles } = exercise;
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
  const work = muscleWork(splitList(muscles), {});
  return (
    <span className="exercise-thumb" aria-hidden="true">
      <BodyView view={viewOfWork(work)} levelOf={(muscle) => work.get(muscle) ?? 0} />
    </span>
  );
}
