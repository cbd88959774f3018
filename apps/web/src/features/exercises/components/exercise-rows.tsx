import type { ReactNode } from "react";
import { getNames } from "../api/exercise.ts";
import type { ListedExercise } from "../api/exercises.ts";
import { ExerciseRow } from "./exercise-row.tsx";

/** Bests by the name of their exercise in small letters: "107.5 kg". */
export type Bests = Readonly<Record<string, string>>;

export interface ListProps {
  readonly hrefOf: (id: string) => string;
  readonly bests: Bests;
}

export function ExerciseRows({
  exercises,
  hrefOf,
  bests,
  showsDifficulty = false,
}: ListProps & { readonly exercises: readonly ListedExercise[]; readonly showsDifficulty?: boolean }): ReactNode {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {exercises.map((exercise) => (
        <ExerciseRow
          key={exercise.id}
          exercise={exercise}
          href={hrefOf(exercise.id)}
          showsDifficulty={showsDifficulty}
          best={getNames(exercise)
            .map((name) => bests[name.toLowerCase()])
            .find((best) => best !== undefined)}
        />
      ))}
    </ul>
  );
}
