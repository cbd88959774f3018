import type { ReactNode } from "react";
import { Link } from "react-router";
import { unbroken } from "#ui/format.ts";
import type { ListedExercise } from "../api/exercises.ts";
import { ExerciseThumb } from "./exercise-row.tsx";

interface ExerciseTileProps {
  readonly exercise: ListedExercise;
  readonly href: string;
  /** "Tue 1" */
  readonly day?: string;
  /** "4 × 4, 90.0 kg" */
  readonly note?: string;
}

/** An exercise as a picture with its name; all of it leads to the exercise. */
export function ExerciseTile({ exercise, href, day, note }: ExerciseTileProps): ReactNode {
  return (
    <li>
      <Link to={href} className="exercise-tile grid w-24 content-start gap-0.5 pb-1 leading-tight hover:bg-hover">
        <ExerciseThumb exercise={exercise} />
        <span className="text-ui font-[550] wrap-anywhere">{exercise.name}</span>
        <span className="text-xs text-ink-3 empty:hidden">
          {[day, note]
            .filter((part) => part !== undefined && part !== "")
            .map((part) => unbroken(part ?? ""))
            .join(", ")}
        </span>
      </Link>
    </li>
  );
}
