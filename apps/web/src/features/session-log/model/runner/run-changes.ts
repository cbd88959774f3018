import type { RunState } from "../draft.ts";
import { metricOfExercise, getNumber, type SetMeasure } from "@ironpace/contract";
import { addSet, changeSet, laterThan } from "../change-draft.ts";
import type { DraftExercise, DraftSet, Maker, SessionDraft } from "../draft.ts";
import { FRESH_RUN } from "./steps.ts";
import { turnAfter } from "./superset.ts";

/* The changes of a session in the runner. Each returns a new draft. */

export function changeRun(draft: SessionDraft, part: Partial<RunState>): SessionDraft {
  return { ...draft, run: { ...(draft.run ?? FRESH_RUN), ...part } };
}

/** Ticks a line of warm-up or cooldown, or takes the tick back. */
export function toggleTick(draft: SessionDraft, id: string): SessionDraft {
  const { ticked } = draft.run ?? FRESH_RUN;
  return changeRun(draft, { ticked: ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id] });
}

/** Takes the clock of a set away. */
export function withoutTiming(draft: SessionDraft): SessionDraft {
  const { timing: _, ...run } = draft.run ?? FRESH_RUN;
  return { ...draft, run };
}

export function skipStep(draft: SessionDraft, id: string): SessionDraft {
  const { at: _, timing: _timing, ...run } = draft.run ?? FRESH_RUN;
  return { ...draft, run: { ...run, skipped: [...run.skipped, id] } };
}

/** Opens a step, also one that was skipped. */
export function goToStep(draft: SessionDraft, id: string): SessionDraft {
  const run = draft.run ?? FRESH_RUN;
  return changeRun(draft, { at: id, skipped: run.skipped.filter((other) => other !== id) });
}

/** Ticks a set with these values; in a superset the other exercise is next. */
export function logSet(draft: SessionDraft, set: DraftSet, typed: DraftSet["typed"], maker: Maker): SessionDraft {
  const logged = grown(changeSet(draft, set.id, { typed: { ...set.typed, ...typed }, done: true }, maker), maker);
  const { timing: _, ...run } = logged.run ?? FRESH_RUN;
  const turn = turnAfter(logged, set.id);
  return { ...logged, run: { ...run, lastSetId: set.id, ...(turn === undefined ? {} : { at: turn.exercise.key }) } };
}

/** What was not planned has one open set at its end. */
function grown(draft: SessionDraft, maker: Maker): SessionDraft {
  const full = draft.exercises.find(({ grows, sets }) => grows === true && sets.every(({ done }) => done));
  return full === undefined ? draft : addSet(draft, full.key, maker);
}

/** Takes the tick of the set that was logged last back. */
export function undoLastSet(draft: SessionDraft, maker: Maker): SessionDraft {
  const { lastSetId, ...run } = draft.run ?? FRESH_RUN;
  if (lastSetId === undefined) return draft;
  const owner = draft.exercises.find(({ sets }) => sets.some(({ id }) => id === lastSetId));
  return { ...changeSet(draft, lastSetId, { done: false }, maker), run: owner === undefined ? run : { ...run, at: owner.key } };
}

/** Another value for a set, and for the open ones after it that had the same: a bar that was changed stays changed. */
export function retype(
  draft: SessionDraft,
  exercise: DraftExercise,
  from: DraftSet,
  measure: SetMeasure,
  text: string,
  maker: Maker,
): SessionDraft {
  const before = from.typed[measure] ?? "";
  const at = exercise.sets.findIndex(({ id }) => id === from.id);
  const follows = exercise.sets.filter(
    (set, index) => index === at || (measure === "weight" && index > at && !set.done && (set.typed[measure] ?? "") === before),
  );
  return follows.reduce((now, set) => changeSet(now, set.id, { typed: { ...set.typed, [measure]: text } }, maker), draft);
}

/** One round more: the next set of every movement is ticked; where the plan counts no rounds, a set is added. */
export function logRound(draft: SessionDraft, lines: readonly DraftExercise[], maker: Maker): SessionDraft {
  return lines.reduce((now, { key }) => logNext(now, key, maker), draft);
}

