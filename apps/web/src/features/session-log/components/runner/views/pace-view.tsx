import { timeText } from "@ironpace/contract";
import { useEffect, type ReactNode } from "react";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { signal } from "#ui/training/timers/signal.ts";
import { seconds as now } from "#ui/training/timers/use-seconds.ts";
import type { DraftSet } from "#features/session-log/model/draft.ts";
import { getPaceRange } from "#features/session-log/model/runner/pace-range.ts";
import { distanceFigure, leftOnPace, readPaceWindow } from "#features/session-log/model/runner/pace-reading.ts";
import { retype, skipStep, withoutTiming } from "#features/session-log/model/runner/run-changes.ts";
import { shownValues } from "#features/session-log/model/runner/shown-set.ts";
import { nextStep, type Step } from "#features/session-log/model/runner/steps.ts";
import { coveredIn, paceWindow, repSeconds } from "#features/session-log/model/runner/timed-set.ts";
import { getFault } from "#features/session-log/model/set-values.ts";
import { maker } from "../../logger/use-draft.ts";
import type { Run } from "../runner-context.ts";
import { PaceWindow } from "./pace-window.tsx";
import { NoLastTime } from "./set-facts.tsx";
import { StepHead } from "./set-view.tsx";
import { Splits } from "./splits.tsx";
import { stepTitle } from "../step-title.ts";
import { Tools } from "../sheets/tools.tsx";
import { useSetClock } from "../use-set-clock.ts";

interface PaceViewProps {
  readonly run: Run;
  readonly step: Extract<Step, { kind: "sets" }>;
  readonly set: DraftSet;
  /** From 0. */
  readonly index: number;
}

/** A run or an erg by the clock: the pace before it, the time while it lasts, and one button that takes the lap. */
export function PaceView({ run, step, set, index }: PaceViewProps): ReactNode {
  const { exercise } = step;
  const values = shownValues(set, index, exercise, run.previous(exercise), run.unit);
  const clock = useSetClock(run, set.id);
  const { elapsed } = clock;
  const isBegun = clock.state !== "off";
  const target = paceWindow(exercise, values);
  const isOnly = exercise.sets.length === 1;
  const word = isOnly ? "" : ` rep ${index + 1}`;
  const [amount, unit] = distanceFigure(values, exercise.distanceUnit);
  const seconds = repSeconds(exercise);
  const reading = !isBegun || target === undefined || seconds !== undefined ? undefined : readPaceWindow(elapsed, target);
  const isTimeUp = seconds !== undefined && elapsed >= seconds;
  useTimeUp(clock.since, seconds);

  function log(time: number | undefined): void {
    const shown = time === undefined ? values : coveredIn(time, exercise, values);
    const typed = { ...shown, ...(time === undefined ? {} : { time: timeText(Math.max(1, Math.round(time))) }) };
    if (getFault({ ...set, typed }, exercise, run.unit) === undefined) return run.log(exercise, set, typed);
    // How far it went is asked; the time stands.
    run.change((draft) => retype(withoutTiming(draft), exercise, set, "time", typed.time ?? "", maker));
    return run.ask("load");
  }
  const lap = () => log(elapsed);
  const untimed = getFault({ ...set, typed: values }, exercise, run.unit) === undefined;
  const range = exercise.plan && getPaceRange(exercise.plan);
  // What the large figure does not say stands in the line above.
  const length = seconds !== undefined ? minutesText(seconds) : amount === "" ? "" : `${amount} ${unit}`;
  const detail = [isOnly ? "" : `rep ${index + 1} of ${exercise.sets.length}`, isBegun ? length : ""];
  const next = nextText(run, step, index);

  return (
    <>
      <div className="runner-stage">
        <StepHead run={run} step={step} detail={detail.filter((part) => part !== "").join(", ")} />
        {range !== undefined && (
          <PaceWindow
            range={range}
            // Of a rep by time nothing tells how far it went.
            now={isBegun && target !== undefined && seconds === undefined ? (range.fastest * elapsed) / target.from : undefined}
          />
        )}
        <div className="hero flex-wrap pt-1">
          {isBegun ? (
            <p
              role="timer"
              aria-live="off"
              aria-label={seconds === undefined ? "Time" : "Time left"}
              className={`clock fig-pace ${elapsed >= 3600 ? "hours" : elapsed >= 600 ? "long" : ""}`}
            >
              {clockText(seconds === undefined ? Math.floor(elapsed) : Math.max(0, Math.ceil(seconds - elapsed)))}
            </p>
          ) : seconds !== undefined ? (
            <p className={`clock fig-pace ${seconds >= 3600 ? "hours" : seconds >= 600 ? "long" : ""}`}>{clockText(seconds)}</p>
          ) : (
            <p className="flex items-baseline">
              <span className={`clock fig-pace ${amount.length > 4 ? "hours" : ""}`}>{amount === "" ? "0:00" : amount}</span>
              <span className="u">{unit}</span>
            </p>
          )}
        </div>
        {isBegun && (seconds === undefined || isTimeUp || clock.state === "paused") && (
          <p className={`min-h-6 text-lg font-semibold ${reading?.state === "over" ? "text-ember-ink" : ""}`}>
            {clock.state === "paused" ? "Paused" : isTimeUp ? "Time is up" : reading?.text}
            <span className="sr-only" aria-live="polite">
              {reading === undefined || reading.state === "before" ? "" : reading.state === "in" ? "On target" : "Over target"}
            </span>
          </p>
        )}
        <dl className="facts three">
          {isBegun && target !== undefined && seconds === undefined ? (
            <Fact label="To go at target pace">{leftOnPace(elapsed, target, values, exercise.distanceUnit)}</Fact>
          ) : (
            <LastTime run={run} step={step} index={index} />
          )}
          {seconds !== undefined ? (
            <Fact label="Estimate">{amount === "" ? "None" : aboutText(amount, unit)}</Fact>
          ) : (
            <Fact label={target === undefined || amount === "" ? "Target" : `Time, ${amount} ${unit}`}>
              {target === undefined ? (exercise.planned ?? "No target") : windowText(target)}
            </Fact>
          )}
          {exercise.rest > 0 && !isOnly ? (
            <Fact label="Then rest">{clockText(exercise.rest)}</Fact>
          ) : (
            <Fact label="Effort">{exercise.plan?.rpe === undefined ? "Your choice" : `${exercise.plan.rpe} of 10`}</Fact>
          )}
        </dl>
        {!isOnly && <Splits exercise={exercise} target={target} elapsed={isBegun ? elapsed : 0} />}
      </div>
      <div className="runner-dock">
        {clock.state === "running" ? (
          <button type="button" className="go lap" onClick={lap}>
            <span>
              Lap
              {next !== "" && <small>then {next}</small>}
            </span>
          </button>
        ) : (
          <button type="button" className="go" onClick={clock.start}>
            {isBegun ? "Resume" : `Start${word}`}
          </button>
        )}
        {isBegun ? (
          <div className="grid grid-cols-4 gap-2">
            <button type="button" className="second px-1! text-ui!" onClick={clock.state === "paused" ? lap : clock.pause}>
              {clock.state === "paused" ? "Lap" : "Pause"}
            </button>
            <button type="button" className="second px-1! text-ui!" onClick={clock.reset}>
              Restart
            </button>
            <button type="button" className="second px-1! text-ui!" onClick={() => run.ask("hurts")}>
              It hurts
            </button>
            <button type="button" className="second px-1! text-ui!" onClick={() => run.ask("load")}>
              Enter time
            </button>
          </div>
        ) : (
          <div className="grid grid-cols-2 gap-2">
            <button type="button" className="second min-h-12!" onClick={() => (untimed ? log(undefined) : run.ask("load"))}>
              Log without a time
            </button>
            <button type="button" className="second min-h-12!" onClick={() => run.ask("load")}>
              Enter time
            </button>
          </div>
        )}
        {exercise.grows === true && index > 0 && !isBegun && (
          <button type="button" className="second min-h-12!" onClick={() => run.change((now) => skipStep(now, exercise.key))}>
            Next exercise
          </button>
        )}
        {!isBegun && <Tools run={run} />}
      </div>
    </>
  );
}

