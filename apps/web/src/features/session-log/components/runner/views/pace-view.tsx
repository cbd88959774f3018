import "./pace-window.css";
import { timeText } from "@ironpace/contract";
import type { ReactNode, CSSProperties } from "react";
import { unbroken } from "#ui/format.ts";
import { clockText } from "#ui/training/timers/clock-text.ts";
import type { DraftSet } from "#features/session-log/model/draft.ts";
import { distanceFigure, leftOnPace, readPaceWindow } from "#features/session-log/model/runner/pace-reading.ts";
import { retype, skipStep, withoutTiming } from "#features/session-log/model/runner/run-changes.ts";
import { shownValues } from "#features/session-log/model/runner/shown-set.ts";
import { nextStep, type Step } from "#features/session-log/model/runner/steps.ts";
import { paceWindow } from "#features/session-log/model/runner/timed-set.ts";
import { getFault } from "#features/session-log/model/set-values.ts";
import { maker } from "../../logger/use-draft.ts";
import type { Run } from "../runner-context.ts";
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

/** A run or an erg by the clock: the distance before it, the time while it lasts, and one button that takes the lap. */
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
  const reading = !isBegun || target === undefined ? undefined : readPaceWindow(elapsed, target);

  function log(time: number | undefined): void {
    const typed = { ...values, ...(time === undefined ? {} : { time: timeText(Math.max(1, Math.round(time))) }) };
    if (getFault({ ...set, typed }, exercise, run.unit) === undefined) return run.log(exercise, set, typed);
    // How far it went is asked; the time stands.
    run.change((draft) => retype(withoutTiming(draft), exercise, set, "time", typed.time ?? "", maker));
    return run.ask("load");
  }
  const lap = () => log(elapsed);
  const untimed = getFault({ ...set, typed: values }, exercise, run.unit) === undefined;
  const pace = paceFigure(exercise.plan?.intensity);
  const next = nextText(run, step, index);

  return (
    <>
      <div className="runner-stage">
        <StepHead
          run={run}
          step={step}
          detail={`${isOnly ? "" : `rep ${index + 1} of ${exercise.sets.length}`}${!isBegun || amount === "" ? "" : `${isOnly ? "" : ", "}${amount} ${unit}`}`}
        />
        {target !== undefined && <PaceWindow from={target.from} to={target.to} elapsed={isBegun ? elapsed : undefined} />}
        <div className="hero pt-1">
          {!isBegun && amount !== "" ? (
            <p className="flex items-baseline">
              <span className={`clock fig-pace ${amount.length > 4 ? "hours" : ""}`}>{amount}</span>
              <span className="u">{unit}</span>
            </p>
          ) : (
            <p
              role="timer"
              aria-live="off"
              aria-label="Time"
              className={`clock fig-pace ${elapsed >= 3600 ? "hours" : elapsed >= 600 ? "long" : ""}`}
            >
              {clockText(Math.floor(elapsed))}
            </p>
          )}
        </div>
        <p className={`min-h-6 text-lg font-semibold ${reading?.state === "over" ? "text-ember-ink" : ""}`}>
          {clock.state === "paused" ? "Paused" : reading?.text}
          <span className="sr-only" aria-live="polite">
            {reading === undefined || reading.state === "before" ? "" : reading.state === "in" ? "On target" : "Over the target time"}
          </span>
        </p>
        <dl className="facts three">
          {!isBegun || target === undefined ? (
            <Fact label="Last time">{lastTime(run, step, index)}</Fact>
          ) : (
            <Fact label="Remaining, if on pace">{leftOnPace(elapsed, target, values, exercise.distanceUnit)}</Fact>
          )}
          <Fact label="Target">{target === undefined ? (exercise.planned ?? "–") : windowText(target)}</Fact>
          <Fact label={`Pace${pace[1] === "" ? "" : ` ${pace[1]}`}`}>{pace[0]}</Fact>
        </dl>
        {!isOnly && <Splits exercise={exercise} target={target} />}
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
              Type it
            </button>
          </div>
        ) : (
          <div className="grid grid-cols-2 gap-2">
            <button type="button" className="second min-h-12!" onClick={() => (untimed ? log(undefined) : run.ask("load"))}>
              Log untimed
            </button>
            <button type="button" className="second min-h-12!" onClick={() => run.ask("load")}>
              Type it
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

/** "4:19–4:24" and "/km" of "4:19–4:24 /km, threshold". */
function paceFigure(intensity = ""): readonly [value: string, per: string] {
  const [, value, per = ""] = /^([\d:–-]+)\s*(\/[^,]*)?/.exec(intensity) ?? [];
  return [value ?? "–", unbroken(per.trim())];
}

function lastTime(run: Run, { exercise }: PaceViewProps["step"], index: number): string {
  const previous = run.previous(exercise);
  const last = (previous[index] ?? previous.at(-1))?.seconds;
  return last == null ? "–" : clockText(last);
}

function nextText(run: Run, step: PaceViewProps["step"], index: number): string {
  const { rest, sets, grows } = step.exercise;
  if (index < sets.length - 1) return `${rest > 0 ? `rest ${clockText(rest)}, then ` : ""}rep ${index + 2}`;
  if (grows === true) return "";
  const next = nextStep(run.steps, step, run.state);
  return next === undefined ? "" : stepTitle(next);
}

interface PaceWindowProps {
  /** Seconds at the fastest and the slowest planned pace. */
  readonly from: number;
  readonly to: number;
  /** Absent while the clock stands. */
  readonly elapsed: number | undefined;
}

/** The time in which the distance should be covered, hanging from the rod; the needle is the clock. */
function PaceWindow({ from, to, elapsed }: PaceWindowProps): ReactNode {
  // The rod is the time from the start; the window stands near its end, wide enough to be hit by eye.
  const end = Math.max(to, from * 1.03) * (to >= 3600 ? 1.4 : 1.24);
  const place = (time: number) => `${(Math.min(1, Math.max(0, time / end)) * 100).toFixed(1)}%`;
  return (
    <div className="pace-window" role="img" aria-label={`Planned time ${clockText(from)} to ${clockText(to)}`}>
      <span className="zone" style={{ left: place(from), "--to": place(Math.max(to, from * 1.03)) } as CSSProperties} />
      {elapsed !== undefined && <span className="run" style={{ width: place(elapsed) }} />}
      {elapsed !== undefined && <span className="needle" style={{ left: place(elapsed) }} />}
      <b className="fig-pace" style={{ left: place(from) }}>
        {clockText(from)}
      </b>
      <b className="fig-pace to" style={{ left: place(Math.max(to, from * 1.03)) }}>
        {clockText(to)}
      </b>
    </div>
  );
}
