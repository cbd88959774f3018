import type { RunState } from "../draft.ts";
import { getNumber, readTime } from "@ironpace/contract";
import type { DraftExercise } from "../draft.ts";
import { currentStep, isStepDone, type Step } from "./steps.ts";

/** One step, or one set of it, in the picture of the session. */
interface ShapePart {
  readonly id: string;
  /** Seconds, as wide as it is drawn. */
  readonly seconds: number;
  /** Heights above and below the rod, 0-1. */
  readonly iron: number;
  readonly pace: number;
  readonly isEasy: boolean;
  readonly isNow: boolean;
  /** Share that is done, 0-1. */
  readonly done: number;
}

/** As on the page of the plan. */
const WARMUP_HEIGHT = 0.25;
const COOLDOWN_HEIGHT = 0.15;
const SECONDS_PER_TICK = 75;
const USUAL_SECONDS_PER_SET = 150;

interface ShapeOptions {
  readonly steps: readonly Step[];
  readonly state: RunState;
  /** Each set as its own plate: heavier stands higher, faster hangs lower. */
  readonly bySet?: boolean;
}

/** The session on the rod: iron above, pace below, as high as the effort. */
export function sessionShape({ steps, state, bySet = false }: ShapeOptions): readonly ShapePart[] {
  const now = currentStep(steps, state);
  return steps.flatMap((step) => {
    const part = { id: step.id, isNow: step.id === now?.id, ...getPart(step, state) };
    return bySet && step.kind === "sets" ? getPlates(step.exercise, part) : [part];
  });
}

/** A step as its sets. */
function getPlates(exercise: DraftExercise, part: ShapePart): readonly ShapePart[] {
  const { sets } = exercise;
  const next = sets.findIndex(({ done }) => !done);
  const values = sets.map((set) => (isPaced(exercise) ? readTime(set.typed.time ?? "") : getNumber(set.typed.weight ?? "")) ?? Number.NaN);
  const known = values.filter((value) => value > 0);
  const best = isPaced(exercise) ? Math.min(...known) : Math.max(...known);
  return sets.map((set, index) => {
    const value = values[index] ?? Number.NaN;
    const share = !set.done || !(value > 0) ? 1 : (isPaced(exercise) ? best / value : value / best) ** CONTRAST_EXPONENT;
    return {
      ...part,
      id: `${part.id}:${set.id}`,
      seconds: part.seconds / sets.length,
      iron: part.iron * share,
      pace: part.pace * share,
      isNow: part.isNow && index === next,
      done: set.done ? 1 : 0,
    };
  });
}

/** Two reps that differ by a tenth differ by a fourth in the picture. */
const CONTRAST_EXPONENT = 3;

function getPart(step: Step, state: RunState): Omit<ShapePart, "id" | "isNow"> {
  const isDone = isStepDone(step, state);
  if (step.kind === "ticks") {
    const secondsIn = (isCounted: (id: string) => boolean) =>
      step.lines.reduce((sum, { id, seconds = SECONDS_PER_TICK }) => sum + (isCounted(id) ? seconds : 0), 0);
    const seconds = secondsIn(() => true);
    const height = step.of === "cooldown" ? COOLDOWN_HEIGHT : WARMUP_HEIGHT;
    return {
      seconds,
      iron: height,
      pace: height,
      isEasy: true,
      done: isDone || seconds === 0 ? 1 : secondsIn((id) => state.ticked.includes(id)) / seconds,
    };
  }
  const lines = step.kind === "sets" ? [step.exercise] : step.lines;
  const sets = lines.flatMap((line) => line.sets);
  const secondsOf = (some: readonly DraftExercise[]) =>
    some.reduce((sum, line) => sum + (line.plan?.totalSeconds ?? line.sets.length * USUAL_SECONDS_PER_SET), 0);
  const height = Math.max(0.3, ...lines.map((line) => (line.plan?.rpe ?? 7) / 10));
  // The half that takes more time has the full height, the other its share of it.
  const pace = secondsOf(lines.filter(isPaced));
  const iron = secondsOf(lines) - pace;
  const longer = Math.max(iron, pace, 1);
  return {
    seconds: iron + pace,
    iron: (height * iron) / longer,
    pace: (height * pace) / longer,
    isEasy: false,
    done: isDone ? 1 : sets.filter((set) => set.done).length / Math.max(1, sets.length),
  };
}

function isPaced({ metric, plan }: DraftExercise): boolean {
  return metric === "distance" || metric === "calories" || (metric === "time" && plan?.block === "mainWorkout");
}
