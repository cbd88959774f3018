import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { Origin } from "../model/draft.ts";
import type { StoredSession } from "../model/stored-session.ts";

/** What the ledger has of a session, with its sets in order; undefined before the first is stored. */
export async function findStoredSession(origin: Origin, originId: string): Promise<StoredSession | undefined> {
  const row = await getData(supabase.from("performed_sessions").select("*, performed_sets(*)").eq(COLUMN[origin], originId).maybeSingle());
  if (row === null) return undefined;
  const sets = row.performed_sets.toSorted((a, b) => a.exercise_index - b.exercise_index || a.set_index - b.set_index);
  return { ...row, performed_sets: sets };
}

const COLUMN = {
  plan: "training_session_id",
  own: "logged_session_id",
  workout: "workout_id",
  free: "id",
  done: "id",
} as const satisfies Record<Origin, string>;
