import { WORKOUT_DIFFICULTY_LABELS, WORKOUT_TYPE_LABELS } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { CalendarPlus, Check, Copy, Play, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { EntryActions } from "#ui/entry-actions.tsx";
import { formatDay, formatMinutes } from "#ui/format.ts";
import { LongText } from "#ui/long-text.tsx";
import { MenuItem } from "#ui/menu.tsx";
import { SessionGlyph } from "#ui/session-glyph.tsx";
import type { Workout } from "../api/get-workouts.ts";
import { GLYPH_OF_TYPE } from "../model/workout.ts";

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
  /** Where it is done set by set; undefined where there is no such page. */
  readonly startHref: string | undefined;
}

/** One workout: what it is, when, and the way to do it. */
export function WorkoutCard({ workout, today, startHref, ...actions }: WorkoutCardProps): ReactNode {
  const { id, title, description, tags, completed } = workout;
  return (
    <Card now={!completed && workout.date === today} aria-labelledby={`workout-${id}`} className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <Badges workout={workout} />
          <h2 id={`workout-${id}`} className="heading-2 wrap-anywhere">
            {title}
          </h2>
          <p className="text-sm text-ink-2">{whenAndHowLong(workout, today)}</p>
        </div>
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
      {description !== null && <LongText limit={DESCRIPTION_LENGTH}>{description}</LongText>}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                onClick={() => actions.onTag(tag)}
                className="min-h-6 text-left text-sm text-ink-3 wrap-anywhere underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                #{tag}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!completed && (
        <div className="flex flex-wrap gap-2 md:gap-3">
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
        </div>
      )}
    </Card>
  );
}

function Badges({ workout: { type, difficulty, completed } }: { readonly workout: Workout }): ReactNode {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={GLYPH_OF_TYPE[type]}>
        <SessionGlyph type={GLYPH_OF_TYPE[type]} tone="inherit" size={14} />
        {WORKOUT_TYPE_LABELS[type]}
      </Badge>
      <Badge>{WORKOUT_DIFFICULTY_LABELS[difficulty]}</Badge>
      {completed && (
        <Badge tone="success" icon={Check}>
          Completed
        </Badge>
      )}
    </div>
  );
}

function whenAndHowLong({ date, duration, completed, session_rpe: rpe }: Workout, today: Day): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? "" : ` ${date.slice(0, 4)}`;
  const day = date === today ? "Today" : `${formatDay(date)}${year}`;
  return `${day}, ${formatMinutes(duration)}${completed && rpe !== null ? `, effort ${rpe} of 10` : ""}`;
}
