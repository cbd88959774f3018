import { WORKOUT_DIFFICULTY_LABELS, WORKOUT_TYPE_LABELS } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { CalendarPlus, Check, Copy, Play, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EntryActions } from "#ui/data/entry-actions.tsx";
import { formatDay, formatMinutes } from "#ui/format.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { MenuItem } from "#ui/overlay/menu.tsx";
import { SessionGlyph } from "#ui/training/session-glyph.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { Workout } from "../api/workouts.ts";
import type { ShownScore } from "../model/score.ts";
import { GLYPH_OF_TYPE } from "../model/workout.ts";

const WorkoutText = lazyPart(async () => (await import("./movement-lines.tsx")).MovementLines, <Skeleton className="h-10" />);

/** Characters of a description that are shown whole. */
const DESCRIPTION_LENGTH = 120;

export interface WorkoutActions {
  readonly onEdit: (workout: Workout) => void;
  readonly onDone: (workout: Workout) => void;
  readonly onPlan: (workout: Workout) => void;
  readonly onDuplicate: (workout: Workout) => void;
  readonly onReopen: (workout: Workout) => void;
  readonly onDelete: (workout: Workout) => void;
  readonly onTag: (tag: string) => void;
}

interface WorkoutCardProps extends WorkoutActions {
  readonly workout: Workout;
  readonly today: Day;
  readonly score: ShownScore | undefined;
  /** Where it is done set by set; undefined where there is no such page. */
  readonly startHref: string | undefined;
}

/** One workout: what it is, when, and the way to do it. */
export function WorkoutCard({ workout, today, score, startHref, ...actions }: WorkoutCardProps): ReactNode {
  const { id, title, description, completed } = workout;
  return (
    <Card
      now={!completed && workout.date === today}
      aria-labelledby={`workout-${id}`}
      className="relative grid gap-x-6 gap-y-3 p-4! *:min-w-0 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_auto] md:items-start"
    >
      <div className="grid gap-1 max-md:pr-11">
        <h2 id={`workout-${id}`} className="heading-2 wrap-anywhere">
          {title}
        </h2>
        <p className="text-sm text-ink-2">{whenAndHowLong(workout, today)}</p>
        <Kind workout={workout} onTag={actions.onTag} />
      </div>
      {description === null ? <span className="max-md:hidden" /> : <WorkoutText text={description} limit={DESCRIPTION_LENGTH} />}
      <div className="flex flex-wrap items-center gap-2 md:flex-nowrap md:pr-11">
        {score !== undefined && (
          <p className="mr-2 md:text-right">
            <span className="block fig-pace text-[2rem] leading-none! font-bold! whitespace-nowrap">{score.text}</span>
            <span className="text-sm text-ink-3">{score.caption}</span>
          </p>
        )}
        {!completed && (
          <>
            {startHref !== undefined && (
              <ButtonLink to={startHref} variant="solid" className="max-md:flex-1 max-md:px-2">
                <Play aria-hidden="true" size={16} strokeWidth={1.75} />
                {workout.performed_sessions?.in_progress === true ? "Continue Workout" : "Start Workout"}
              </ButtonLink>
            )}
            <Button className="max-md:flex-1 max-md:px-2" onClick={() => actions.onDone(workout)}>
              <Check aria-hidden="true" size={16} strokeWidth={1.75} />
              Mark as Complete
            </Button>
          </>
        )}
      </div>
      <div className="absolute top-2 right-2">
        <EntryActions name={title} onEdit={() => actions.onEdit(workout)} onDelete={() => actions.onDelete(workout)}>
          <MenuItem icon={CalendarPlus} onClick={() => actions.onPlan(workout)}>
            Plan on a date…
          </MenuItem>
          <MenuItem icon={Copy} onClick={() => actions.onDuplicate(workout)}>
            Duplicate
          </MenuItem>
          {completed && (
            <MenuItem icon={RotateCcw} onClick={() => actions.onReopen(workout)}>
              Not completed
            </MenuItem>
          )}
        </EntryActions>
      </div>
    </Card>
  );
}

interface KindProps {
  readonly workout: Workout;
  readonly onTag: (tag: string) => void;
}

/** What kind of work it is, for whom, and its tags. */
function Kind({ workout: { type, difficulty, completed, tags }, onTag }: KindProps): ReactNode {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        <SessionGlyph type={GLYPH_OF_TYPE[type]} size={14} />
        {WORKOUT_TYPE_LABELS[type]}
      </span>
      <span>{WORKOUT_DIFFICULTY_LABELS[difficulty]}</span>
      {completed && (
        <span className="inline-flex items-center gap-1 text-success">
          <Check aria-hidden="true" size={14} strokeWidth={2} />
          Completed
        </span>
      )}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="contents">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                onClick={() => onTag(tag)}
                className="min-h-6 text-left wrap-anywhere underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                #{tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function whenAndHowLong({ date, duration, completed, session_rpe: rpe }: Workout, today: Day): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? "" : ` ${date.slice(0, 4)}`;
  const day = date === today ? "Today" : `${formatDay(date)}${year}`;
  return `${day}, ${formatMinutes(duration)}${completed && rpe !== null ? `, effort ${rpe} of 10` : ""}`;
}
