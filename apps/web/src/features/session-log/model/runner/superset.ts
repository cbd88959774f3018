import type { DraftExercise, SessionDraft } from "../draft.ts";

/** Which exercise of a superset is done after a set. */
export interface SupersetTurn {
  readonly exercise: DraftExercise;
  /** The round goes on, so nobody rests before it. */
  readonly isSameRound: boolean;
}

/** The exercises that are done in alternation with one, itself among them; alone where it is in no superset. */
export function getSuperset({ exercises }: SessionDraft, exercise: DraftExercise): readonly DraftExercise[] {
  const { superset } = exercise;
  return superset === undefined ? [exercise] : exercises.filter((other) => other.superset === superset);
}

/** What follows a set in its superset; undefined where it is in none, or where nothing of it is open. */
export function turnAfter(draft: SessionDraft, setId: string): SupersetTurn | undefined {
  const skipped = draft.run?.skipped ?? [];
  const owner = draft.exercises.find(({ sets }) => sets.some(({ id }) => id === setId));
  if (owner?.superset === undefined) return undefined;
  const all = getSuperset(draft, owner);
  const open = all.filter(({ key, sets }) => !skipped.includes(key) && sets.some(({ done }) => !done));
  const round = doneSets(owner);
  const follower = open.find((other) => all.indexOf(other) > all.indexOf(owner) && doneSets(other) < round);
  if (follower !== undefined) return { exercise: follower, isSameRound: true };
  return open[0] === undefined ? undefined : { exercise: open[0], isSameRound: false };
}

/** Does two exercises in alternation from now on, and what is in a superset with the second. */
export function pair(draft: SessionDraft, first: DraftExercise, second: DraftExercise): SessionDraft {
  const name = first.superset ?? second.superset ?? first.key;
  const members = [...getSuperset(draft, first), ...getSuperset(draft, second)].map(({ key }) => key);
  return {
    ...draft,
    exercises: draft.exercises.map((exercise) => (members.includes(exercise.key) ? { ...exercise, superset: name } : exercise)),
  };
}

/** One after the other again. */
export function unpair(draft: SessionDraft, exercise: DraftExercise): SessionDraft {
  return {
    ...draft,
    exercises: draft.exercises.map(({ superset, ...other }) =>
      superset === undefined || superset === exercise.superset ? other : { ...other, superset },
    ),
  };
}

function doneSets({ sets }: DraftExercise): number {
  return sets.filter(({ done }) => done).length;
}
