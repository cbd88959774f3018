import { toUnit } from "@ironpace/contract";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { ExerciseName } from "#ui/exercise-name.tsx";
import { vibrate } from "#ui/timers/signal.ts";
import { skipStep, toggleTick } from "../../model/runner/run-changes.ts";
import { loadFigure, shownValues } from "../../model/runner/shown-set.ts";
import { nextStep, openSet, type Step } from "../../model/runner/steps.ts";
import { getFault } from "../../model/set-values.ts";
import { keepInSight } from "./keep-in-sight.ts";
import type { Run } from "./runner-context.ts";
import { stepTitle } from "./step-title.ts";

interface TicksViewProps {
  readonly run: Run;
  readonly step: Extract<Step, { kind: "ticks" }>;
}

/** Warm-up and cooldown: the whole row ticks, the big button ticks the next one. */
export function TicksView({ run, step }: TicksViewProps): ReactNode {
  const { state, change, unit } = run;
  const isTicked = (id: string) => state.ticked.includes(id);
  const current = step.lines.find(({ id }) => !isTicked(id));
  const after = step.lines.filter(({ id }) => !isTicked(id))[1];
  const next = nextStep(run.steps, step, state);
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
            <span>
              {step.lines.filter(({ id }) => isTicked(id)).length} of {step.lines.length}
            </span>
          </p>
          <h1 className="mt-0.5 font-display text-[1.75rem] leading-[1.1] font-bold tracking-[-.02em] [font-stretch:112%]" tabIndex={-1}>
            {step.id === "warmup" ? "Start easy, then build up" : "Slow down gradually"}
          </h1>
        </div>
        <ol className="rows">
          {step.lines.map(({ id, name, amount, kilograms, cue }) => (
            <li key={id} ref={id === current?.id ? keepInSight : undefined}>
              <button
                type="button"
                aria-pressed={isTicked(id)}
                className={cx("row", isTicked(id) && "done", id === current?.id && "now")}
                onClick={() => tick(id)}
              >
                <span className="box" aria-hidden="true">
                  <Check size={26} strokeWidth={3} />
                </span>
                <span className="min-w-0">
                  <b className="wrap-anywhere">{name}</b>
                  {cue !== undefined && id === current?.id && <small className="line-clamp-2">{cue}</small>}
                </span>
                <span className="flex items-baseline justify-end whitespace-nowrap">
                  {kilograms !== undefined && (
                    <>
                      <span className={cx("fig-iron tracking-[-.045em]!", id === current?.id ? "text-[2.25rem]" : "text-[1.5rem]")}>
                        {loadFigure(String(toUnit(kilograms, unit)), unit)}
                      </span>
                      <span className="unit">{unit} ×</span>
                    </>
                  )}
                  <span className="ml-1 text-ui">{amount}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
        {current !== undefined && !current.id.includes(":") && (
          <p className="text-sm text-ink-3">
            How to: <ExerciseName name={current.name} />
          </p>
        )}
      </div>
      <div className="runner-dock">
        <button type="button" className="go" onClick={() => current !== undefined && tick(current.id)}>
          <Check aria-hidden="true" size={24} strokeWidth={2.25} />
          <span className="min-w-0">
            Done
            {after !== undefined && <small className="truncate">{after.name} next</small>}
          </span>
        </button>
        <div className="grid grid-cols-2 gap-2">
          <button type="button" className="second" onClick={() => change((now) => skipStep(now, step.id))}>
            Skip {stepTitle(step).toLowerCase()}
          </button>
          {step.id === "warmup" && next?.kind === "sets" ? (
            <WarmAlready run={run} step={step} next={next} />
          ) : (
            <button type="button" className="second" onClick={() => run.ask("session")}>
              Session
            </button>
          )}
        </div>
      </div>
    </>
  );
}

/** Whoever warmed up without the phone logs the first set from here. */
function WarmAlready({ run, step, next }: TicksViewProps & { readonly next: Extract<Step, { kind: "sets" }> }): ReactNode {
  const open = openSet(next.exercise);
  if (open === undefined) return null;
  const { exercise } = next;
  const values = shownValues(open.set, open.index, exercise, run.previous(exercise), run.unit);
  if (getFault({ ...open.set, typed: values }, exercise, run.unit) !== undefined || !exercise.metric.endsWith("reps")) {
    return (
      <button type="button" className="second" onClick={() => run.ask("session")}>
        Session
      </button>
    );
  }
  const press = () => {
    run.change((now) => skipStep(now, step.id));
    run.log(exercise, open.set, values);
  };
  return (
    <button type="button" className="second" onClick={press}>
      <span>
        Log set {open.index + 1}
        <small className="block text-sm font-normal text-ink-2">
          {values.weight === undefined ? `${values.reps} reps` : `${values.weight} ${run.unit} × ${values.reps}`}
        </small>
      </span>
    </button>
  );
}
