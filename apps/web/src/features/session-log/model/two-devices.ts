import { later } from "./change-draft.ts";
import type { DraftExercise, DraftSet, Maker, SessionDraft } from "./draft.ts";
import { typedOf } from "./set-values.ts";
import type { StoredSession } from "./stored-session.ts";

/** A set that was logged on this device and, with other values, on another one. */
export interface DoubleSet {
  readonly exercise: Pick<DraftExercise, "name" | "perHand" | "distanceUnit">;
  /** From 1. */
  readonly place: number;
  readonly here: DraftSet;
  readonly there: { readonly id: string; readonly typed: DraftSet["typed"]; readonly updatedAt: string };
}

/** What both devices logged at the same place of the same exercise; both are kept until the athlete says which one was done. */
export function doubleSets(kept: SessionDraft, stored: StoredSession): readonly DoubleSet[] {
  const own = new Set(kept.exercises.flatMap(({ sets }) => sets.map(({ id }) => id)));
  return kept.exercises.flatMap((exercise) =>
    stored.performed_sets
      .filter(
        ({ id, completed, exercise_name }) =>
          completed && !own.has(id) && kept.removed[id] === undefined && same(exercise_name, exercise.name),
      )
      .flatMap((set) => {
        const here = exercise.sets[set.set_index - 1];
        const there = { id: set.id, typed: typedOf(set, kept.weightUnit, exercise.distanceUnit), updatedAt: set.updated_at };
        return here?.done === true ? [{ exercise, place: set.set_index, here, there }] : [];
      }),
  );
}

/** Takes the other one of the two out: "here" keeps what this device logged. */
export function keepOne(draft: SessionDraft, { here, there }: DoubleSet, kept: "here" | "there", maker: Maker): SessionDraft {
  const gone = kept === "here" ? there : here;
  return {
    ...draft,
    exercises: draft.exercises.map((exercise) => {
      const other = exercise.sets.find(({ id }) => id === there.id);
      if (kept === "here" || other === undefined) return { ...exercise, sets: exercise.sets.filter(({ id }) => id !== gone.id) };
      // It takes the place of the one that goes.
      return {
        ...exercise,
        sets: exercise.sets.filter(({ id }) => id !== there.id).map((set) => (set.id === here.id ? restamped(other, maker) : set)),
      };
    }),
    removed: { ...draft.removed, [gone.id]: later(gone.updatedAt, maker) },
  };
}

function restamped(set: DraftSet, maker: Maker): DraftSet {
  return { ...set, updatedAt: later(set.updatedAt, maker) };
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
