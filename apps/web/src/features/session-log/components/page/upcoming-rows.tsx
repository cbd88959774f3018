import { Check, Play } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { SessionBadge } from "#ui/badge.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { EntryActions } from "#ui/data/entry-actions.tsx";
import { formatDay, formatMinutes, unbroken } from "#ui/format.ts";
import { LongText } from "#ui/text/long-text.tsx";
import { Stars } from "#ui/form/star-rating.tsx";
import { useToday } from "#ui/use-today.ts";
import type { OwnSession } from "../../api/own-sessions.ts";
import type { UpcomingPlanSession } from "../../api/plan-sessions.ts";
import type { TrainHref } from "./started-sessions.tsx";

/** Rows of a section of the plan that are shown at first; a button shows the rest. */
const SHOWN_AT_FIRST = 6;

/** Characters of notes that are shown whole. */
const NOTES_LENGTH = 120;

interface OwnRowProps {
  readonly session: OwnSession;
  readonly startHref: string;
  readonly onComplete: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** An entry of the own log that is to come. */
export function OwnRow({ session, startHref, onComplete, onEdit, onDelete }: OwnRowProps): ReactNode {
  const exercises = Array.isArray(session.exercises) ? session.exercises.length : 0;
  return (
    <article aria-label={session.workout_name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 gap-2 max-md:basis-full">
        <div>
          <h3 className="font-semibold wrap-anywhere">{session.workout_name}</h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
            {day(session.date)}
            {session.duration > 0 && `, ${formatMinutes(session.duration)}`}
            {exercises > 0 && `, ${exercises} ${exercises === 1 ? "exercise" : "exercises"}`}
            {session.rating !== null && <Stars value={session.rating} />}
          </p>
        </div>
        {session.notes !== null && <LongText limit={NOTES_LENGTH}>{session.notes}</LongText>}
      </div>
      <RowButtons to={startHref} name={session.workout_name} onComplete={onComplete}>
        <EntryActions name={session.workout_name} onEdit={onEdit} onDelete={onDelete} />
      </RowButtons>
    </article>
  );
}

interface PlanSectionProps {
  readonly heading: string;
  readonly sessions: readonly UpcomingPlanSession[];
  readonly planHref: (planId: string, sessionId: string) => string;
  readonly trainHref: TrainHref;
  readonly onComplete: (session: UpcomingPlanSession) => void;
}

/** Sessions of the plan under one heading; nothing without any. */
export function PlanSection({ heading, sessions, planHref, trainHref, onComplete }: PlanSectionProps): ReactNode {
  const id = useId();
  const [all, setAll] = useState(false);
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 heading-3">
        {heading}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.slice(0, all ? sessions.length : SHOWN_AT_FIRST).map((session) => (
          <li key={session.id}>
            <PlanRow
              session={session}
              href={planHref(session.plan_id, session.id)}
              startHref={trainHref("plan", session.id)}
              onComplete={() => onComplete(session)}
            />
          </li>
        ))}
      </ul>
      {!all && sessions.length > SHOWN_AT_FIRST && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          Show all {sessions.length}
        </Button>
      )}
    </section>
  );
}

interface PlanRowProps {
  readonly session: UpcomingPlanSession;
  readonly href: string;
  readonly startHref: string;
  readonly onComplete: () => void;
}

function PlanRow({ session, href, startHref, onComplete }: PlanRowProps): ReactNode {
  const today = useToday();
  const title = useDistanceText()(session.title);
  return (
    <article aria-label={title} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 flex-1 items-start justify-between gap-x-3 gap-y-2 max-md:basis-full">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <Link to={href} className="link">
              {unbroken(title)}
            </Link>
          </h3>
          <p className="mt-0.5 text-sm text-ink-3">
            {session.scheduled_date === today ? "Today" : day(session.scheduled_date)}, {formatMinutes(session.duration)}
          </p>
        </div>
        <SessionBadge type={session.type} />
      </div>
      <RowButtons to={startHref} name={title} onComplete={onComplete} />
    </article>
  );
}

interface RowButtonsProps {
  readonly to: string;
  readonly name: string;
  readonly onComplete: () => void;
  readonly children?: ReactNode;
}

function RowButtons({ to, name, onComplete, children }: RowButtonsProps): ReactNode {
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full">
      <Link to={to} aria-label={`Start ${name}`} className={buttonStyle({ variant: "line" })}>
        <Play aria-hidden="true" size={16} strokeWidth={1.75} />
        Start
      </Link>
      <Button variant="ghost" aria-label={`Complete ${name}`} onClick={onComplete}>
        <Check aria-hidden="true" size={16} strokeWidth={1.75} />
        Complete
      </Button>
      {children !== undefined && <div className="max-md:ml-auto">{children}</div>}
    </div>
  );
}

function day(date: string): string {
  return `${formatDay(date)} ${date.slice(0, 4)}`;
}
