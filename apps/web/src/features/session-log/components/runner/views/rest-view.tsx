import { Check, SkipForward } from "lucide-react";
import { getNumber } from "@ironpace/contract";
import { useEffect, type ReactNode } from "react";
import { vibrate } from "#ui/training/timers/signal.ts";
import { seconds } from "#ui/training/timers/use-seconds.ts";
import type { RestTimer } from "#ui/training/timers/use-rest-timer.ts";
import type { DraftExercise, DraftSet } from "#features/session-log/model/draft.ts";
import { rateSet, restoreSets } from "#features/session-log/model/runner/adapt-sets.ts";
import { barWeight } from "#features/session-log/model/runner/bar-weight.ts";
import { loadedPlates, plateChange } from "#features/session-log/model/runner/loaded-plates.ts";
import { distanceFigure } from "#features/session-log/model/runner/pace-reading.ts";
import { changeRun, skipStep, undoLastSet } from "#features/session-log/model/runner/run-changes.ts";
import { loadFigure, repsLeft, shownValues } from "#features/session-log/model/runner/shown-set.ts";
import { currentStep, openSet } from "#features/session-log/model/runner/steps.ts";
import { paceWindow } from "#features/session-log/model/runner/timed-set.ts";
import { maker } from "../../logger/use-draft.ts";
import { LoadedBar } from "../loaded-bar.tsx";
import { windowText } from "./pace-view.tsx";
import { RestRing } from "./rest-ring.tsx";
import type { Run } from "../runner-context.ts";
import { leftText } from "./set-facts.tsx";
import { Splits } from "./splits.tsx";
import { stepTitle } from "../step-title.ts";
import { Tools } from "../sheets/tools.tsx";

/** The rest after a set: the clock, how many repetitions were left, and what comes next with its plates. */
export function RestView({ run, rest }: { readonly run: Run; readonly rest: RestTimer }): ReactNode {
  const { draft, state, change } = run;
  const exercise = draft.exercises.find(({ sets }) => sets.some(({ id }) => id === state.lastSetId));
  const index = exercise?.sets.findIndex(({ id }) => id === state.lastSetId) ?? -1;
  const set = exercise?.sets[index];
  const isTen = rest.left === 10;
  useEffect(() => {
    if (isTen) vibrate([150, 150, 150]);
  }, [isTen]);
  const goOn = () => {
    rest.skip();
    if (exercise !== undefined) change((now) => skipStep(now, exercise.key));
  };
  // One press ends the rest and starts the clock of what is timed.
  const start = () => {
    rest.skip();
    const step = currentStep(run.steps, state);
    const timed = step?.kind === "sets" && isTimed(step.exercise) ? step.exercise : undefined;
    const open = timed && openSet(timed);
    if (open !== undefined) change((now) => changeRun(now, { timing: { setId: open.set.id, since: seconds() } }));
  };
  const undo = () => {
    rest.skip();
    change((now) => undoLastSet(set === undefined ? now : restoreSets(now, set.id, maker), maker));
  };
  return (
    <>
      <div className="runner-stage">
        <h1 className="sr-only">Rest</h1>
        <p className="flex min-h-11 items-center justify-between gap-3">
          <span role="status" className="inline-flex items-center gap-1.5 font-semibold text-success">
            <Check aria-hidden="true" size={20} strokeWidth={2.5} />
            {loggedText(exercise, index)}
          </span>
          {set !== undefined && (
            <button type="button" className="link hit-area" onClick={undo}>
              Undo
            </button>
          )}
        </p>
        <RestRing rest={rest} />
        {exercise !== undefined && set !== undefined && exercise.metric.endsWith("reps") && (
          <RepsLeft
            target={exercise.plan?.rpe}
            value={set.rpe === "" ? undefined : repsLeft(Number(set.rpe))}
            onChange={(left) => change((now) => rateSet(now, exercise, set, 10 - left, maker))}
          />
        )}
        {exercise !== undefined && isPaced(exercise) && exercise.sets.length > 1 && (
          <Splits exercise={exercise} target={set && paceWindow(exercise, set.typed)} />
        )}
        <NextUp
          run={run}
          before={exercise}
          adapted={
            set === undefined || state.adapted?.setId !== set.id
              ? undefined
              : {
                  word: Number(set.rpe) > (exercise?.plan?.rpe ?? 0) ? "easier" : "harder",
                  onKeep: () => change((now) => restoreSets(now, set.id, maker)),
                }
          }
        />
      </div>
      <div className="runner-dock">
        <div className="grid grid-cols-3 gap-2">
          <button type="button" className="second" onClick={rest.shorten}>
            −15 s
          </button>
          <button type="button" className="second" onClick={rest.extend}>
            +15 s
          </button>
          <button type="button" className="second" onClick={rest.toggle}>
            {rest.paused ? "Resume" : "Pause"}
          </button>
        </div>
        <button type="button" className="go" onClick={start}>
          <SkipForward aria-hidden="true" size={22} strokeWidth={2} />
          {startText(run)}
        </button>
        {exercise?.grows === true && (
          <button type="button" className="second min-h-12!" onClick={goOn}>
            Next exercise
          </button>
        )}
        <Tools run={run} />
      </div>
    </>
  );
}

interface RepsLeftProps {
  readonly target: number | undefined;
  readonly value: number | undefined;
  readonly onChange: (left: number) => void;
}

