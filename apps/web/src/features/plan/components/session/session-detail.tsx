import { distanceText } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { ArrowLeft, Play } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Badge, SessionBadge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { formatDay, unbroken } from "#ui/format.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useCoachNotes } from "../../api/coach-notes.ts";
import { isMovable } from "../../model/session/movable.ts";
import type { SessionView } from "../../model/plan-view.ts";
import { getBlocks } from "../../model/session/session-blocks.ts";
import { getDrawing } from "../../model/session/session-drawing.ts";
import { usePlanActions } from "../actions/plan-actions.ts";
import { useTraining } from "../actions/slots.ts";
import { PHASES } from "../block-bar/phases.ts";
import { Unit } from "../figure.tsx";
import { BlockSection } from "./block-section.tsx";
import { SessionBar } from "./session-bar.tsx";
import { SessionChanges } from "./session-changes.tsx";
import { SessionCompletion } from "./session-completion.tsx";
import { SessionRecord } from "./session-record.tsx";

const PARTS = [
  { key: "stimulus", label: "Stimulus" },
  { key: "strategy", label: "Strategy" },
  { key: "substitutions", label: "Substitutions" },
  { key: "warmup", label: "Warm-up" },
] as const;

const TestResult = lazyPart(async () => (await import("./test-result.tsx")).TestResult, <Skeleton className="h-24" />);

interface SessionDetailProps {
  readonly session: SessionView;
  readonly today: Day;
  readonly backHref: string;
}

/** One session: what to do and why, in which order, at which load and pace; it is trained in the runner, or marked done. */
export function SessionDetail({ session, today, backHref }: SessionDetailProps): ReactNode {
  const blocks = getBlocks(session);
  const { distance } = useUnits();
  const phase = PHASES[session.phase];
  const actions = usePlanActions();
  const training = useTraining();
  const active = actions !== undefined;
  return (
    <>
      <div>
        <Link
          to={backHref}
          className="link -mt-2 mb-2 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-2 no-underline md:min-h-8"
        >
          <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
          Back to Plan
        </Link>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 xl:flex-nowrap">
          <div className="min-w-0">
            <h1 className="heading-1 wrap-anywhere" tabIndex={-1}>
              {unbroken(distanceText(session.title, distance))}
            </h1>
            <p className="mt-3.5 flex flex-wrap gap-2">
              <SessionBadge type={session.type} />
              <Badge tone={phase.tone}>
                <TermText text={phase.label} />
              </Badge>
              <Badge>
                Week {session.week}, Day {session.day}
              </Badge>
              {session.date === today && active ? <Badge tone="now">Today</Badge> : <Badge>{formatDay(session.date)}</Badge>}
              {session.isDeload && (
                <Badge>
                  <TermText text="Deload" />
                </Badge>
              )}
            </p>
          </div>
          <SessionFacts session={session} />
        </div>
        {active && !session.completed && training !== undefined && (
          <ButtonLink
            to={training.hrefOf(session.id)}
            variant={training.isSessionOpen ? "line" : "ember"}
            size="lg"
            className="mt-5 max-md:min-h-16! max-md:w-full max-md:text-lg"
          >
            <Play aria-hidden="true" size={18} strokeWidth={1.75} />
            Start Workout
          </ButtonLink>
        )}
        {session.description !== "" && (
          <p className="mt-4 max-w-[62ch] text-ink-2">
            <TermText text={distanceText(session.description, distance)} />
          </p>
        )}
        {session.intent !== "" && (
          <p className="mt-2 max-w-[62ch] text-ink-2">
            <b className="font-[550] text-ink">Purpose:</b> <TermText text={distanceText(session.intent, distance)} />
          </p>
        )}
      </div>
      <SessionBar drawing={getDrawing(session, blocks)} done={session.completed} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20.5rem] xl:gap-14">
        <div>
          {blocks.map((block) => (
            <BlockSection
              key={block.letter}
              block={block}
              format={block.name === "mainWorkout" ? session.mainFormat : undefined}
              onSwap={actions !== undefined && isMovable(session, today) ? (item) => actions.swap(session, item) : undefined}
            />
          ))}
        </div>
        <aside aria-label="Completion and coach notes" className="grid gap-7 xl:sticky xl:top-[calc(var(--header)+1.5rem)]">
          <SessionCompletion key={session.id} session={session} />
          {actions !== undefined && !session.completed && !session.skipped && (
            <SessionChanges session={session} today={today} actions={actions} />
          )}
          {session.updates !== undefined && (
            <TestResult updates={session.updates} isDone={active && session.completed} day={session.doneOn ?? today} />
          )}
          {session.completed && <SessionRecord session={session} />}
          <CoachNotes session={session} />
        </aside>
      </div>
    </>
  );
}

/** What the coach says about the session. One that has no notes yet gets them when it is opened. */
function CoachNotes({ session }: { readonly session: SessionView }): ReactNode {
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
          Written by a language model, which may also have picked exercises. Your numbers set the weights and paces.
        </p>
      )}
    </section>
  );
}

/** Time, effort and complexity. */
function SessionFacts({ session }: { readonly session: SessionView }): ReactNode {
  const facts = [
    { label: "Duration", value: session.duration, unit: "min" },
    { label: "Effort", value: session.effort, unit: "of 10" },
    { label: "Technique", value: session.complexity, unit: "of 10" },
  ];
  return (
    <dl className="flex gap-10 max-md:w-full max-md:justify-between max-md:gap-4 max-md:border-t max-md:border-line max-md:pt-4">
      {facts.map(({ label, value, unit }) => (
        <div key={label}>
          <dt className="mb-2 text-sm text-ink-3">{label}</dt>
          <dd className="flex items-baseline">
            <span className="fig-num text-[2rem] font-bold">{value}</span>
            <Unit>{unit}</Unit>
          </dd>
        </div>
      ))}
    </dl>
  );
}
