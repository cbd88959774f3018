import type { RunState } from "../draft.ts";
import type { DraftExercise, DraftSet, SessionDraft } from "../draft.ts";
import type { DraftFormat, TickLine } from "./planned-line.ts";

export const FRESH_RUN: RunState = { ticked: [], skipped: [] };

/** What is done at a time: a list to tick, the sets of one exercise, or rounds of several movements. */
export type Step =
  | {
      readonly kind: "ticks";
      readonly id: string;
      readonly of: "warmup" | "cooldown";
      readonly letter: string;
      readonly lines: readonly TickLine[];
    }
  | {
      readonly kind: "ticks";
      readonly id: string;
      /** The way up to one exercise. */
      readonly of: "ramp";
      readonly letter: string;
      readonly lines: readonly TickLine[];
      readonly exercise: DraftExercise;
    }
  | { readonly kind: "sets"; readonly id: string; readonly letter: string; readonly exercise: DraftExercise }
  | {
      readonly kind: "rounds";
      readonly id: "rounds";
      readonly letter: string;
      readonly format: DraftFormat;
      readonly lines: readonly DraftExercise[];
    };

/** The steps of a session in the order they are done. */
export function getSteps(draft: SessionDraft): readonly Step[] {
  const steps: Step[] = [];
  let letter = 0;
  let block: string | undefined;
  const lettered = (name: string) => {
    if (block !== name) letter += 1;
    block = name;
    return "ABCDEFGH".charAt(letter - 1);
  };
  if (draft.warmup !== undefined && draft.warmup.length > 0)
    steps.push({ kind: "ticks", id: "warmup", of: "warmup", letter: lettered("warmup"), lines: draft.warmup });
  const round = roundLines(draft);
  for (const exercise of draft.exercises) {
    const where = lettered(exercise.plan?.block ?? "work");
    if (draft.format !== undefined && round.includes(exercise)) {
      if (exercise === round[0]) steps.push({ kind: "rounds", id: "rounds", letter: where, format: draft.format, lines: round });
      continue;
    }
    if (exercise.ramp !== undefined)
      steps.push({ kind: "ticks", id: `ramp:${exercise.key}`, of: "ramp", letter: where, lines: exercise.ramp, exercise });
    steps.push({ kind: "sets", id: exercise.key, letter: where, exercise });
  }
  if (draft.cooldown !== undefined && draft.cooldown.length > 0)
    steps.push({ kind: "ticks", id: "cooldown", of: "cooldown", letter: lettered("cooldown"), lines: draft.cooldown });
  return steps;
}

/** The movements of the main work that are done in turns; a last easy line beside them stands by itself. */
function roundLines({ format, exercises, clockSetting }: SessionDraft): readonly DraftExercise[] {
  if (format === undefined || format.kind === "steady" || format.kind === "tempo") return [];
  const main = exercises.filter(({ plan }) => plan?.block === "mainWorkout");
  const { rounds } = format;
  // The clock leads through all of them.
  if (clockSetting?.mode === "tabata") return main;
  if (rounds === undefined) return main.length > 1 || format.kind !== "intervals" ? main : [];
  const inTurns = main.filter(({ sets }) => sets.length >= rounds);
  if (isRunWithStations(main, inTurns, rounds)) return main;
  return inTurns.length > 1 || (format.kind !== "intervals" && inTurns.length > 0) ? inTurns : [];
}

/** "7 × 1 km run, each followed by a station": one line for each round, and a line of its own for each station. */
function isRunWithStations(main: readonly DraftExercise[], inTurns: readonly DraftExercise[], rounds: number): boolean {
  const stations = main.length - inTurns.length;
  return (
    rounds > 1 &&
    inTurns.length === 1 &&
    main.every(({ sets }) => [1, rounds].includes(sets.length)) &&
    stations >= rounds - 1 &&
    stations <= rounds
  );
}

type RoundsStep = Extract<Step, { kind: "rounds" }>;

/** One stretch that ends with a lap. */
export interface Lap {
  readonly exercise: DraftExercise;
  readonly set: DraftSet;
}

/** The stretches one after the other, of work that goes from station to station; undefined where rounds are counted. */
export function getLaps({ format, lines }: RoundsStep): readonly Lap[] | undefined {
  const inTurns = lines.filter(({ sets }) => sets.length > 1);
  const [run] = inTurns;
  const stations = lines.filter(({ sets }) => sets.length === 1);
  const lapOf = (exercise: DraftExercise | undefined, index: number): readonly Lap[] => {
    const set = exercise?.sets[index];
    return exercise === undefined || set === undefined ? [] : [{ exercise, set }];
  };
  if (run === undefined) return format.kind === "for-time" && lines.length > 1 ? lines.flatMap((line) => lapOf(line, 0)) : undefined;
  if (!isRunWithStations(lines, inTurns, run.sets.length)) return undefined;
  return run.sets.flatMap((_, index) => [...lapOf(run, index), ...lapOf(stations[index], 0)]);
}

/** Whether each turn is of one movement: of an EMOM that names them one after the other. */
export function isInTurns({ kind, together }: DraftFormat): boolean {
  return kind === "emom" && together !== true;
}

export function isStepDone(step: Step, run: RunState): boolean {
  if (run.skipped.includes(step.id)) return true;
  // Whoever has lifted the weight has no way up to it any more.
  if (
    step.kind === "ticks" &&
    step.of === "ramp" &&
    (run.skipped.includes(step.exercise.key) || step.exercise.sets.some(({ done }) => done))
  )
    return true;
  if (step.kind === "ticks") return step.lines.every(({ id }) => run.ticked.includes(id));
  if (step.kind === "sets") return step.exercise.sets.every(({ done }) => done);
  // These two end with their clock.
  if (step.format.kind === "amrap" || step.format.kind === "emom") return false;
  return step.lines.every(({ sets }) => sets.every(({ done }) => done));
}

/** The step that was chosen, else the first that is open; undefined when everything is done. */
export function currentStep(steps: readonly Step[], run: RunState): Step | undefined {
  const chosen = steps.find(({ id }) => id === run.at);
  if (chosen !== undefined && !isStepDone(chosen, run)) return chosen;
  return steps.find((step) => !isStepDone(step, run));
}

/** The first open set of an exercise and its place from 0. */
export function openSet({ sets }: DraftExercise): { readonly set: DraftSet; readonly index: number } | undefined {
  const index = sets.findIndex(({ done }) => !done);
  const set = sets[index];
  return set && { set, index };
}

/** How many whole rounds are done. */
export function roundsDone(lines: readonly DraftExercise[]): number {
  return Math.min(...lines.map(({ sets }) => sets.filter(({ done }) => done).length));
}

/** The step after this one that is open; what is skipped and done is passed over. */
export function nextStep(steps: readonly Step[], current: Step, run: RunState): Step | undefined {
  return steps.find((step) => step.id !== current.id && !isStepDone(step, run));
}
