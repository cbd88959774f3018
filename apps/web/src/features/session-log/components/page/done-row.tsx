import { useQuery } from "@tanstack/react-query";
import { SCORE_SCALE_LABELS, setsText, timeText } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { AskCoachItem } from "#ui/training/ask-coach.tsx";
import { Badge } from "#ui/badge.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { EntryActions } from "#ui/data/entry-actions.tsx";
import { formatCount, formatDay, formatMinutes, localDay } from "#ui/format.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { LongText } from "#ui/text/long-text.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Stars } from "#ui/form/star-rating.tsx";
import { getStoredSession, type DoneSession } from "../../api/done-sessions.ts";
import { logKeys } from "../../api/log-keys.ts";

interface DoneRowProps {
  readonly row: DoneSession;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const NOTES_LENGTH = 120;
const SOURCE_LABELS = {
  plan_session: "Plan",
  logged_session: "Your own",
  workout: "Workout",
  free: "Free session",
  import: "Imported",
} as const satisfies Record<DoneSession["source"], string>;

/** One session that was done; its sets are read when they are asked for. */
export function DoneRow({ row, onEdit, onDelete }: DoneRowProps): ReactNode {
  const [open, setOpen] = useState(false);
  const title = useDistanceText()(row.title ?? "Session");
  const day = localDay(new Date(row.performed_at));
  const facts = [
    `${formatDay(day)} ${day.slice(0, 4)}`,
    row.duration_minutes !== null && row.duration_minutes > 0 && formatMinutes(Math.round(row.duration_minutes)),
    row.session_rpe !== null && `effort ${row.session_rpe} of 10`,
    row.load !== null && row.load > 0 && `load ${formatCount(row.load)} (effort × min)`,
    scoreText(row),
  ].filter((fact) => typeof fact === "string");
  return (
    <article aria-label={title} className="grid gap-2 py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base font-semibold wrap-anywhere">{title}</h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
            <span>
              <TermText text={facts.join(", ")} />
            </span>
            {row.rating !== null && <Stars value={row.rating} />}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <Badge>{SOURCE_LABELS[row.source]}</Badge>
          <EntryActions name={title} onEdit={onEdit} onDelete={onDelete}>
            <AskCoachItem prompt={{ content: `How did “${title}” on ${formatDay(day)} go?` }} />
          </EntryActions>
        </div>
      </div>
      {row.notes !== null && <LongText limit={NOTES_LENGTH}>{row.notes}</LongText>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          className="-ml-4"
          aria-expanded={open}
          aria-label={`${open ? "Hide" : "Show"} sets of ${title}`}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide sets" : "Show sets"}
        </Button>
        <Link to={`done/${row.id}`} aria-label={`Edit sets of ${title}`} className={buttonStyle({ variant: "ghost" })}>
          Edit sets
        </Link>
      </div>
      {open && <Sets id={row.id} />}
    </article>
  );
}

function Sets({ id }: { readonly id: string }): ReactNode {
  const { weight } = useUnits();
  const { data, isPending } = useQuery({ queryKey: logKeys.sets(id), queryFn: () => getStoredSession(id) });
  if (isPending) return <Skeleton className="h-16" />;
  const sets = (data?.performed_sets ?? [])
    .filter(({ completed }) => completed)
    .toSorted((a, b) => a.exercise_index - b.exercise_index || a.set_index - b.set_index);
  const exercises = [...Map.groupBy(sets, ({ exercise_name }) => exercise_name)];
  if (exercises.length === 0) return <p className="text-sm text-ink-3">You logged no sets in this session.</p>;
  return (
    <dl className="divide-y divide-line border-t border-line">
      {exercises.map(([name, done]) => (
        <div key={name} className="grid gap-x-6 py-2 md:grid-cols-[16rem_1fr]">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="text-ui">{setsText(done, weight)}</dd>
        </div>
      ))}
    </dl>
  );
}

const FORMATS = { "for-time": "For time", amrap: "AMRAP", emom: "EMOM", tabata: "Tabata", intervals: "Intervals" } as const;

/** "AMRAP 5 rounds + 12 reps", "For time 8:42". */
function scoreText({ score_format, score_seconds, score_rounds, score_reps, score_scale }: DoneSession): string | undefined {
  if (score_format === null) return undefined;
  const rounds = score_rounds === null ? undefined : `${score_rounds} ${score_rounds === 1 ? "round" : "rounds"}`;
  const reps = score_reps === null || score_reps === 0 ? undefined : `${score_reps} reps`;
  const time = score_format === "for-time" && score_seconds !== null ? timeText(score_seconds) : undefined;
  const score = [time, rounds, reps].filter((part) => part !== undefined).join(" + ");
  const scale = score_scale === null ? "" : ` ${SCORE_SCALE_LABELS[score_scale]}`;
  return score === "" ? undefined : `${FORMATS[score_format]} ${score}${scale}`;
}
