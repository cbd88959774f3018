import { Check, Play } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { sentenceOf } from "../../../../backend/error-sentence.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { SessionBadge } from "../../../../ui/badge.tsx";
import { buttonStyle } from "../../../../ui/button-style.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { EntryActions } from "../../../../ui/entry-actions.tsx";
import { formatDay, formatMinutes } from "../../../../ui/format.ts";
import { LongText } from "../../../../ui/long-text.tsx";
import { SearchInput } from "../../../../ui/search-input.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { Stars } from "../../../../ui/star-rating.tsx";
import { useDeleteWithUndo } from "../../../../ui/use-delete-with-undo.ts";
import { useToday } from "../../../../ui/use-today.ts";
import { ownSessions, type OwnSession } from "../../api/own-sessions.ts";
import { usePlanSessions, type UpcomingPlanSession } from "../../api/plan-sessions.ts";
import { useCompletion } from "../use-completion.ts";
import { OwnSessionDialog } from "./own-session-dialog.tsx";

type Shown = "all" | "own" | "plan";
/** Of the plan; the rest is one press away. */
const AT_FIRST = 10;

/** What is not done yet: the own entries, the newest at the top, then the plan by day. */
export function UpcomingTab({ planHref }: { readonly planHref: (planId: string, sessionId: string) => string }): ReactNode {
  const own = ownSessions.useRows();
  const plan = usePlanSessions();
  const completion = useCompletion();
  const remove = useDeleteWithUndo(ownSessions, "session", sentenceOf);
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const [edited, setEdited] = useState<OwnSession>();
  const [all, setAll] = useState(false);
  if (own.isPending || plan.isPending) return <Skeleton className="h-72" />;
  if (own.isError || plan.isError) {
    return (
      <Alert
        tone="destructive"
        title="Your sessions could not be loaded"
        action={<Button onClick={() => void Promise.all([own.refetch(), plan.refetch()])}>Try Again</Button>}
      >
        {sentenceOf(own.error ?? plan.error)}
      </Alert>
    );
  }
  const words = search.trim().toLowerCase();
  const open = (id: string, title: string) => !completion.completing.has(id) && title.toLowerCase().includes(words);
  const mine = shown === "plan" ? [] : own.data.filter(({ id, workout_name }) => open(id, workout_name));
  const planned = shown === "own" ? [] : plan.data.filter(({ id, title }) => open(id, title));
  if (own.data.length + plan.data.length === 0) {
    return <EmptyState title="No upcoming sessions">Log a new one, or make a training plan.</EmptyState>;
  }
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput label="Search upcoming sessions" value={search} onValueChange={setSearch} />
        <Segmented aria-label="From" options={FROM} value={shown} onValueChange={setShown} />
      </div>
      {mine.length + planned.length === 0 && (
        <p role="status" className="border-y border-line py-4 text-ink-2">
          {words === "" && shown === "all" ? "No upcoming sessions" : "No session fits what you are looking for."}
        </p>
      )}
      {mine.length > 0 && (
        <section aria-labelledby="own-sessions">
          <h2 id="own-sessions" className="mb-2 heading-3">
            Your own
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {mine.map((session) => (
              <li key={session.id}>
                <OwnRow
                  session={session}
                  onComplete={() => completion.completeOwn(session)}
                  onEdit={() => setEdited(session)}
                  onDelete={() => remove(session)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {planned.length > 0 && (
        <section aria-labelledby="plan-sessions">
          <h2 id="plan-sessions" className="mb-2 heading-3">
            From your plan
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {planned.slice(0, all ? planned.length : AT_FIRST).map((session) => (
              <li key={session.id}>
                <PlanRow
                  session={session}
                  href={planHref(session.plan_id, session.id)}
                  onComplete={() => completion.completePlanned(session)}
                />
              </li>
            ))}
          </ul>
          {!all && planned.length > AT_FIRST && (
            <Button className="mt-4" onClick={() => setAll(true)}>
              Show all {planned.length}
            </Button>
          )}
        </section>
      )}
      {edited !== undefined && <OwnSessionDialog session={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

const FROM = [
  { value: "all", label: "All" },
  { value: "own", label: "Your own" },
  { value: "plan", label: "Plan" },
] as const;

/** Characters of notes that are shown whole. */
const NOTES_LENGTH = 120;

interface OwnRowProps {
  readonly session: OwnSession;
  readonly onComplete: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function OwnRow({ session, onComplete, onEdit, onDelete }: OwnRowProps): ReactNode {
  const exercises = Array.isArray(session.exercises) ? session.exercises.length : 0;
  return (
    <article aria-label={session.workout_name} className="grid gap-2 py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{session.workout_name}</h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
            {day(session.date)}
            {session.duration > 0 && `, ${formatMinutes(session.duration)}`}
            {exercises > 0 && `, ${exercises} ${exercises === 1 ? "exercise" : "exercises"}`}
            {session.rating !== null && <Stars value={session.rating} />}
          </p>
        </div>
        <EntryActions name={session.workout_name} onEdit={onEdit} onDelete={onDelete} />
      </div>
      {session.notes !== null && <LongText limit={NOTES_LENGTH}>{session.notes}</LongText>}
      <RowButtons to={`own/${session.id}`} name={session.workout_name} onComplete={onComplete} />
    </article>
  );
}

interface PlanRowProps {
  readonly session: UpcomingPlanSession;
  readonly href: string;
  readonly onComplete: () => void;
}

function PlanRow({ session, href, onComplete }: PlanRowProps): ReactNode {
  const today = useToday();
  return (
    <article aria-label={session.title} className="grid gap-2.5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <Link to={href} className="link">
              {session.title}
            </Link>
          </h3>
          <p className="mt-0.5 text-sm text-ink-3">
            {session.scheduled_date === today ? "Today" : day(session.scheduled_date)}, {formatMinutes(session.duration)}
            {session.scheduled_date < today && ", not done"}
          </p>
        </div>
        <SessionBadge type={session.type} />
      </div>
      <RowButtons to={`plan/${session.id}`} name={session.title} onComplete={onComplete} />
    </article>
  );
}

interface RowButtonsProps {
  readonly to: string;
  readonly name: string;
  readonly onComplete: () => void;
}

function RowButtons({ to, name, onComplete }: RowButtonsProps): ReactNode {
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={to} aria-label={`Start ${name}`} className={buttonStyle({ variant: "line" })}>
        <Play aria-hidden="true" size={16} strokeWidth={1.75} />
        Start
      </Link>
      <Button variant="ghost" aria-label={`Complete ${name}`} onClick={onComplete}>
        <Check aria-hidden="true" size={16} strokeWidth={1.75} />
        Complete
      </Button>
    </div>
  );
}

function day(date: string): string {
  return `${formatDay(date)} ${date.slice(0, 4)}`;
}
