import { WORKOUT_TYPE_LABELS } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { CalendarPlus, Check, Copy, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { EntryActions } from "#ui/data/entry-actions.tsx";
import { MenuItem } from "#ui/overlay/menu.tsx";
import type { Workout } from "../api/workouts.ts";
import type { ShownScore } from "../model/score.ts";
import { whenAndHowLong } from "../model/workout.ts";
import { PLATES_OF_TYPE } from "../model/workout-plates.ts";
import { WORKOUT_ROW, WorkoutRow } from "./workout-row.tsx";

interface WorkoutActions {
  readonly onOpen: (workout: Workout) => void;
  readonly onEdit: (workout: Workout) => void;
  readonly onPlan: (workout: Workout) => void;
  readonly onDuplicate: (workout: Workout) => void;
  readonly onReopen: (workout: Workout) => void;
  readonly onDelete: (workout: Workout) => void;
}

interface OwnWorkoutRowProps extends WorkoutActions {
  readonly workout: Workout;
  readonly today: Day;
  readonly score: ShownScore | undefined;
}

/** One workout of the athlete: what it is, when, and how it went. The row opens it. */
export function OwnWorkoutRow({ workout, today, score, ...actions }: OwnWorkoutRowProps): ReactNode {
  const { id, title, completed, type, date } = workout;
  const isNow = !completed && date === today;
  return (
    <article
      aria-labelledby={`workout-${id}`}
      className={cx("relative flex items-center hover:bg-hover", isNow && "pl-3 shadow-[inset_3px_0_0_var(--ember)]")}
    >
      <div className={WORKOUT_ROW}>
        <WorkoutRow
          name={
            <button
              type="button"
              id={`workout-${id}`}
              aria-haspopup="dialog"
              onClick={() => actions.onOpen(workout)}
              className="max-w-full truncate text-left after:absolute after:inset-0 after:right-11"
            >
              {title}
            </button>
          }
          line={`${whenAndHowLong(workout, today)}, ${WORKOUT_TYPE_LABELS[type].toLowerCase()}`}
          plates={PLATES_OF_TYPE[type]}
          figure={score?.text}
          below={
            completed ? (
              <span className="inline-flex items-center gap-1 text-xs text-success">
                <Check aria-hidden="true" size={14} strokeWidth={2} />
                Done
              </span>
            ) : (
              score !== undefined && <span className="text-xs text-ink-3">{score.caption}</span>
            )
          }
        />
      </div>
      <div className="-mr-2">
        <EntryActions name={title} onEdit={() => actions.onEdit(workout)} onDelete={() => actions.onDelete(workout)}>
          <MenuItem icon={CalendarPlus} onClick={() => actions.onPlan(workout)}>
            Plan on a date…
          </MenuItem>
          <MenuItem icon={Copy} onClick={() => actions.onDuplicate(workout)}>
            Duplicate
          </MenuItem>
          {completed && (
            <MenuItem icon={RotateCcw} onClick={() => actions.onReopen(workout)}>
              {" "}
              Mark as not done{" "}
            </MenuItem>
          )}
        </EntryActions>
      </div>
    </article>
  );
}
