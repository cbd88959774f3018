import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "#ui/cx.ts";
import { ExerciseName } from "#ui/training/exercise-name.tsx";
import { vibrate, signal } from "#ui/training/timers/signal.ts";
import { skipStep, toggleTick } from "#features/session-log/model/runner/run-changes.ts";
import { shownValues } from "#features/session-log/model/runner/shown-set.ts";
import { nextStep, openSet, type Step } from "#features/session-log/model/runner/steps.ts";
import { getFault } from "#features/session-log/model/set-values.ts";
import { seconds } from "#ui/training/timers/use-seconds.ts";
import { type TickLine, lineAmount, lineSeconds } from "#features/session-log/model/runner/planned-line.ts";
import type { Run } from "../runner-context.ts";
import { stepTitle } from "../step-title.ts";
import { type SetClock, useSetClock } from "../use-set-clock.ts";
import { CurrentLine, Dose } from "./tick-line.tsx";

interface TicksViewProps {
  readonly run: Run;
  readonly step: Extract<Step, { kind: "ticks" }>;
}

/** Warm-up and cooldown: the big button ticks what is now, a row what was forgotten or comes later. */
export function TicksView({ run, step }: TicksViewProps): ReactNode {
  const { state, change, unit } = run;
  const isTicked = (id: string) => state.ticked.includes(id);
  const current = step.lines.find(({ id }) => !isTicked(id));
  const after = step.lines.filter(({ id }) => !isTicked(id))[1];
  const next = nextStep(run.steps, step, state);
  const following = after?.name ?? (next && stepTitle(next));
  const timed = useTickClock(run, current);
  const tick = (id: string) => {
    vibrate(50);
    change((now) => toggleTick(now, id));
  };
  return (
    <>
      <div className="runner-stage gap-2!">
        <div>
          <p className="flex items-center justify-between gap-3 text-ink-2">
            <span>
              <b className="font-semibold text-ink">{step.letter}</b> {stepTitle(step)}
            </span>
            <span className="flex items-center gap-3">
              {current !== undefined && (
                <span>
                  Step {step.lines.indexOf(current) + 1} of {step.lines.length}
                </span>
              )}
              <button type="button" className="link hit-area" onClick={() => change((now) => skipStep(now, step.id))}>
                Skip<span className="sr-only"> {stepTitle(step).toLowerCase()}</span>
              </button>
            </span>
          </p>
          <h1
            className="mt-0.5 font-display text-[1.75rem] leading-[1.1] font-bold tracking-[-.02em] wrap-anywhere [font-stretch:112%]"
            tabIndex={-1}
          >
            {current === undefined ? stepTitle(step) : current.id.includes(":") ? current.name : <ExerciseName name={current.name} />}
          </h1>
          {current?.cue !== undefined && <p className="mt-2.5 text-ink-2">{current.cue}</p>}
        </div>
        {current !== undefined && <CurrentLine run={run} line={current} left={timed?.left} elapsed={timed?.clock.elapsed} />}
        <ol className="rows">
          {step.lines.map((line) => (
            <li key={line.id}>
              <button
                type="button"
                aria-pressed={isTicked(line.id)}
                aria-current={line === current ? "step" : undefined}
                className={cx("row", isTicked(line.id) && "done", line === current && "now")}
                onClick={() => tick(line.id)}
              >
                <span className="box" aria-hidden="true">
                  <Check size={26} strokeWidth={3} />
                </span>
                <b className="min-w-0 wrap-anywhere">{line.name}</b>
                <Dose line={line} unit={unit} />
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className="runner-dock">
        <button type="button" className="go" onClick={() => current !== undefined && tick(current.id)}>
          <span className="min-w-0">
            {current === undefined || current.name.length > MAX_NAME ? "Done" : `${current.name} done`}
            <small className="truncate">{following === undefined ? "then finish" : `${following} next`}</small>
          </span>
        </button>
        {step.of === "warmup" && next?.kind === "sets" && <WarmAlready run={run} step={step} next={next} />}
        <div className="grid grid-cols-3 gap-2">
          <PauseButton clock={timed?.clock} className="px-1! text-ui!" />
          <button type="button" className="second px-1! text-ui!" onClick={() => run.ask("hurts")}>
            It hurts
          </button>
          <button type="button" className="second px-1! text-ui!" onClick={() => run.ask("session")}>
            Session
          </button>
        </div>
      </div>
    </>
  );
}

/** Characters of a name that leave room for the word behind it. */
const MAX_NAME = 16;

/** At one place in every step; what is counted has no clock to stop. */
function PauseButton({ clock, className }: { readonly clock: SetClock | undefined; readonly className: string }): ReactNode {
  const isPaused = clock?.state === "paused";
  return (
    <button
      type="button"
      disabled={clock === undefined}
      className={cx("second disabled:text-ink-3", className)}
      onClick={isPaused ? clock.start : clock?.pause}
    >
      {isPaused ? "Resume" : "Pause"}
    </button>
  );
}

/** Whoever warmed up without the phone logs the first set from here. */
function WarmAlready({ run, step, next }: TicksViewProps & { readonly next: Extract<Step, { kind: "sets" }> }): ReactNode {
  const open = openSet(next.exercise);
  if (open === undefined) return null;
  const { exercise } = next;
  const values = shownValues(open.set, open.index, exercise, run.previous(exercise), run.unit);
  if (getFault({ ...open.set, typed: values }, exercise, run.unit) !== undefined || !exercise.metric.endsWith("reps")) return null;
  const press = () => {
    run.change((now) => skipStep(now, step.id));
    run.log(exercise, open.set, values);
  };
  return (
    <button type="button" className="second" onClick={press}>
      <span>
        Log set {open.index + 1} of {exercise.name}
        <small className="block text-sm font-normal text-ink-2">
          Already warm? {values.weight === undefined ? `${values.reps} reps` : `${values.weight} ${run.unit} × ${values.reps}`}
        </small>
      </span>
    </button>
  );
}

/**
 * The clock of a line of warm-up or cooldown by time or distance: it runs from when the line is shown, and ticks the one by time where it ends.
 * @returns The clock and the seconds left, which only a time has; undefined of a line that is counted.
 */
function useTickClock(run: Run, line: TickLine | undefined): { readonly clock: SetClock; readonly left: number | undefined } | undefined {
  const isClocked = line !== undefined && lineAmount(line).figure !== undefined;
  const id = isClocked ? line.id : undefined;
  const length = line && lineSeconds(line);
  const clock = useSetClock(run, id);
  const latest = useRef({ change: run.change, start: clock.start });
  useEffect(() => {
    latest.current = { change: run.change, start: clock.start };
  });
  const { state, since } = clock;
  useEffect(() => {
    if (id !== undefined && state === "off") latest.current.start();
  }, [id, state]);
  useEffect(() => {
    if (id === undefined || length === undefined || since === undefined) return undefined;
    const timer = setTimeout(
      () => {
        signal("long");
        latest.current.change((draft) => toggleTick(draft, id));
      },
      Math.max(0, since + length - seconds()) * 1000,
    );
    return () => clearTimeout(timer);
  }, [id, length, since]);
  if (!isClocked) return undefined;
  return { clock, left: length === undefined ? undefined : Math.max(0, Math.ceil(length - clock.elapsed)) };
}
