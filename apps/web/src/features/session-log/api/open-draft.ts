import { currentUserId } from "../../../backend/current-user.ts";
import { dataOf } from "../../../backend/data-of.ts";
import { readLocalDraft } from "../../../backend/local-drafts.ts";
import type { Units } from "../../../backend/preferences/units.ts";
import { supabase } from "../../../backend/supabase.ts";
import { freeDraft, ownDraft, planDraft, workoutDraft } from "../model/begin-draft.ts";
import { draftName, readDraft, type Maker, type Origin, type SessionDraft } from "../model/draft.ts";
import { continued, entryDraft, type StoredSession } from "../model/stored-session.ts";
import { getPlanSession } from "./plan-sessions.ts";

/** A draft, and whether this device has kept it since before. */
export interface OpenedDraft {
  readonly draft: SessionDraft;
  readonly kept: boolean;
}

/**
 * The session to log: as this device has kept it, with what other devices have stored since; else from the plan, the own log, the ledger, or
 * an empty one. What is kept opens without a connection.
 */
export async function openDraft(origin: Origin, originId: string, units: Units, maker: Maker): Promise<OpenedDraft> {
  const kept = readDraft(await readLocalDraft(await currentUserId(), draftName(origin, originId)));
  if (kept !== undefined) {
    const stored = await storedOf(origin, originId).catch(() => undefined);
    return { draft: stored === undefined ? kept : continued(kept, stored, units, maker), kept: true };
  }
  const stored = await storedOf(origin, originId);
  if (origin === "done" || (origin === "free" && stored !== undefined)) {
    if (stored === undefined) throw new Error("This session is not in your log.");
    return { draft: entryDraft(stored, units, maker), kept: false };
  }
  const draft = await newDraft(origin, originId, units, maker);
  return { draft: stored === undefined ? draft : continued(draft, stored, units, maker), kept: false };
}

async function newDraft(origin: Origin, originId: string, units: Units, maker: Maker): Promise<SessionDraft> {
  if (origin === "plan") return planDraft(await getPlanSession(originId), units, maker);
  if (origin === "free") return freeDraft(originId, units, maker);
  if (origin === "workout") {
    return workoutDraft(await dataOf(supabase.from("workouts").select("id, title").eq("id", originId).single()), units, maker);
  }
  return ownDraft(await dataOf(supabase.from("logged_sessions").select("*").eq("id", originId).single()), units, maker);
}

const COLUMN = {
  plan: "training_session_id",
  own: "logged_session_id",
  workout: "workout_id",
  free: "id",
  done: "id",
} as const satisfies Record<Origin, string>;

async function storedOf(origin: Origin, originId: string): Promise<StoredSession | undefined> {
  const row = await dataOf(supabase.from("performed_sessions").select("*, performed_sets(*)").eq(COLUMN[origin], originId).maybeSingle());
  if (row === null) return undefined;
  const sets = row.performed_sets.toSorted((a, b) => a.exercise_index - b.exercise_index || a.set_index - b.set_index);
  return { ...row, performed_sets: sets };
}
