import { WORKOUT_DIFFICULTY_LABELS, WORKOUT_TYPE_LABELS } from "@ironpace/contract";
import { CalendarPlus, Play } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { SessionGlyph } from "#ui/training/session-glyph.tsx";
import { useToday } from "#ui/use-today.ts";
import type { Workout } from "../api/workouts.ts";
import type { ShownScore } from "../model/score.ts";
import { GLYPH_OF_TYPE, whenAndHowLong } from "../model/workout.ts";
import { readWod, schemeText } from "@ironpace/training";
import { useUnits } from "#backend/preferences/use-units.ts";
import { LongText } from "#ui/text/long-text.tsx";
import { amountText, loadText, prescriptionText, capitalize } from "../model/wod-text.ts";

interface OwnWorkoutSheetProps {
  readonly workout: Workout;
  readonly score: ShownScore | undefined;
  /** Where it is done set by set; undefined where there is no such page. */
  readonly startHref: string | undefined;
  readonly onDone: (workout: Workout) => void;
  readonly onPlan: (workout: Workout) => void;
  /** Shows all workouts with this tag. */
  readonly onTag: (tag: string) => void;
  readonly onClose: () => void;
}

/** One workout of the athlete as a whole, and the way to do it. */
export function OwnWorkoutSheet({ workout, score, startHref, onDone, onPlan, onTag, onClose }: OwnWorkoutSheetProps): ReactNode {
  const today = useToday();
  const { title, description, type, difficulty, tags, completed } = workout;
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        completed ? (
          <Button size="lg" block onClick={() => onPlan(workout)}>
            <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />
            Plan it again
          </Button>
        ) : (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
            {startHref !== undefined && (
              <ButtonLink to={startHref} variant="ember" size="lg" block className="px-2">
                <Play aria-hidden="true" size={18} strokeWidth={1.75} />
                {workout.performed_sessions?.in_progress === true ? "Continue Workout" : "Start Workout"}
              </ButtonLink>
            )}
            <Button size="lg" block className="px-2" onClick={() => onDone(workout)}>
              Mark as Complete
            </Button>
          </div>
        )
      }
    >
      <div className="flex items-end justify-between gap-4">
        <div className="grid gap-1 text-sm text-ink-2">
          <p>{whenAndHowLong(workout, today)}</p>
          <p className="inline-flex items-center gap-1.5">
            <SessionGlyph type={GLYPH_OF_TYPE[type]} size={14} />
            {WORKOUT_TYPE_LABELS[type]}, {WORKOUT_DIFFICULTY_LABELS[difficulty].toLowerCase()}
          </p>
        </div>
        {score !== undefined && (
          <p className="text-right">
            <span className="block fig-pace text-[2.5rem] leading-[.85]! font-bold!">{score.text}</span>
            <span className="text-sm text-ink-3">{score.caption}</span>
          </p>
        )}
      </div>
      {description !== null && description !== "" && <MovementLines text={description} limit={Number.POSITIVE_INFINITY} />}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                onClick={() => onTag(tag)}
                className="min-h-8 rounded-chip bg-hover px-2.5 text-sm text-ink-2 wrap-anywhere hover:text-ink pointer-coarse:min-h-11"
              >
                #{tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

/** Movements that are shown; the whole is where the workout is opened. */
const MOST = 5;

interface MovementLinesProps {
  readonly text: string;
  /** Characters from which on a text that is no list of movements is cut. */
  readonly limit: number;
  /** A prescription in kilograms, to be shown in the athlete's units; what somebody typed stays as typed. */
  readonly isPrescribed?: boolean;
}

/** A workout movement by movement, where the whole text is understood; else the text. */
function MovementLines({ text, limit, isPrescribed = false }: MovementLinesProps): ReactNode {
  const units = useUnits();
  const shown = (part: string) => (isPrescribed ? prescriptionText(part, units) : part);
  const work = useMemo(() => readWhole(text), [text]);
  if (work === undefined)
    return (
      <div className="text-sm">
        <LongText limit={limit}>{shown(text)}</LongText>
      </div>
    );
  const { movements, scheme } = work;
  return (
    <div className="text-sm">
      <p className="text-ink-3">{shown(capitalize(schemeText(scheme)))}</p>
      <ul>
        {movements.slice(0, MOST).map((movement, index) => (
          <li key={index} className="flex items-baseline justify-between gap-3 leading-snug">
            <span className="min-w-0 wrap-anywhere">
              {shown(amountText(movement)).replace(/ reps$/u, "")} <span className="font-[550]">{movement.name}</span>
            </span>
            {movement.load !== undefined && <span className="fig-iron shrink-0 text-sm">{shown(loadText(movement.load))}</span>}
          </li>
        ))}
      </ul>
      {movements.length > MOST && <p className="text-ink-3">and {movements.length - MOST} more</p>}
    </div>
  );
}

/** The one part of a workout whose every movement is known; undefined for anything else, which stays as it was typed. */
function readWhole(text: string) {
  const { parts, team, notes = [], unread = [], kept = [] } = readWod(text);
  const [part] = parts;
  const isWhole = parts.length === 1 && team === undefined && notes.length + unread.length + kept.length === 0;
  if (!isWhole || part?.kind !== "work" || part.movements.length < 2) return undefined;
  return part.movements.every(({ isKnown }) => isKnown) ? part : undefined;
}
