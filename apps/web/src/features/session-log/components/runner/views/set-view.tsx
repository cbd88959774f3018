import { getNumber } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { ExerciseName } from "#ui/training/exercise-name.tsx";
import type { DraftExercise, DraftSet } from "#features/session-log/model/draft.ts";
import { barWeight } from "#features/session-log/model/runner/bar-weight.ts";
import { logSet, skipStep } from "#features/session-log/model/runner/run-changes.ts";
import { loadFigure, shownValues } from "#features/session-log/model/runner/shown-set.ts";
import { nextStep, openSet, type Step } from "#features/session-log/model/runner/steps.ts";
import { getSuperset, turnAfter } from "#features/session-log/model/runner/superset.ts";
import { getFault, metricOfSet } from "#features/session-log/model/set-values.ts";
import { maker } from "../../logger/use-draft.ts";
import { LoadedBar } from "../loaded-bar.tsx";
import type { Run } from "../runner-context.ts";
import { SetDots, SetFacts } from "./set-facts.tsx";
import { Steppers } from "./steppers.tsx";
import { stepTitle } from "../step-title.ts";
import { Tools } from "../sheets/tools.tsx";

interface SetViewProps {
  readonly run: Run;
  readonly step: Extract<Step, { kind: "sets" }>;
  readonly set: DraftSet;
  /** From 0. */
  readonly index: number;
}

/** One set of a lift: the load and the repetitions, the loaded bar, last time and target, and the button that logs it. */
export function SetView({ run, step, set, index }: SetViewProps): ReactNode {
  const { exercise } = step;
  const values = shownValues(set, index, exercise, run.previous(exercise), run.unit);
  const [asked, setAsked] = useState(false);
  const fault = getFault({ ...set, typed: values }, exercise, run.unit);
  const next = nextStep(run.steps, step, run.state);
  const isLast = index === exercise.sets.length - 1;
  const turn = fault === undefined ? turnAfter(logSet(run.draft, set, values, maker), set.id) : undefined;

  function log(): void {
    if (fault === undefined) return run.log(exercise, set, values);
    setAsked(true);
    if (exercise.metric.startsWith("weight")) run.ask("load");
  }

  return (
    <>
      <div className="runner-stage">
        <StepHead run={run} step={step} detail={`set ${index + 1} of ${exercise.sets.length}`} />
        <Hero run={run} exercise={exercise} values={values} />
        <SetFacts run={run} exercise={exercise} index={index} />
        {exercise.sets.length > 1 && (
          <SetDots exercise={exercise} label={(one) => (one === set ? values.reps : one.typed.reps) ?? one.typed.distance ?? "–"} />
        )}
        <Partners run={run} exercise={exercise} />
        <p className="flex justify-between gap-3 leading-[1.35] text-ink-2" hidden={exercise.superset !== undefined}>
          <span>
            Next{" "}
            <b className="font-semibold text-ink">
              {isLast && exercise.grows !== true ? (next === undefined ? "finish" : stepTitle(next)) : restText(exercise.rest)}
            </b>
          </span>
          {!isLast && next !== undefined && <span className="truncate">then {stepTitle(next)}</span>}
        </p>
        {asked && fault !== undefined && (
          <p role="alert" className="font-semibold text-danger">
            {fault}
          </p>
        )}
      </div>
      <div className="runner-dock">
        <Steppers run={run} exercise={exercise} set={set} values={values} />
        <button type="button" className="go" onClick={log}>
          <span>
            Log set {index + 1}
            {turn !== undefined && (
              <small>
                {turn.isSameRound
                  ? `then ${turn.exercise.name.toLowerCase()}, no rest`
                  : `then rest, back to ${turn.exercise.name.toLowerCase()}`}
              </small>
            )}
          </span>
        </button>
        {exercise.grows === true && index > 0 && (
          <button type="button" className="second min-h-12!" onClick={() => run.change((now) => skipStep(now, exercise.key))}>
            Next exercise
          </button>
        )}
        <Tools run={run} />
      </div>
    </>
  );
}

interface StepHeadProps {
  readonly run: Run;
  readonly step: Extract<Step, { kind: "sets" }>;
  readonly detail: string;
}

