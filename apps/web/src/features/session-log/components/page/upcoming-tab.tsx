import type { TrainHref } from "./started-sessions.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { NumberInput } from "#ui/form/number-input.tsx";
import { SearchInput } from "#ui/form/search-input.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { useToday } from "#ui/use-today.ts";
import { type OwnSession, ownSessions } from "../../api/own-sessions.ts";
import { type UpcomingPlanSession, usePlanSessions } from "../../api/plan-sessions.ts";
import { ownDraft, planDraft } from "../../model/begin-draft.ts";
import { type CompletionEntry, plannedSetCount } from "../../model/complete-draft.ts";
import type { SessionDraft } from "../../model/draft.ts";
import { EffortSelect } from "../effort-select.tsx";
import { maker } from "../logger/use-draft.ts";
import { useCompletion } from "../use-completion.ts";
import { OwnRow, PlanSection } from "./upcoming-rows.tsx";

export interface SessionLinks {
  /** The page of a plan session. */
  readonly planHref: (planId: string, sessionId: string) => string;
  /** Where a session is trained. */
  readonly trainHref: TrainHref;
}

const OwnSessionDialog = lazyPart(async () => (await import("./own-session-dialog.tsx")).OwnSessionDialog);

type Shown = "all" | "own" | "plan";

/** What is not done yet: the own entries, the newest at the top, then the plan from today on, then what it had before. */
export function UpcomingTab({ planHref, trainHref }: SessionLinks): ReactNode {
  const own = ownSessions.useRows();
  const plan = usePlanSessions();
  const completion = useCompletion();
  const remove = useDeleteWithUndo(ownSessions, "session", getSentence);
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const [edited, setEdited] = useState<OwnSession>();
  const [completing, setCompleting] = useState<Completing>();
  const units = useUnits();
  const today = useToday();
  if (own.isPending || plan.isPending) return <Skeleton className="h-72" />;
  if (own.isLoadingError || plan.isLoadingError) {
    return (
      <Alert
        tone="destructive"
        title="Your sessions could not be loaded"
        action={<Button onClick={() => void Promise.all([own.refetch(), plan.refetch()])}>Try Again</Button>}
      >
        {getSentence(own.error ?? plan.error)}
      </Alert>
    );
  }
  const words = search.trim().toLowerCase();
  const open = (id: string, title: string) => !completion.completing.has(id) && title.toLowerCase().includes(words);
  const mine = shown === "plan" ? [] : own.data.filter(({ id, workout_name }) => open(id, workout_name));
  const planned = shown === "own" ? [] : plan.data.filter(({ id, title }) => open(id, title));
  if (own.data.length + plan.data.length === 0) {
    return <EmptyState title="No upcoming sessions">Plan a session, or make a training plan.</EmptyState>;
  }
  const rows = {
    planHref,
    trainHref,
    onComplete: ({ session, scheduled_date, duration }: UpcomingPlanSession) =>
      setCompleting({ draft: planDraft(session, units, maker), day: scheduled_date, minutes: duration }),
  };
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput label="Search upcoming sessions" value={search} onValueChange={setSearch} />
        <Segmented aria-label="From" options={FROM} value={shown} onValueChange={setShown} />
      </div>
      {mine.length + planned.length === 0 && (
        <p role="status" className="border-y border-line py-4 text-ink-2">
          {words === "" ? NONE[shown] : "No session matches your search."}
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
                  startHref={trainHref("own", session.id)}
                  onComplete={() => setCompleting({ draft: ownDraft(session, units, maker), day: session.date, minutes: session.duration })}
                  onEdit={() => setEdited(session)}
                  onDelete={() => remove(session)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PlanSection heading="From your plan" sessions={planned.filter(({ scheduled_date }) => scheduled_date >= today)} {...rows} />
      <PlanSection heading="Missed" sessions={planned.filter(({ scheduled_date }) => scheduled_date < today)} {...rows} />
      {completing !== undefined && (
        <CompleteDialog
          {...completing}
          onComplete={(entry) => completion.complete(completing.draft, entry)}
          onClose={() => setCompleting(undefined)}
        />
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

const NONE = {
  all: "No upcoming sessions",
  own: "No upcoming session of your own.",
  plan: "No upcoming session from your plan.",
} as const;

/** A session that is about to be marked as done. */
interface Completing {
  readonly draft: SessionDraft;
  /** The day it was planned for, yyyy-MM-dd. */
  readonly day: string;
  /** Planned minutes. */
  readonly minutes: number;
}

interface CompleteDialogProps extends Completing {
  readonly onComplete: (entry: CompletionEntry) => void;
  readonly onClose: () => void;
}

/** When it was done, how long it took, how hard it was, and whether the sets were done as planned. */
function CompleteDialog({ draft, day: plannedFor, minutes: planned, onComplete, onClose }: CompleteDialogProps): ReactNode {
  const today = useToday();
  const [day, setDay] = useState(plannedFor < today ? plannedFor : today);
  const [minutes, setMinutes] = useState(String(planned));
  const [rpe, setRpe] = useState(draft.rpe);
  const [asPlanned, setAsPlanned] = useState(true);
  const sets = plannedSetCount(draft);
  const dayError = day === "" ? "Enter a date" : day > today ? "The date is in the future" : undefined;
  const minutesError = /^\d{1,4}$/.test(minutes.trim()) && Number(minutes) <= 1440 ? undefined : "Enter whole minutes, 0 to 1,440";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (dayError !== undefined || minutesError !== undefined) return;
    onComplete({ day, minutes: Number(minutes), rpe, asPlanned: asPlanned && sets > 0 });
    onClose();
  }

  return (
    <EntryDialog title={`Complete ${draft.title}`} busy={false} confirm="Complete" onSubmit={submit} onClose={onClose}>
      <Field label="Date" error={dayError}>
        <Input type="date" max={today} value={day} onChange={({ currentTarget: { value } }) => setDay(value)} />
      </Field>
      <Field label="Duration" error={minutesError}>
        <NumberInput value={minutes} onValueChange={setMinutes} step={5} min={0} max={1440} unit="min" buttons />
      </Field>
      <EffortSelect value={rpe} onValueChange={setRpe} />
      {sets > 0 && (
        <Checkbox checked={asPlanned} onCheckedChange={setAsPlanned}>
          {sets === 1 ? "Log the planned set as done" : `Log the ${sets} planned sets as done`}
        </Checkbox>
      )}
    </EntryDialog>
  );
}
