import { useState, type ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useDeleteWithUndo } from "#ui/use-delete-with-undo.ts";
import { useToday } from "#ui/use-today.ts";
import { ownSessions, type OwnSession } from "../../api/own-sessions.ts";
import { usePlanSessions, type UpcomingPlanSession } from "../../api/plan-sessions.ts";
import { ownDraft, planDraft } from "../../model/begin-draft.ts";
import { maker } from "../logger/use-draft.ts";
import { useCompletion } from "../use-completion.ts";
import { CompleteDialog, type Completing } from "./complete-dialog.tsx";
import type { SessionListProps } from "./session-list.tsx";
import { OwnRow, PlanSection } from "./upcoming-rows.tsx";

const OwnSessionDialog = lazyPart(async () => (await import("./own-session-dialog.tsx")).OwnSessionDialog);

type Shown = "all" | "own" | "plan";

/** What is not done yet: the own entries, the newest at the top, then the plan from today on, then what it had before. */
export function UpcomingTab({ planHref, trainHref }: SessionListProps): ReactNode {
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
    return <EmptyState title="No upcoming sessions">Log a new one, or make a training plan.</EmptyState>;
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
          {words === "" && shown === "all" ? "No upcoming sessions" : "No session matches your search."}
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
      <PlanSection heading="Earlier, not done" sessions={planned.filter(({ scheduled_date }) => scheduled_date < today)} {...rows} />
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
