import { distanceText } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { ArrowLeft, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { Badge, SessionBadge } from "../../../../ui/badge.tsx";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { formatDay, unbroken } from "../../../../ui/format.ts";
import { isMovable } from "../../model/movable.ts";
import type { SessionView } from "../../model/plan-view.ts";
import { blocksOf } from "../../model/session-blocks.ts";
import { PHASES } from "../block-bar/phases.ts";
import { useLoggerHref } from "../actions/logger-slot.ts";
import { usePlanActions } from "../actions/plan-actions.ts";
import { BlockSection } from "./block-section.tsx";
import { CoachNotes } from "./coach-notes.tsx";
import { RestDock, RestPanel } from "./rest-panel.tsx";
import { SessionBar } from "./session-bar.tsx";
import { SessionChanges } from "./session-changes.tsx";
import { SessionCompletion } from "./session-completion.tsx";
import { SessionFacts } from "./session-facts.tsx";
import { SessionRecord } from "./session-record.tsx";
import { TestResult } from "./test-result.tsx";
import { useTraining } from "./use-training.ts";
import { TermText } from "../../../../ui/glossary/term-text.tsx";

interface SessionDetailProps {
  readonly session: SessionView;
  readonly today: Day;
  readonly backHref: string;
}

/** One session: what to do, in which order, at which load and pace, the timers for it, and the way to mark it done. */
export function SessionDetail({ session, today, backHref }: SessionDetailProps): ReactNode {
  const blocks = blocksOf(session);
  const { distance } = useUnits();
  const phase = PHASES[session.phase];
  const log = useTraining(session);
  const actions = usePlanActions();
  const loggerHref = useLoggerHref(session.id);
  const active = actions !== undefined;
  const training = active && !session.completed ? log : undefined;
  const currentItem = training?.started === true ? training.next?.item.id : undefined;
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
              <Badge tone={phase.tone}>{phase.label}</Badge>
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
        {session.description !== "" && (
          <p className="mt-4 max-w-[62ch] text-ink-2">
            <TermText text={distanceText(session.description, distance)} />
          </p>
        )}
        {session.intent !== "" && (
          <p className="mt-2 max-w-[62ch] text-ink-2">
            <b className="font-[550] text-ink">What it is for:</b> <TermText text={distanceText(session.intent, distance)} />
          </p>
        )}
      </div>
      <SessionBar blocks={blocks} done={session.completed} currentItem={currentItem} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20.5rem] xl:gap-14">
        <div>
          {blocks.map((block) => (
            <BlockSection
              key={block.letter}
              block={block}
              format={block.name === "mainWorkout" ? session.mainFormat : undefined}
              training={training}
              onSwap={actions !== undefined && isMovable(session, today) ? (item) => actions.swap(session, item) : undefined}
            />
          ))}
        </div>
        <aside aria-label="Timer, completion and coach notes" className="grid gap-7 xl:sticky xl:top-[calc(var(--header)+1.5rem)]">
          {training !== undefined && <RestPanel training={training} />}
          <div className="grid gap-2.5">
            <SessionCompletion key={session.id} session={session} />
            {active && loggerHref !== undefined && (
              <ButtonLink to={loggerHref} block>
                <NotebookPen aria-hidden="true" size={16} strokeWidth={1.75} />
                {session.completed ? "Loads and reps" : "Log loads and reps"}
              </ButtonLink>
            )}
            {training !== undefined && training.sets.length > 0 && (
              <p className="text-sm text-ink-3">
                {training.done.size} of {training.sets.length} sets logged.{training.started && " You can still finish early."}
              </p>
            )}
          </div>
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
      {training !== undefined && <RestDock training={training} />}
    </>
  );
}
