import { distanceText } from "@ironpace/contract";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useCoachNotes } from "../../api/coach-notes.ts";
import type { SessionView } from "../../model/plan-view.ts";

const PARTS = [
  { key: "stimulus", label: "Stimulus" },
  { key: "strategy", label: "Strategy" },
  { key: "substitutions", label: "Substitutions" },
  { key: "warmup", label: "Warm-up" },
] as const;

/** What the coach says about the session. One that has no notes yet gets them when it is opened. */
export function CoachNotes({ session }: { readonly session: SessionView }): ReactNode {
  const { distance } = useUnits();
  const missing = PARTS.every(({ key }) => session.coachNotes[key] === "");
  const written = useCoachNotes(session.id, missing);
  const notes = written.data ?? session.coachNotes;
  const parts = PARTS.filter(({ key }) => notes[key] !== "");
  if (parts.length === 0 && !missing) return null;
  return (
    <section aria-labelledby="coach-notes-heading" aria-busy={written.isLoading}>
      <h2 id="coach-notes-heading" className="heading-2">
        Coach notes
      </h2>
      {written.isLoading && <Skeleton className="mt-3 h-32" />}
      {written.isError && (
        <p className="mt-3 text-sm text-ink-3" role="alert">
          The notes could not be written. <Button onClick={() => void written.refetch()}>Try Again</Button>
        </p>
      )}
      <dl className="mt-3 grid gap-3.5">
        {parts.map(({ key, label }) => (
          <div key={key}>
            <dt className="mb-0.5 text-sm text-ink-3">{label}</dt>
            <dd className="whitespace-pre-line">{distanceText(notes[key], distance)}</dd>
          </div>
        ))}
      </dl>
      {session.wordedByModel && (
        <p className="mt-3 text-sm text-ink-3">
          A language model wrote this text and may have chosen exercises from those the training engine allows. Loads and paces come from
          the engine.
        </p>
      )}
    </section>
  );
}
