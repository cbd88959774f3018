import { useState, type ReactNode } from "react";
import { changeSession } from "#features/session-log/model/change-draft.ts";
import { getMinutes } from "#features/session-log/model/store-payload.ts";
import { maker } from "../../logger/use-draft.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { NoteFields } from "../sheets/note-fields.tsx";
import type { Run } from "../runner-context.ts";

const ScoreCard = lazyPart(async () => (await import("./score-card.tsx")).ScoreCard);

interface EffortViewProps {
  readonly run: Run;
  /** Back to the session; absent when there is nothing left in it. */
  readonly onBack: (() => void) | undefined;
  /** Called to do more before the session ends. */
  readonly onAdd: () => void;
  readonly onSave: (minutes: number) => Promise<void>;
}

/** How hard it was in ten numbers, what to know about it, then the session is done. */
export function EffortView({ run, onBack, onAdd, onSave }: EffortViewProps): ReactNode {
  const { draft, change } = run;
  const [minutes] = useState(() => getMinutes(draft, Date.now()));
  const [busy, setBusy] = useState(false);
  const planned = plannedEffort(draft);
  const open = draft.exercises.flatMap(({ sets, grows }) => (grows === true ? [] : sets)).filter(({ done }) => !done).length;
  return (
    <>
      <div className="runner-stage">
        {draft.score !== undefined && (
          <ScoreCard
            draft={draft}
            onChange={(part) =>
              change((now) => (now.score === undefined ? now : changeSession(now, { score: { ...now.score, ...part } }, maker)))
            }
          />
        )}
        <h1 className="pt-1 font-display text-[1.75rem] leading-[1.1] font-bold tracking-[-.02em] [font-stretch:112%]" tabIndex={-1}>
          How hard was it?
        </h1>
        <p className="-mt-1 text-ink-2">
          Rate the whole session, not just its hardest minute. It took {minutes} min.
          {planned !== undefined && (
            <>
              {" "}
              Planned effort: <b className="font-semibold text-ink">{planned} of 10</b>.
            </>
          )}
        </p>
        <div className="grid grid-cols-5 gap-2" role="group" aria-label="Effort out of 10">
          {Array.from({ length: 10 }, (_, index) => String(index + 1)).map((rpe) => (
            <button
              key={rpe}
              type="button"
              aria-pressed={draft.rpe === rpe}
              aria-label={`Effort ${rpe} of 10`}
              className="second min-h-16! font-display text-[1.875rem]! font-bold"
              onClick={() => change((now) => changeSession(now, { rpe: now.rpe === rpe ? "" : rpe }, maker))}
            >
              {rpe}
            </button>
          ))}
        </div>
        <p className="-mt-1 flex justify-between text-ui text-ink-3" aria-hidden="true">
          <span>1 very easy</span>
          <span>10 nothing left</span>
        </p>
        <h2 className="heading-2 pt-1">Anything to note?</h2>
        <NoteFields run={run} />
        {open > 0 && (
          <p className="text-sm text-ink-3">
            {open} {open === 1 ? "set is" : "sets are"} not logged and will not count.
          </p>
        )}
      </div>
      <div className="runner-dock">
        <button
          type="button"
          className="go plain"
          aria-busy={busy}
          onClick={() => {
            if (busy) return;
            setBusy(true);
            void onSave(minutes).catch(() => setBusy(false));
          }}
        >
          Save and finish
        </button>
        <div className={onBack === undefined ? "grid" : "grid grid-cols-2 gap-2"}>
          {onBack !== undefined && (
            <button type="button" className="second min-h-12!" onClick={onBack}>
              Back to the session
            </button>
          )}
          <button type="button" className="second min-h-12!" onClick={onAdd}>
            Add an exercise
          </button>
        </div>
      </div>
    </>
  );
}

/** The effort of the hardest planned exercise. */
function plannedEffort({ exercises }: Run["draft"]): number | undefined {
  const efforts = exercises.flatMap(({ plan }) => plan?.rpe ?? []);
  return efforts.length === 0 ? undefined : Math.max(...efforts);
}