/** "5 min", "1:30 min" */
function minutesText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${clockText(seconds)} min`;
}

/** A distance that only follows from time and pace, to a tenth: "1.1 km". */
function aboutText(amount: string, unit: string): string {
  return `${unit === "m" ? amount : String(Number(Number(amount).toFixed(1)))} ${unit}`;
}

/** A signal where the seconds of a rep by time are over. */
function useTimeUp(since: number | undefined, seconds: number | undefined): void {
  useEffect(() => {
    if (since === undefined || seconds === undefined) return undefined;
    const left = since + seconds - now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => signal("long"), left * 1000);
    return () => clearTimeout(timer);
  }, [since, seconds]);
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="fig-pace">{children}</dd>
    </div>
  );
}

/** "2:59–3:02", one time where both are the same. */
export function windowText({ from, to }: { readonly from: number; readonly to: number }): string {
  const [first, last] = [clockText(from), clockText(to)];
  return first === last ? first : `${first}–${last}`;
}

/** The same rep the last time; while nothing was read, the reason stands there. */
function LastTime({ run, step: { exercise }, index }: Pick<PaceViewProps, "run" | "step" | "index">): ReactNode {
  const previous = run.previous(exercise);
  const last = (previous[index] ?? previous.at(-1))?.seconds;
  return <Fact label="Last time">{last == null ? <NoLastTime run={run} of="time" /> : clockText(last)}</Fact>;
}

function nextText(run: Run, step: PaceViewProps["step"], index: number): string {
  const { rest, sets, grows } = step.exercise;
  if (index < sets.length - 1) return `${rest > 0 ? `rest ${clockText(rest)}, then ` : ""}rep ${index + 2}`;
  if (grows === true) return "";
  const next = nextStep(run.steps, step, run.state);
  return next === undefined ? "" : stepTitle(next);
}
