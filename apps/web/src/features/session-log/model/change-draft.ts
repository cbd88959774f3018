import type { SetMeasure, SetMetric } from "@ironpace/contract";
import { emptySet, type DraftExercise, type DraftSet, type Maker, type SessionDraft } from "./draft.ts";

/*
 * The changes of a session that is logged. Each returns a new draft; a set whose values or whose place changed is stamped with the time, so
 * that the later of two devices wins. A stamp is never before the one it replaces, whatever the clock says.
 */

export function changeSession(draft: SessionDraft, part: Partial<SessionDraft>, maker: Maker): SessionDraft {
  return { ...draft, ...part, updatedAt: laterThan(draft.updatedAt, maker) };
}

export function changeExercise(draft: SessionDraft, key: string, part: Partial<DraftExercise>, maker: Maker): SessionDraft {
  const stamped = part.name !== undefined || part.metric !== undefined || part.perHand !== undefined || part.distanceUnit !== undefined;
  return inPlace(draft, maker, (exercises) =>
    exercises.map((exercise) =>
      exercise.key === key
        ? { ...exercise, ...part, sets: stamped ? exercise.sets.map((set) => stamp(set, maker)) : exercise.sets }
        : exercise,
    ),
  );
}

export function changeSet(draft: SessionDraft, setId: string, part: Partial<DraftSet>, maker: Maker): SessionDraft {
  return inPlace(draft, maker, (exercises) =>
    exercises.map((exercise) => ({
      ...exercise,
      sets: exercise.sets.map((set) => (set.id === setId ? stamp({ ...set, ...part }, maker) : set)),
    })),
  );
}

export function typeInto(draft: SessionDraft, set: DraftSet, measure: SetMeasure, text: string, maker: Maker): SessionDraft {
  return changeSet(draft, set.id, { typed: { ...set.typed, [measure]: text } }, maker);
}

export function addExercise(draft: SessionDraft, exercise: DraftExercise, maker: Maker): SessionDraft {
  return inPlace(draft, maker, (exercises) => [...exercises, exercise]);
}

export function removeExercise(draft: SessionDraft, key: string, maker: Maker): SessionDraft {
  const gone = draft.exercises.find((exercise) => exercise.key === key)?.sets ?? [];
  const next = inPlace(draft, maker, (exercises) => exercises.filter((exercise) => exercise.key !== key));
  return { ...next, removed: { ...next.removed, ...stamps(gone, maker) } };
}

export function moveExercise(draft: SessionDraft, key: string, by: -1 | 1, maker: Maker): SessionDraft {
  const from = draft.exercises.findIndex((exercise) => exercise.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= draft.exercises.length) return draft;
  return inPlace(draft, maker, (exercises) => {
    const moved = [...exercises];
    moved.splice(to, 0, ...moved.splice(from, 1));
    return moved;
  });
}

/** One more set, typed as the one before. */
export function addSet(draft: SessionDraft, key: string, maker: Maker): SessionDraft {
  return inPlace(draft, maker, (exercises) =>
    exercises.map((exercise) => {
      const last = exercise.sets.at(-1);
      const set = { ...emptySet(maker), typed: last?.typed ?? {} };
      return exercise.key === key ? { ...exercise, sets: [...exercise.sets, set] } : exercise;
    }),
  );
}

export function removeSet(draft: SessionDraft, set: DraftSet, maker: Maker): SessionDraft {
  const next = inPlace(draft, maker, (exercises) =>
    exercises.map((exercise) => ({ ...exercise, sets: exercise.sets.filter(({ id }) => id !== set.id) })),
  );
  return { ...next, removed: { ...next.removed, ...stamps([set], maker) } };
}

/** Another measure for an exercise; what was typed stays where the new one has it too. */
export function changeMetric(draft: SessionDraft, key: string, metric: SetMetric, maker: Maker): SessionDraft {
  return changeExercise(draft, key, { metric }, maker);
}

/** A time after the one given, now where the clock agrees. ISO. */
export function laterThan(earlier: string, { now }: Maker): string {
  const time = now();
  return time > earlier ? time : new Date(Date.parse(earlier) + 1).toISOString();
}

type Exercises = readonly DraftExercise[];

/** Changes the exercises and stamps each set that stands somewhere else afterwards. */
function inPlace(draft: SessionDraft, maker: Maker, change: (exercises: Exercises) => Exercises): SessionDraft {
  const before = places(draft.exercises);
  const changed = change(draft.exercises);
  const after = places(changed);
  const exercises = changed.map((exercise) => ({
    ...exercise,
    sets: exercise.sets.map((set) => (before.has(set.id) && before.get(set.id) !== after.get(set.id) ? stamp(set, maker) : set)),
  }));
  return { ...draft, exercises };
}

function places(exercises: Exercises): ReadonlyMap<string, string> {
  return new Map(exercises.flatMap(({ sets }, e) => sets.map(({ id }, s) => [id, `${e}:${s}`] as const)));
}

function stamp(set: DraftSet, maker: Maker): DraftSet {
  return { ...set, wasDone: set.wasDone || set.done, updatedAt: laterThan(set.updatedAt, maker) };
}

/** Only what the server may have needs to be taken out there. */
function stamps(sets: readonly DraftSet[], maker: Maker): Readonly<Record<string, string>> {
  return Object.fromEntries(sets.filter(({ wasDone }) => wasDone).map(({ id, updatedAt }) => [id, laterThan(updatedAt, maker)]));
}