/** Block, set and effort in one line, and below it what is done. */
export function StepHead({ step: { exercise, letter }, detail }: StepHeadProps): ReactNode {
  const { plan } = exercise;
  return (
    <div>
      <p className="flex items-center justify-between gap-3 text-ink-2">
        <span>
          <b className="font-semibold text-ink">{letter}</b>{" "}
          {plan === undefined ? detail.replace(/^s/, "S") : `${BLOCKS[plan.block]}, ${detail}`}
        </span>
      </p>
      <h1
        className="mt-0.5 font-display text-[1.75rem] leading-[1.1] font-bold tracking-[-.02em] wrap-anywhere [font-stretch:112%]"
        tabIndex={-1}
      >
        <ExerciseName name={exercise.name} />
      </h1>
    </div>
  );
}

/** The other half of a superset, with its sets. */
function Partners({ run, exercise }: { readonly run: Run; readonly exercise: DraftExercise }): ReactNode {
  const others = getSuperset(run.draft, exercise).filter(({ key }) => key !== exercise.key);
  return others.map((other) => {
    const open = openSet(other);
    const values = open && shownValues(open.set, open.index, other, run.previous(other), run.unit);
    return (
      <section key={other.key} aria-label={`Superset with ${other.name}`} className="grid gap-2">
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <span className="block text-ui text-ink-3">Alternating with</span>
            <b className="block text-lg leading-tight font-semibold wrap-anywhere">{other.name}</b>
          </span>
          {values !== undefined && (
            <span className="font-display text-[1.25rem] font-bold whitespace-nowrap">
              {[
                values.weight === undefined ? "" : `${loadFigure(values.weight, run.unit)} ${run.unit}`,
                `× ${values.reps ?? values.time ?? "–"}`,
              ].join(" ")}
            </span>
          )}
        </p>
        <SetDots exercise={other} label={(one) => one.typed.reps ?? one.typed.time ?? "–"} />
      </section>
    );
  });
}

const BLOCKS = { skill: "Skill", strength: "Strength", mainWorkout: "Main" } as const;

function Hero({
  run,
  exercise,
  values,
}: {
  readonly run: Run;
  readonly exercise: DraftExercise;
  readonly values: DraftSet["typed"];
}): ReactNode {
  const { unit, draft } = run;
  const reps = values.reps ?? "–";
  const side = exercise.plan?.eachSide === true ? "each side" : "";
  if (!metricOfSet({ typed: values }, exercise).startsWith("weight")) {
    return (
      <>
        <div className="hero pt-2">
          <span className="fig-iron short">{reps}</span>
          <span className="u">reps {side}</span>
        </div>
        {exercise.metric !== "reps" && (
          <p className="-mt-1 flex min-h-11 items-center gap-4 text-ink-2">
            Bodyweight
            <button type="button" className="link hit-area" aria-haspopup="dialog" onClick={() => run.ask("load")}>
              Add weight
            </button>
          </p>
        )}
      </>
    );
  }
  const text = loadFigure(values.weight, unit);
  const weight = getNumber(values.weight ?? "");
  const bar = barWeight(draft, exercise);
  return (
    <>
      <div className="hero pt-1">
        <button
          type="button"
          className="load"
          aria-haspopup="dialog"
          aria-label={`Weight ${text} ${unit}${exercise.perHand ? " in each hand" : ""}, change it`}
          onClick={() => run.ask("load")}
        >
          <span className={`fig-iron ${heroSize(`${text}${reps}`)}`}>{text}</span> <span className="u">{unit}</span>
        </button>
        {values.reps !== undefined && (
          <span className="times" aria-label={`${reps} reps`}>
            <i aria-hidden="true">×</i>
            {reps}
          </span>
        )}
      </div>
      {values.distance !== undefined && (
        <p className="flex items-baseline">
          <span className="fig-pace text-[3.5rem] leading-[.8]! font-bold!">{values.distance}</span>
          <span className="unit">{exercise.distanceUnit}</span>
        </p>
      )}
      {(side !== "" || exercise.perHand) && (
        <p className="-mt-1 text-ink-2">{[exercise.perHand ? "In each hand" : "", side].filter(Boolean).join(", ")}</p>
      )}
      {bar !== undefined && !Number.isNaN(weight) && <LoadedBar weight={weight} bar={bar} unit={unit} />}
    </>
  );
}

/** The load shares its line with the unit and the repetitions: the more digits both have, the smaller it is set. */
function heroSize({ length }: string): string {
  return length > 6 ? "longest" : length > 5 ? "long" : "";
}

function restText(seconds: number): string {
  return seconds === 0 ? "no rest" : `rest ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
