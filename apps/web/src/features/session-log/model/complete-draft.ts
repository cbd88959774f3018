import type { SessionDraft } from "./draft.ts";
import { doneCount } from "./stored-draft.ts";
import { getFault } from "./set-values.ts";

/** How a session went that was not logged set by set. */
export interface CompletionEntry {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly minutes: number;
  /** "1" to "10"; empty when not given. */
  readonly rpe: string;
  /** Whether every planned set was done as planned. */
  readonly asPlanned: boolean;
}

/** A draft as it is stored when the session is completed without the logger: on its day, with the planned sets ticked if they were done. */
export function completeDraft(draft: SessionDraft, { day, rpe, asPlanned }: CompletionEntry, now: Date): SessionDraft {
  const today = localNoon(day).toDateString() === now.toDateString();
  const done = asPlanned ? tickPlannedSets(draft) : { ...draft, exercises: [] };
  return { ...done, day, rpe, performedAt: (today ? now : localNoon(day)).toISOString() };
}

/** How many of the planned sets can be stored as they are. */
export function plannedSetCount(draft: SessionDraft): number {
  return doneCount(tickPlannedSets(draft));
}

/** Ticks every set whose planned values are complete. */
function tickPlannedSets(draft: SessionDraft): SessionDraft {
  const exercises = draft.exercises.map((exercise) => ({
    ...exercise,
    sets: exercise.sets.map((set) => ({ ...set, done: getFault(set, exercise, draft.weightUnit) === undefined })),
  }));
  return { ...draft, exercises };
}

function localNoon(day: string): Date {
  return new Date(`${day}T12:00:00`);
}
