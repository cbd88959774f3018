import { timeText } from "@ironpace/contract";
import { Minus, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { changeSession } from "#features/session-log/model/change-draft.ts";
import type { DraftExercise, DraftScore } from "#features/session-log/model/draft.ts";
import { logRound, skipStep, undoRound } from "#features/session-log/model/runner/run-changes.ts";
import { scaleOfTitle, withoutClock } from "#features/session-log/model/runner/round-score.ts";
import type { Step } from "#features/session-log/model/runner/steps.ts";
import { maker } from "../../logger/use-draft.ts";
import type { Run } from "../runner-context.ts";

interface ScoreDockProps {
  readonly run: Run;
  readonly step: Extract<Step, { kind: "rounds" }>;
  readonly done: number;
  /** Seconds on the clock. */
  readonly worked: number;
  /** Seconds of one turn of an EMOM. */
  readonly turnSeconds: number;
  /** The movements of the stretches that are over, where the clock led through them. */
  readonly stretches: readonly DraftExercise[] | undefined;
}

/** Where the time is up: what it came to, to be set right before it is saved. */
export function ScoreDock({ run, step, done, worked, turnSeconds, stretches }: ScoreDockProps): ReactNode {
  const [reps, setReps] = useState(0);
  const { format, lines } = step;
  const save = () =>
    run.change((now) => {
      const score: DraftScore = {
        format: stretches === undefined ? (format.kind === "emom" ? "emom" : format.kind === "amrap" ? "amrap" : "for-time") : "tabata",
        time: timeText(Math.floor(worked)),
        rounds: String(stretches?.length ?? (format.kind === "emom" ? Math.floor(worked / turnSeconds) : done)),
        reps: format.kind === "emom" ? "" : String(reps),
        ...scaleOfTitle(now),
      };
      const logged = (stretches ?? []).reduce((before, line) => logRound(before, [line], maker), now);
      return withoutClock(skipStep(changeSession(logged, { score }, maker), step.id));
    });
  return (
    <>
      {stretches !== undefined && (
        <Counter
          label="Fewest reps in a round"
          value={reps}
          onLess={() => setReps(Math.max(0, reps - 1))}
          onMore={() => setReps(reps + 1)}
        />
      )}
      {format.kind !== "emom" && stretches === undefined && (
        <div className="grid grid-cols-2 gap-2">
          <Counter
            label="Rounds"
            value={done}
            onLess={() => run.change((now) => undoRound(now, lines, maker))}
            onMore={() => run.change((now) => logRound(now, lines, maker))}
          />
          <Counter label="Extra reps" value={reps} onLess={() => setReps(Math.max(0, reps - 1))} onMore={() => setReps(reps + 1)} />
        </div>
      )}
      <button type="button" className="go" onClick={save}>
        {format.kind === "emom" || stretches !== undefined
          ? "Save and continue"
          : `Save ${done} ${done === 1 ? "round" : "rounds"} + ${reps} ${reps === 1 ? "rep" : "reps"}`}
      </button>
    </>
  );
}

interface CounterProps {
  readonly label: string;
  readonly value: number;
  readonly onLess: () => void;
  readonly onMore: () => void;
}

function Counter({ label, value, onLess, onMore }: CounterProps): ReactNode {
  return (
    <div role="group" aria-label={label} className="steppers one">
      <div>
        <button type="button" aria-label={`${label}: one less`} className="grid place-items-center border-r border-line" onClick={onLess}>
          <Minus aria-hidden="true" size={24} />
        </button>
        <span className="px-2">
          <b className="block font-display text-[1.5rem] leading-none text-ink">{value}</b>
          {label}
        </span>
        <button type="button" aria-label={`${label}: one more`} className="grid place-items-center border-l border-line" onClick={onMore}>
          <Plus aria-hidden="true" size={24} />
        </button>
      </div>
    </div>
  );
}