function logNext(draft: SessionDraft, key: string, maker: Maker): SessionDraft {
  const exercises = draft.exercises.map((exercise) => {
    if (exercise.key !== key) return exercise;
    const open = exercise.sets.findIndex(({ done }) => !done);
    const last = exercise.sets.at(-1);
    if (open < 0)
      return last === undefined
        ? exercise
        : {
            ...exercise,
            sets: [...exercise.sets, { ...last, id: maker.newId(), rpe: "", done: true, wasDone: false, updatedAt: maker.now() }],
          };
    const sets = exercise.sets.map((set, index) => (index === open ? ticked(set, maker) : set));
    // Where no load was told, nobody types one between two rounds: the repetitions count.
    const isUnloaded = exercise.metric === "weight_reps" && (exercise.sets[open]?.typed.weight ?? "") === "";
    return { ...exercise, ...(isUnloaded ? { metric: "reps" as const } : {}), sets };
  });
  return { ...draft, exercises };
}

function ticked(set: DraftSet, maker: Maker): DraftSet {
  return { ...set, done: true, updatedAt: laterThan(set.updatedAt, maker) };
}

/** Takes the last round back. */
export function undoRound(draft: SessionDraft, lines: readonly DraftExercise[], maker: Maker): SessionDraft {
  return lines.reduce((now, { key }) => {
    const done = now.exercises.find((exercise) => exercise.key === key)?.sets.findLast((set) => set.done);
    return done === undefined ? now : changeSet(now, done.id, { done: false }, maker);
  }, draft);
}

/** Another exercise for the open sets of one; what is done of the old one stays. Its load is not the other's. */
export function swapExercise(draft: SessionDraft, key: string, name: string, maker: Maker): SessionDraft {
  const exercises = draft.exercises.flatMap((exercise): readonly DraftExercise[] => {
    if (exercise.key !== key) return [exercise];
    const done = exercise.sets.filter((set) => set.done);
    const { weight: _, ...amounts } = exercise.sets.find((set) => !set.done)?.typed ?? {};
    const open = exercise.sets
      .filter((set) => !set.done)
      .map((set) => ({ ...set, typed: amounts, updatedAt: laterThan(set.updatedAt, maker) }));
    const { planned: _planned, bar: _bar, ramp: _ramp, plan, ...rest } = exercise;
    const other: DraftExercise = {
      ...rest,
      key: done.length === 0 ? key : maker.newId(),
      name,
      metric: metricOfExercise(name),
      perHand: false,
      sets: open,
      ...(plan === undefined ? {} : { plan: { ...plan, substitutes: [exercise.name, ...plan.substitutes.filter((one) => one !== name)] } }),
    };
    return done.length === 0 ? [other] : [{ ...exercise, sets: done }, other];
  });
  return { ...draft, exercises };
}

/** A tenth less on the bar for the open sets of an exercise, rounded down to what can be loaded. */
export function lighten(draft: SessionDraft, exercise: DraftExercise, maker: Maker): SessionDraft {
  return exercise.sets
    .filter(({ done }) => !done)
    .reduce((now, set) => {
      const weight = getNumber(set.typed.weight ?? "");
      return Number.isNaN(weight) ? now : changeSet(now, set.id, { typed: { ...set.typed, weight: lighterLoad(weight) } }, maker);
    }, draft);
}

/** "85" for 95: nine tenths on the grid of 2.5. */
export function lighterLoad(weight: number): string {
  return String(Math.floor((weight * 0.9) / 2.5) * 2.5);
}

/** Writes down what hurt: in the notes, and for the question at the end of the session. */
export function addPain(draft: SessionDraft, sentence: string, maker: Maker): SessionDraft {
  const noted = addNote(draft, sentence, maker);
  return changeRun(noted, { hurts: [...(draft.run?.hurts ?? []), sentence] });
}

/** Adds a sentence to the notes of the session. */
export function addNote(draft: SessionDraft, sentence: string, maker: Maker): SessionDraft {
  const notes = [draft.notes.trim(), sentence]
    .filter((part) => part !== "")
    .join("\n")
    .slice(0, 4000);
  return { ...draft, notes, updatedAt: laterThan(draft.updatedAt, maker) };
}
