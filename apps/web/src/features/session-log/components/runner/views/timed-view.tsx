import { timeText } from "@ironpace/contract";
import { useEffect, useRef, type ReactNode } from "react";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { signal } from "#ui/training/timers/signal.ts";
import { seconds } from "#ui/training/timers/use-seconds.ts";
import type { DraftSet } from "#features/session-log/model/draft.ts";
import { retype, skipStep, withoutTiming } from "#features/session-log/model/runner/run-changes.ts";
import { shownValues } from "#features/session-log/model/runner/shown-set.ts";
import type { Step } from "#features/session-log/model/runner/steps.ts";
import { holdLength, plannedSeconds, readHold, type HoldReading } from "#features/session-log/model/runner/timed-set.ts";
import { getFault } from "#features/session-log/model/set-values.ts";
import { maker } from "../../logger/use-draft.ts";
import type { Run } from "../runner-context.ts";
import { SetDots, SetFacts } from "./set-facts.tsx";
import { StepHead } from "./set-view.tsx";
import { Tools } from "../sheets/tools.tsx";
import { useSetClock } from "../use-set-clock.ts";

interface TimedViewProps {
  readonly run: Run;
  readonly step: Extract<Step, { kind: "sets" }>;
  readonly set: DraftSet;
  /** From 0. */
  readonly index: number;
}

/** A hold or an interval by time: it counts down and logs itself. */
export function TimedView({ run, step, set, index }: TimedViewProps): ReactNode {
  const { exercise } = step;
  const values = shownValues(set, index, exercise, run.previous(exercise), run.unit);
  const clock = useSetClock(run, set.id);
  const { elapsed, since } = clock;
  const isBegun = clock.state !== "off";
  const planned = plannedSeconds(values);
  const eachSide = exercise.plan?.eachSide === true;
  const hold = isBegun && planned !== undefined ? readHold(elapsed, planned, eachSide) : undefined;
  const word = exercise.sets.length === 1 ? "" : ` set ${index + 1}`;

  function log(time: number | undefined): void {
    const typed = { ...values, ...(time === undefined ? {} : { time: timeText(Math.max(1, Math.round(time))) }) };
    if (getFault({ ...set, typed }, exercise, run.unit) === undefined) return run.log(exercise, set, typed);
    run.change((draft) => retype(withoutTiming(draft), exercise, set, "time", typed.time ?? "", maker));
    return run.ask("load");
  }
  const stop = () => log(heldFor(elapsed, planned ?? 0, hold));
  useHoldEnd(since, planned === undefined ? undefined : holdLength(planned, eachSide), () => log(planned));
  useHoldSignals(hold);

  const shown = !isBegun ? (planned ?? 0) : (hold?.left ?? Math.floor(elapsed));
  const untimed = getFault({ ...set, typed: values }, exercise, run.unit) === undefined;
  return (
    <>
      <div className="runner-stage">
        <StepHead run={run} step={step} detail={`set ${index + 1} of ${exercise.sets.length}`} />
        <div className="hero flex-wrap pt-1">
          <p
            role="timer"
            aria-live="off"
            aria-label={isBegun ? "Time" : "Planned time"}
            className={`clock fig-pace ${shown >= 3600 ? "hours" : shown >= 600 ? "long" : ""}`}
          >
            {clockText(shown)}
          </p>
          {exercise.plan?.intensity !== undefined && (
            <p className="u mt-3 ml-0! basis-full whitespace-normal">{exercise.plan.intensity.split(",")[0]}</p>
          )}
        </div>
        <p className="min-h-6 text-lg font-semibold" aria-live="polite">
          {clock.state === "paused"
            ? "Paused"
            : hold === undefined
              ? eachSide
                ? "Each side"
                : ""
              : HOLD_WORDS[exercise.plan?.block === "mainWorkout" ? "work" : "hold"][hold.part]}
        </p>
        {run.picture?.(exercise.name)}
        <SetFacts run={run} exercise={exercise} index={index} />
        {exercise.sets.length > 1 && <SetDots exercise={exercise} label={(one) => one.typed.time ?? "✓"} />}
      </div>
      <div className="runner-dock">
        {clock.state === "running" ? (
          <button type="button" className="go plain" onClick={stop}>
            <span>
              Stop here
              {exercise.rest > 0 && index < exercise.sets.length - 1 && <small>then rest {clockText(exercise.rest)}</small>}
            </span>
          </button>
        ) : (
          <button type="button" className="go" onClick={clock.start}>
            {isBegun ? "Resume" : `Start${word}`}
          </button>
        )}
        {isBegun ? (
          <div className="grid grid-cols-3 gap-2">
            <button type="button" className="second" onClick={clock.state === "paused" ? stop : clock.pause}>
              {clock.state === "paused" ? "Stop here" : "Pause"}
            </button>
            <button type="button" className="second" onClick={clock.reset}>
              Restart
            </button>
            <button type="button" className="second" onClick={() => run.ask("load")}>
              Enter time
            </button>
          </div>
        ) : (
          <div className="grid grid-cols-2 gap-2">
            <button type="button" className="second" onClick={() => (untimed ? log(undefined) : run.ask("load"))}>
              Log{word} without a clock
            </button>
            <button type="button" className="second" onClick={() => run.ask("load")}>
              Enter time
            </button>
          </div>
        )}
        {exercise.grows === true && index > 0 && !isBegun && (
          <button type="button" className="second min-h-12!" onClick={() => run.change((now) => skipStep(now, exercise.key))}>
            Next exercise
          </button>
        )}
        <Tools run={run} />
      </div>
    </>
  );
}

const HOLD_WORDS: Readonly<Record<"hold" | "work", Readonly<Record<HoldReading["part"], string>>>> = {
  hold: { ready: "Get ready", first: "Hold", switch: "Change sides", second: "Hold, other side", done: "" },
  work: { ready: "Get ready", first: "Work", switch: "Change sides", second: "Work, other side", done: "" },
};

/** What was held of a side when it was stopped early. */
function heldFor(elapsed: number, planned: number, hold: HoldReading | undefined): number {
  return hold === undefined || hold.part === "ready" ? elapsed : hold.part === "first" ? planned - hold.left : planned;
}

/** Logs the set where the clock runs out, also when the page was away meanwhile. */
function useHoldEnd(since: number | undefined, length: number | undefined, onEnd: () => void): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (since === undefined || length === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), Math.max(0, since + length - seconds()) * 1000);
    return () => clearTimeout(timer);
  }, [since, length]);
}

function useHoldSignals(hold: HoldReading | undefined): void {
  const part = hold?.part;
  const previous = useRef(part);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== part) signal("long");
    previous.current = part;
  }, [part]);
}
