import { EXERCISE_CATEGORY_LABELS, EXERCISE_DIFFICULTY_LABELS } from "@ironpace/contract";
import { ChevronRight, Video } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListedExercise } from "../api/exercises.ts";

interface ExerciseRowProps {
  readonly exercise: ListedExercise;
  readonly href: string;
}

/** A line of the index; all of it leads to the exercise. */
export function ExerciseRow({ exercise, href }: ExerciseRowProps): ReactNode {
  const { name, category, difficulty, muscle_group: muscles, has_video: hasVideo } = exercise;
  return (
    <li>
      <Link
        to={href}
        className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 hover:bg-hover md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_8rem_8rem_3rem] md:px-2"
      >
        <span className="font-[550] wrap-anywhere">{name}</span>
        <span className="text-sm text-ink-2 max-md:hidden">{muscles}</span>
        <span className="col-start-1 text-sm text-ink-3 md:col-start-auto">
          {EXERCISE_CATEGORY_LABELS[category]}
          <span className="md:hidden">, {EXERCISE_DIFFICULTY_LABELS[difficulty].toLowerCase()}</span>
        </span>
        <span className="text-sm text-ink-3 max-md:hidden">{EXERCISE_DIFFICULTY_LABELS[difficulty]}</span>
        <span className="flex items-center justify-end gap-2 text-ink-3 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
          {hasVideo && (
            <>
              <Video aria-hidden="true" size={16} strokeWidth={1.75} />
              <span className="sr-only">With a video</span>
            </>
          )}
          <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} />
        </span>
      </Link>
    </li>
  );
}
