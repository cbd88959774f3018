import { EXERCISE_DIFFICULTY_LABELS } from "@ironpace/contract";
import { ChevronRight, Video } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { lazyPart } from "#ui/lazy-part.tsx";
import type { ListedExercise } from "../api/exercises.ts";
import "./exercise-row.css";

/** Its drawings come after the names. */
export const ExerciseThumb = lazyPart(
  async () => (await import("./exercise-thumb.tsx")).ExerciseThumb,
  <span className="exercise-thumb" />,
);

interface ExerciseRowProps {
  readonly exercise: ListedExercise;
  readonly href: string;
  readonly showsDifficulty: boolean;
  /** The athlete's own: "107.5 kg". */
  readonly best: string | undefined;
}

/** A line of the index; all of it leads to the exercise. */
export function ExerciseRow({ exercise, href, showsDifficulty, best }: ExerciseRowProps): ReactNode {
  const { name, difficulty, muscle_group: muscles, has_video: hasVideo } = exercise;
  return (
    <li>
      <Link
        to={href}
        className="grid min-h-16 grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2 hover:bg-hover md:grid-cols-[3rem_minmax(0,15rem)_minmax(0,1fr)_8.5rem_3rem] md:gap-x-4 md:px-2"
      >
        <span className="max-md:row-span-2">
          <ExerciseThumb exercise={exercise} />
        </span>
        <span className="font-[550] wrap-anywhere max-md:self-end">{name}</span>
        <span className="text-sm text-ink-2 max-md:col-start-2 max-md:self-start">
          {sentence(muscles)}
          {showsDifficulty && <span className="text-ink-3 max-md:hidden"> · {EXERCISE_DIFFICULTY_LABELS[difficulty]}</span>}
          {best !== undefined && <span className="text-ink-3 md:hidden"> · {bestText(best)}</span>}
        </span>
        <span className="text-right text-sm max-md:hidden">
          {best !== undefined && <span className="whitespace-nowrap text-ink-3">{bestText(best)}</span>}
        </span>
        <span className="flex items-center justify-end gap-2 text-ink-3 max-md:col-start-3 max-md:row-span-2 max-md:row-start-1">
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

/** "max 107.5 kg": a load is that of one repetition. */
function bestText(best: string): string {
  return `${/ (?:kg|lb)$/u.test(best) ? "max" : "best"} ${best}`;
}

function sentence(text: string | null): string {
  return text === null ? "" : text.charAt(0).toUpperCase() + text.slice(1);
}
