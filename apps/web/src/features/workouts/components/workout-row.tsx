import type { ReactNode } from "react";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { WorkoutPlates } from "../model/workout-plates.ts";

interface WorkoutRowProps {
  readonly name: ReactNode;
  /** What it is, in one line, or two where there is no room. */
  readonly line: string;
  readonly plates: WorkoutPlates;
  /** The figure at the right end: a best, a last time. */
  readonly figure?: string | undefined;
  /** Below the figure: the level it speaks for, or a word. */
  readonly below?: ReactNode;
}

/** What a row of a list of workouts shows, at least 64 px high: plates, name, one line, figure. The row itself is a button or an article. */
export function WorkoutRow({ name, line, plates, figure, below }: WorkoutRowProps): ReactNode {
  return (
    <>
      <Plates plates={plates} />
      <span className="min-w-0">
        <span className="block truncate text-[1rem] leading-5 font-semibold">{name}</span>
        <span className="line-clamp-3 text-sm leading-snug text-ink-3">{line}</span>
      </span>
      <span className="grid justify-items-end gap-1.5">
        {figure !== undefined && <span className="fig-pace text-[1.625rem] leading-[.85]! font-bold!">{figure}</span>}
        {below}
      </span>
    </>
  );
}

/** The grid of such a row. */
export const WORKOUT_ROW = "grid min-h-16 w-full grid-cols-[2.125rem_minmax(0,1fr)_auto] items-center gap-3 py-2 text-left";

/** Lists of workouts: one column, two where there is room. */
export const WORKOUT_ROWS = "grid gap-x-12 border-t border-line *:min-w-0 *:border-b *:border-line xl:grid-cols-2";

/** Such rows while they are read. */
export function RowsSkeleton({ rows }: { readonly rows: number }): ReactNode {
  return (
    <div className="divide-y divide-line border-y border-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={WORKOUT_ROW}>
          <Skeleton className="size-8" />
          <span className="grid gap-1.5">
            <Skeleton className="h-4 w-30" />
            <Skeleton className="h-3 w-50 max-w-full" />
          </span>
          <span className="grid justify-items-end gap-1.5">
            <Skeleton className="h-5 w-14" />
            <Skeleton className="h-1.5 w-10" />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Iron above the rod, pace below it, each as high as it counts. */
function Plates({ plates: { iron, pace } }: { readonly plates: WorkoutPlates }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="relative grid h-11 place-items-center before:absolute before:inset-x-0 before:h-1 before:bg-line-strong"
    >
      <span className="relative grid h-11 w-4.5 grid-rows-2 gap-px">
        <i className="self-end rounded-t-[2px] bg-iron" style={{ height: `${iron * 100}%` }} />
        <i className="rounded-b-[2px] bg-pace" style={{ height: `${pace * 100}%` }} />
      </span>
    </span>
  );
}
