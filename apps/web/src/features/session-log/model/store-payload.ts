import { readTime, type Database, type Json } from "@ironpace/contract";
import type { DraftSet, SessionDraft } from "./draft.ts";
import { getFault, getValues, metricOfSet } from "./set-values.ts";

export type StoreArgs = Database["public"]["Functions"]["store_performed_session"]["Args"];

/** What a session without a title is stored as. */
export const UNTITLED = "Session";

/** A set of what is sent; with `removed` it is taken out. */
type SentSet = { readonly id: string; readonly updated_at: string; readonly [column: string]: Json };

/** Sets by id, with the moment of their last change. */
export type KnownSets = ReadonlyMap<string, string>;

/**
 * What the server is sent of a session: so far, or, with `minutes`, finished.
 * @param known sets that another device stored: left out unless they were changed here, or there are no others.
 */
export function storeArgs(draft: SessionDraft, minutes?: number, known?: KnownSets): StoreArgs & { readonly sets: readonly SentSet[] } {
  const { id, source, title, day, notes, rpe, rating, score, updatedAt } = draft;
  const session: Readonly<Record<string, Json>> = {
    id,
    source,
    training_session_id: draft.trainingSessionId ?? null,
    logged_session_id: draft.loggedSessionId ?? null,
    workout_id: draft.workoutId ?? null,
    title: title.trim() === "" ? UNTITLED : title.trim().slice(0, 200),
    day,
    performed_at: draft.performedAt ?? new Date(draft.startedAt).toISOString(),
    in_progress: minutes === undefined,
    ...(minutes === undefined ? {} : { duration_minutes: minutes }),
    notes: notes.trim() || null,
    session_rpe: rpe === "" ? null : Number(rpe),
    rating,
    score_format: score?.format ?? null,
    score_seconds: readTime(score?.time ?? "") ?? null,
    score_rounds: whole(score?.rounds),
    score_reps: whole(score?.reps),
    score_scale: score?.scale ?? null,
    updated_at: updatedAt,
  };
  const sets = [...getSets(draft), ...getRemoved(draft)];
  const own = sets.filter((set) => known?.get(set.id) !== set.updated_at);
  return { session, sets: own.length > 0 ? own : sets };
}

/** The sets that count, each at its place. */
function getSets({ exercises, weightUnit }: SessionDraft): readonly SentSet[] {
  return exercises.flatMap((exercise, e) =>
    exercise.sets.flatMap((set, s) =>
      counts(set, getFault(set, exercise, weightUnit))
        ? [
            {
              id: set.id,
              exercise_name: exercise.name.slice(0, 120),
              exercise_index: e + 1,
              set_index: s + 1,
              set_type: set.type,
              metric: metricOfSet(set, exercise),
              ...getValues(set, exercise, weightUnit),
              entered_unit: metricOfSet(set, exercise).startsWith("weight")
                ? weightUnit
                : exercise.metric === "distance"
                  ? exercise.distanceUnit
                  : null,
              per_hand: exercise.perHand,
              updated_at: set.updatedAt,
            },
          ]
        : [],
    ),
  );
}

/** Sets that were taken out, and those whose tick was taken back. */
function getRemoved({ exercises, removed }: SessionDraft): readonly SentSet[] {
  const unticked = exercises.flatMap(({ sets }) => sets.filter(({ done, wasDone }) => wasDone && !done));
  return [
    ...Object.entries(removed).map(([id, updated_at]) => ({ id, removed: true, updated_at })),
    ...unticked.map(({ id, updatedAt }) => ({ id, removed: true, updated_at: updatedAt })),
  ];
}

/** The sets that are ticked. */
export function getDoneSets({ exercises }: SessionDraft): KnownSets {
  return new Map(exercises.flatMap(({ sets }) => sets.filter(({ done }) => done).map(({ id, updatedAt }) => [id, updatedAt] as const)));
}

function counts({ done }: DraftSet, fault: string | undefined): boolean {
  return done && fault === undefined;
}

function whole(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,5}$/.test(text.trim()) ? Number(text) : null;
}

/** Minutes from the start to now; of a session that was left open, to its last set. 1 to 1,440. */
export function getMinutes(draft: SessionDraft, now: number): number {
  if (draft.minutes !== undefined) return draft.minutes;
  const ticks = draft.exercises.flatMap(({ sets }) => sets.filter(({ done }) => done).map(({ updatedAt }) => Date.parse(updatedAt)));
  const last = Math.max(draft.startedAt, ...ticks);
  const end = ticks.length > 0 && now - last > MAX_REST_MS ? last : now;
  return Math.min(1440, Math.max(1, Math.round((end - draft.startedAt) / 60_000)));
}

/** Nobody rests for longer than this. Milliseconds. */
const MAX_REST_MS = 45 * 60_000;