function RepsLeft({ target, value, onChange }: RepsLeftProps): ReactNode {
  return (
    <div role="group" aria-labelledby="reps-left">
      <p id="reps-left" className="mb-2 flex items-baseline justify-between gap-3 text-[1.0625rem] font-semibold">
        How many more reps could you have done?
        {target !== undefined && (
          <span className="shrink-0 text-ui font-normal whitespace-nowrap text-ink-3">Target: {leftText(repsLeft(target))}</span>
        )}
      </p>
      <div className="grid grid-cols-5 gap-1.5">
        {[0, 1, 2, 3, 4].map((left) => (
          <button
            key={left}
            type="button"
            aria-pressed={value === left}
            className="second min-h-14! font-display text-[1.5rem]! font-bold"
            onClick={() => onChange(left)}
          >
            {left === 4 ? "4+" : left}
          </button>
        ))}
      </div>
    </div>
  );
}

interface NextUpProps {
  readonly run: Run;
  readonly before: DraftExercise | undefined;
  /** The next sets follow from the effort of the last one; they can be kept as they were planned. */
  readonly adapted: { readonly word: "easier" | "harder"; readonly onKeep: () => void } | undefined;
}

function NextUp({ run, before, adapted }: NextUpProps): ReactNode {
  const step = currentStep(run.steps, run.state);
  if (step === undefined) return null;
  const open = step.kind === "sets" ? openSet(step.exercise) : undefined;
  if (step.kind !== "sets" || open === undefined) return <p className="text-ink-2">Next: {stepTitle(step)}</p>;
  const { exercise } = step;
  const values = shownValues(open.set, open.index, exercise, run.previous(exercise), run.unit);
  const bar = barWeight(run.draft, exercise);
  const weight = getNumber(values.weight ?? "");
  const change = before?.key === exercise.key && bar !== undefined ? changeOfPlates(exercise, values.weight ?? "", bar, run) : undefined;
  return (
    <div>
      <p className="flex justify-between gap-3 text-ink-2">
        <span className="truncate">
          Next:{" "}
          <b className="font-semibold text-ink">
            {before?.key === exercise.key ? `${setWord(exercise)} ${open.index + 1} of ${exercise.sets.length}` : exercise.name}
          </b>
          {adapted !== undefined && <span role="status">, {adapted.word}</span>}
        </span>
        {adapted === undefined && change !== undefined && <span className="shrink-0">{change}</span>}
        {adapted !== undefined && (
          <button type="button" className="link hit-area shrink-0" onClick={adapted.onKeep}>
            Keep to the plan
          </button>
        )}
      </p>
      <div className="mt-1.5 flex items-center justify-between gap-4">
        <p className="flex items-baseline whitespace-nowrap">
          {values.weight !== undefined && (
            <>
              {exercise.perHand && <span className="mr-1.5 text-lg text-ink-2">2 ×</span>}
              <span className="fig-iron text-[2.25rem] tracking-[-.05em]!">{loadFigure(values.weight, run.unit)}</span>
              <span className="unit">{run.unit}</span>
            </>
          )}
          {values.reps !== undefined && (
            <span className="ml-1.5 text-lg text-ink-2">{values.weight === undefined ? `${values.reps} reps` : `× ${values.reps}`}</span>
          )}
          {values.weight === undefined && values.reps === undefined && <Amount exercise={exercise} values={values} />}
        </p>
        {bar !== undefined && !Number.isNaN(weight) && (
          <div className="min-w-0 overflow-hidden">
            <LoadedBar weight={weight} bar={bar} unit={run.unit} still />
          </div>
        )}
      </div>
    </div>
  );
}

/** A hold by its time, a run by its distance and the time it should take. */
function Amount({ exercise, values }: { readonly exercise: DraftExercise; readonly values: DraftSet["typed"] }): ReactNode {
  const [amount, unit] = distanceFigure(values, exercise.distanceUnit);
  const target = paceWindow(exercise, values);
  return (
    <>
      <span className="fig-pace text-[2.75rem] leading-[.8]!">{amount === "" ? values.time : amount}</span>
      {unit !== "" && <span className="unit">{unit}</span>}
      {target !== undefined && <span className="ml-2 text-lg text-ink-2">in {windowText(target)}</span>}
    </>
  );
}

function changeOfPlates(exercise: DraftExercise, weight: string, bar: number, { unit }: Run): string | undefined {
  const done = exercise.sets.findLast((set) => set.done)?.typed.weight;
  const from = loadedPlates(getNumber(done ?? ""), bar, unit);
  const to = loadedPlates(getNumber(weight), bar, unit);
  return from && to && plateChange(from.plates, to.plates, unit);
}

function startText(run: Run): string {
  const step = currentStep(run.steps, run.state);
  if (step === undefined) return "Finish";
  if (step.kind === "rounds") return "Next round";
  const open = step.kind === "sets" ? openSet(step.exercise) : undefined;
  return step.kind !== "sets" || open === undefined
    ? `Start ${stepTitle(step).toLowerCase()}`
    : `Start ${setWord(step.exercise)} ${open.index + 1}`;
}

/** "Set 3 logged", "Rep 4 logged, 3:01". */
function loggedText(exercise: DraftExercise | undefined, index: number): string {
  if (exercise === undefined) return "Round logged";
  const time = isPaced(exercise) ? exercise.sets[index]?.typed.time : undefined;
  return `${isPaced(exercise) ? "Rep" : "Set"} ${index + 1} logged${time === undefined ? "" : `, ${time}`}`;
}

const isPaced = ({ metric }: DraftExercise): boolean => metric === "distance" || metric === "calories";
const isTimed = (exercise: DraftExercise): boolean => isPaced(exercise) || exercise.metric === "time";
const setWord = (exercise: DraftExercise): string => (isPaced(exercise) ? "rep" : "set");
