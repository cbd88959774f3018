import { setText } from "@ironpace/contract";
import type { Units } from "#backend/preferences/units.ts";
import type { DraftExercise, DraftSet, Maker, SessionDraft } from "./draft.ts";
import type { StoredSet } from "./set-values.ts";
import { mergeStoredSession, type StoredSession } from "./stored-session.ts";

/** What another device did to the session that is open here. */
export type DeviceNews =
  | { readonly kind: "added"; readonly setId: string; readonly text: string }
  | { readonly kind: "removed"; readonly setId: string; readonly text: string }
  /** The same planned set was logged on both devices. Both are stored; the athlete says which one is right. */
  | {
      readonly kind: "conflict";
      readonly setId: string;
      readonly place: string;
      readonly here: { readonly setId: string; readonly text: string };
      readonly there: { readonly setId: string; readonly text: string };
    };

interface Merge {
  readonly draft: SessionDraft;
  readonly news: readonly DeviceNews[];
}

/**
 * Merges what other devices have stored of a session into the draft of this one, and says what changed.
 * @param acknowledged ids of sets that the server had from this device before `stored` was read: one that is missing there was removed elsewhere.
 */
export function mergeOtherDevice(
  draft: SessionDraft,
  stored: StoredSession,
  acknowledged: ReadonlySet<string>,
  units: Units,
  maker: Maker,
): Merge {
  const there = new Set(stored.performed_sets.map(({ id }) => id));
  const isGone = ({ id, done }: DraftSet) => done && acknowledged.has(id) && !there.has(id);
  const removed = placed(draft).filter(({ set }) => isGone(set));
  const kept = {
    ...draft,
    exercises: draft.exercises.map((exercise) => ({
      ...exercise,
      sets: exercise.sets.map((set) => (isGone(set) ? { ...set, done: false, wasDone: false } : set)),
    })),
  };
  const known = new Map(placed(kept).map((one) => [one.set.id, one] as const));
  const merged = mergeStoredSession(kept, stored, units, maker);
  const added = placed(merged).filter(({ set }) => set.done && known.get(set.id)?.set.done !== true);
  return {
    draft: merged,
    news: [
      ...removed.map(({ set, place }): DeviceNews => ({ kind: "removed", setId: set.id, text: place })),
      ...added.map(({ set, place }): DeviceNews => {
        const theirs = stored.performed_sets.find(({ id }) => id === set.id);
        const text = theirs === undefined ? "" : setText(theirs, draft.weightUnit);
        const mine = theirs && occupant(kept, theirs);
        if (mine === undefined) return { kind: "added", setId: set.id, text: `${place}: ${text}` };
        return {
          kind: "conflict",
          setId: set.id,
          place: mine.place,
          here: { setId: mine.set.id, text: typedText(mine.set, mine.exercise, draft.weightUnit) },
          there: { setId: set.id, text },
        };
      }),
    ],
  };
}

interface Placed {
  readonly set: DraftSet;
  readonly exercise: DraftExercise;
  /** "Back squat, set 2" */
  readonly place: string;
}

function placed({ exercises }: SessionDraft): readonly Placed[] {
  return exercises.flatMap((exercise) =>
    exercise.sets.map((set, index) => ({ set, exercise, place: `${exercise.name}, set ${index + 1}` })),
  );
}

/** The set that was logged here at the place of one that was logged elsewhere. */
function occupant(draft: SessionDraft, { exercise_name, set_index }: StoredSet): Placed | undefined {
  const name = exercise_name.trim().toLowerCase();
  const exercise = draft.exercises.find((one) => one.name.trim().toLowerCase() === name);
  const set = exercise?.sets[set_index - 1];
  return set?.done === true ? placed(draft).find((one) => one.set.id === set.id) : undefined;
}

function typedText({ typed }: DraftSet, exercise: DraftExercise, unit: SessionDraft["weightUnit"]): string {
  const amount =
    typed.reps ?? (typed.distance === undefined ? typed.time : `${typed.distance} ${exercise.distanceUnit}`) ?? typed.calories ?? "";
  return typed.weight === undefined ? amount : `${amount} at ${exercise.perHand ? "2 × " : ""}${typed.weight} ${unit}`;
}
