import { Check } from "lucide-react";
import { useState, type ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { ExerciseName } from "#ui/training/exercise-name.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { ClockLine } from "#ui/training/timers/clock-face.tsx";
import type { ClockSetting } from "#ui/training/timers/clock-setting.ts";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { vibrate } from "#ui/training/timers/signal.ts";
import { useWorkClock, type WorkClock } from "#ui/training/timers/use-work-clock.ts";
import type { DraftExercise, DraftSet, SessionDraft } from "#features/session-log/model/draft.ts";
import { changeRun, logRound, skipStep, undoRound } from "#features/session-log/model/runner/run-changes.ts";
import { finishForTime, withLapTime, withoutClock } from "#features/session-log/model/runner/round-score.ts";
import { finishedStretches, lineOfStretch, runsByItself, getStretches } from "#features/session-log/model/runner/stretches.ts";
import { isInTurns, getLaps, roundsDone, type Lap, type Step } from "#features/session-log/model/runner/steps.ts";
import { maker } from "../../logger/use-draft.ts";
import { AutoClock } from "./auto-clock.tsx";
import type { Run } from "../runner-context.ts";
import { ScoreDock } from "./score-dock.tsx";
import { Tools } from "../sheets/tools.tsx";
import { keepInSight } from "../focus.ts";
import { Turns } from "./turns.tsx";

type RoundsStep = Extract<Step, { kind: "rounds" }>;

interface RoundsViewProps {
  readonly run: Run;
  readonly step: RoundsStep;
}

/** The main work in turns: its clock, the movements, and one button for a round, a minute or a station. */
export function RoundsView({ run, step }: RoundsViewProps): ReactNode {
  const { draft, change, state } = run;
  const { format, lines } = step;
  const setting = getSetting(draft, step);
  const clock = useWorkClock(setting, {
    value: draft.clock?.state ?? { at: 0 },
    keep: (next) => change((now) => ({ ...now, clock: { mode: setting.mode, minutes: String((setting.seconds ?? 0) / 60), state: next } })),
  });
  const [ended, setEnded] = useState(false);
  const laps = getLaps(step);
  const turnSeconds = setting.work ?? 60;
  const minute = Math.floor(clock.worked / turnSeconds);
  const isAuto = runsByItself(setting);
  const done = roundsDone(lines);
  const total = format.kind === "amrap" ? undefined : (format.rounds ?? Math.max(...lines.map(({ sets }) => sets.length)));
  const turn = isAuto ? lineOfStretch(setting, lines, clock.worked) : isInTurns(format) ? minute % lines.length : -1;
  const current = laps === undefined ? turn : laps.findIndex(({ set }) => !set.done);
  const now = laps === undefined ? lines[current] : laps[current]?.exercise;
  const shown = laps ?? lines.map((exercise) => ({ exercise, set: exercise.sets[Math.min(done, exercise.sets.length - 1)] }));

  function log(): void {
    vibrate(50);
    const last = laps === undefined ? format.kind !== "emom" && done + 1 === total : current === laps.length - 1;
    change((before) => {
      const lapped = laps !== undefined && now !== undefined ? withLapTime(before, now, clock.worked - (state.lapAt ?? 0)) : before;
      const logged = changeRun(logRound(lapped, now === undefined ? lines : [now], maker), {
        lapAt: format.kind === "emom" ? minute + 1 : clock.worked,
      });
      const { lastSetId: _, ...rest } = logged.run ?? state;
      const next = { ...logged, run: rest };
      if (!last) return next;
      return format.kind === "for-time" && clock.worked > 0 ? finishForTime(next, clock.worked, maker) : withoutClock(next);
    });
    const rest = format.restBetween ?? (format.kind === "intervals" ? Math.max(...lines.map((line) => line.rest)) : 0);
    if (!last && rest > 0) run.startRest(rest);
  }

  const isOver = clock.state === "done" || ended;

  function end(): void {
    if (clock.worked === 0) return change((before) => skipStep(before, step.id));
    clock.pause();
    return setEnded(true);
  }

  return (
    <>
      <div className="runner-stage">
        <div className="flex items-center justify-between gap-3 text-ink-2">
          <h1 className="min-w-0" tabIndex={-1}>
            <b className="font-semibold text-ink">{step.letter}</b> <TermText text={format.label} />
          </h1>
          {format.capMinutes !== undefined && (
            <span className="shrink-0">
              {format.kind === "for-time" ? "Cap" : "Time"} {clockText(format.capMinutes * 60)}
            </span>
          )}
        </div>
        <div className="flex items-end justify-between gap-3">
          <p role="timer" aria-live="off" aria-label="Time" className="fig-pace text-[calc(var(--w)*.34)] leading-[.8]! font-bold!">
            {clockText(shownSeconds(clock, setting))}
          </p>
          <p className="pb-1 text-right whitespace-nowrap" aria-live="polite">
            <span className="fig-num text-[2.75rem] font-bold!">
              {isAuto ? finishedStretches(setting, clock) : laps === undefined ? done : Math.max(0, current)}
            </span>
            {total !== undefined && (
              <span className="fig-num text-[1.75rem] text-ink-3"> / {isAuto ? setting.rounds : (laps?.length ?? total)}</span>
            )}
            <span className="block text-ui text-ink-2">{laps === undefined ? "rounds" : "done"}</span>
          </p>
        </div>
        {clock.reading.share !== undefined && <ClockLine share={clock.reading.share} />}
        <p className="min-h-6 font-semibold" aria-live="polite">
          {getHint(clock, step)}
        </p>
        <ol className="rows">
          {shown.map(({ exercise, set }, index) => {
            const isDone = laps !== undefined && set?.done === true;
            return (
              <li key={set?.id ?? exercise.key} ref={index === current ? keepInSight : undefined}>
                <div
                  className={cx("row min-h-14! grid-cols-[minmax(0,1fr)_auto]!", isDone && "done", index === current && "now")}
                  aria-current={index === current ? "step" : undefined}
                >
                  <b className="min-w-0 wrap-anywhere">
                    <ExerciseName name={exercise.name} />
                  </b>
                  <span className="flex items-center gap-2 text-right font-display text-[1.25rem] font-bold whitespace-nowrap">
                    {isDone ? (set.typed.time ?? "") : getAmount(exercise, set, run)}
                    {isDone && <Check aria-label="Done" size={22} strokeWidth={2.5} />}
                  </span>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
      <div className="runner-dock">
        {isOver ? (
          <ScoreDock
            run={run}
            step={step}
            done={done}
            worked={clock.worked}
            turnSeconds={turnSeconds}
            stretches={isAuto ? getStretches(setting, lines, finishedStretches(setting, clock)) : undefined}
          />
        ) : isAuto ? (
          <AutoClock clock={clock} onEnd={end} />
        ) : (
          <Turns
            clock={clock}
            label={laps === undefined ? (format.kind === "emom" ? "Done" : getLabel(done, total, now)) : "Lap"}
            isDue={format.kind !== "emom" || minute >= (state.lapAt ?? 0)}
            onTurn={log}
            onUndo={() =>
              change((before) => undoRound(before, laps === undefined ? (now === undefined ? lines : [now]) : lastDone(laps), maker))
            }
            onEnd={end}
          />
        )}
        <Tools run={run} swap={false} />
      </div>
    </>
  );
}

function lastDone(laps: readonly Lap[]): readonly DraftExercise[] {
  const last = laps.findLast(({ set }) => set.done);
  return last === undefined ? [] : [last.exercise];
}

/** Seconds that the clock shows; before it is started, those it begins with. */
function shownSeconds({ state, reading }: WorkClock, { mode, seconds = 0, work = 60 }: ClockSetting): number {
  if (state !== "off") return reading.seconds;
  return mode === "for-time" ? 0 : mode === "amrap" ? seconds : work;
}

/** What to aim for; of a clock that says which minute it is, that. */
function getHint({ state, reading }: WorkClock, { format }: RoundsStep): string {
  if (state !== "off" && (format.kind === "emom" || format.kind === "intervals" || reading.part !== "work")) return reading.text;
  return format.target === undefined ? "" : `Target ${format.target}`;
}

function getSetting({ clockSetting }: SessionDraft, { format }: RoundsStep): ClockSetting {
  if (clockSetting !== undefined && (format.kind === "amrap" || format.kind === "emom" || runsByItself(clockSetting))) return clockSetting;
  return {
    mode: "for-time",
    ...(format.kind === "for-time" && format.capMinutes !== undefined ? { seconds: format.capMinutes * 60 } : {}),
  };
}

function getLabel(done: number, total: number | undefined, now: DraftExercise | undefined): string {
  if (now !== undefined || total === 1) return "Done";
  return total === undefined ? "+1 round" : `Round ${Math.min(done + 1, total)} done`;
}

/** What is done of a movement in the round that is now: "17", "12 × 30 kg", "300 m". */
function getAmount({ distanceUnit, perHand }: DraftExercise, set: DraftSet | undefined, { unit }: Run): string {
  const { reps, weight, time, distance, calories } = set?.typed ?? {};
  const amount =
    reps ??
    (calories === undefined ? undefined : `${calories} cal`) ??
    (distance === undefined ? time : `${distance} ${distanceUnit}`) ??
    "";
  return weight === undefined ? amount : `${amount} × ${perHand ? "2 × " : ""}${weight} ${unit}`;
}
