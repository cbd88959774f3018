import { timeText, type Tables } from "@ironpace/contract";
import type { Units } from "#backend/preferences/units.ts";
import { localDay } from "#ui/format.ts";
import { getDistanceUnit, type DraftExercise, type DraftSet, type Maker, type SessionDraft } from "./draft.ts";
import { toTypedValues, type StoredSet } from "./set-values.ts";
import { UNTITLED } from "./store-payload.ts";

/** An entry of the ledger with its sets. */
export interface StoredSession extends Tables<"performed_sessions"> {
  readonly performed_sets: readonly StoredSet[];
}

/** The sets in the order they were done. */
export function withSetsInOrder(stored: StoredSession): StoredSession {
  const sets = stored.performed_sets.toSorted((a, b) => a.exercise_index - b.exercise_index || a.set_index - b.set_index);
  return { ...stored, performed_sets: sets };
}

/** An entry of the ledger that is opened again, as it was typed. */
export function entryDraft(stored: StoredSession, units: Units, maker: Maker): SessionDraft {
  const { score_format, score_seconds, score_rounds, score_reps, score_scale } = stored;
  const blank: SessionDraft = {
    version: 1,
    id: stored.id,
    origin: "done",
    originId: stored.id,
    source: stored.source,
    ...(stored.training_session_id === null ? {} : { trainingSessionId: stored.training_session_id }),
    ...(stored.logged_session_id === null ? {} : { loggedSessionId: stored.logged_session_id }),
    ...(stored.workout_id === null ? {} : { workoutId: stored.workout_id }),
    title: stored.title ?? "",
    day: localDay(new Date(stored.performed_at)),
    startedAt: Date.parse(stored.performed_at),
    performedAt: stored.performed_at,
    ...(stored.in_progress ? {} : { minutes: stored.duration_minutes ?? 0 }),
    weightUnit: units.weight,
    exercises: [],
    removed: {},
    notes: stored.notes ?? "",
    rpe: stored.session_rpe === null ? "" : String(stored.session_rpe),
    rating: stored.rating,
    ...(score_format === null
      ? {}
      : {
          score: {
            format: score_format,
            time: score_seconds === null ? "" : timeText(score_seconds),
            rounds: score_rounds === null ? "" : String(score_rounds),
            reps: score_reps === null ? "" : String(score_reps),
            ...(score_scale == null ? {} : { scale: score_scale }),
          },
        }),
    updatedAt: stored.updated_at,
  };
  return mergeStoredSets(blank, stored, units, maker);
}

/**
 * A draft with what another device has stored of the same session: its sets take the places that are still open, in the exercise of their
 * name, else they come after the others. What was taken out or changed here since stays as it is here.
 */
export function mergeStoredSets(draft: SessionDraft, stored: StoredSession, units: Units, maker: Maker): SessionDraft {
  const known = new Map(draft.exercises.flatMap(({ sets }) => sets.map((set) => [set.id, set] as const)));
  let exercises = draft.exercises;
  for (const set of stored.performed_sets.filter(({ completed }) => completed)) {
    if (draft.removed[set.id] !== undefined) continue;
    const mine = known.get(set.id);
    if (mine !== undefined && mine.updatedAt >= set.updated_at) continue;
    const at = mine === undefined ? exercises.findIndex(({ name }) => sameName(name, set.exercise_name)) : getOwner(exercises, set.id);
    const exercise = exercises[at] ?? getExercise(set, units, maker);
    const changed = { ...exercise, sets: placeSet(exercise, set, draft.weightUnit) };
    exercises = at < 0 ? [...exercises, changed] : exercises.map((other, index) => (index === at ? changed : other));
  }
  return { ...draft, id: stored.id, exercises };
}

/**
 * The same, with what was said of the whole session: the later of the two stands. One that was finished meanwhile is only corrected from now
 * on.
 */
export function mergeStoredSession(draft: SessionDraft, stored: StoredSession, units: Units, maker: Maker): SessionDraft {
  const merged = mergeStoredSets(draft, stored, units, maker);
  const { title, notes, rpe, rating, score, updatedAt, ...entry } = entryDraft(stored, units, maker);
  const { exercises: _, removed: _removed, origin: _origin, originId: _id, ...ended } = entry;
  const isNewer = stored.updated_at > draft.updatedAt;
  const { score: _score, ...unscored } = merged;
  return {
    ...(isNewer ? unscored : merged),
    ...(stored.in_progress ? {} : ended),
    ...(isNewer ? { title: title === UNTITLED ? draft.title : title, notes, rpe, rating, updatedAt } : {}),
    ...(isNewer && score !== undefined ? { score } : {}),
  };
}

/** A draft that nobody has changed yet: all that is stored of the session is newer. */
export function replaceWithStored(draft: SessionDraft, stored: StoredSession, units: Units, maker: Maker): SessionDraft {
  return mergeStoredSession({ ...draft, updatedAt: "" }, stored, units, maker);
}

function getOwner(exercises: readonly DraftExercise[], setId: string): number {
  return exercises.findIndex(({ sets }) => sets.some(({ id }) => id === setId));
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** In its own place where it is known or that is open, else behind the others. */
function placeSet(exercise: DraftExercise, stored: StoredSet, unit: SessionDraft["weightUnit"]): readonly DraftSet[] {
  const set: DraftSet = {
    id: stored.id,
    type: stored.set_type,
    typed: toTypedValues(stored, unit, exercise.distanceUnit),
    rpe: stored.rpe === null ? "" : String(stored.rpe),
    done: true,
    wasDone: true,
    updatedAt: stored.updated_at,
  };
  const own = exercise.sets.findIndex(({ id }) => id === stored.id);
  const slot = own >= 0 ? own : stored.set_index - 1;
  const there = exercise.sets[slot];
  if (there !== undefined && (own >= 0 || (!there.done && !there.wasDone))) return exercise.sets.with(slot, set);
  return [...exercise.sets, set];
}

function getExercise(set: StoredSet, units: Units, maker: Maker): DraftExercise {
  const unit = set.entered_unit;
  return {
    key: maker.newId(),
    name: set.exercise_name,
    metric: set.metric,
    distanceUnit: unit === "m" || unit === "km" || unit === "mi" ? unit : getDistanceUnit(set.exercise_name, units),
    perHand: set.per_hand,
    rest: 0,
    sets: [],
  };
}
