import { withoutUnknown } from "@ironpace/contract";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { TakeBack, TakeBackStep } from "../model/take-back.ts";

/** What hangs on an entry of the ledger and changes or goes with it. */
const WITH_ALL = "*, performed_sets(*, personal_bests(id)), logged_sessions(*), workouts(completed_at), training_sessions(completed_at)";

/** Characters of a take-back as JSON: with the other cards of an answer it has to fit into 64 KiB. About 180 sets. */
const LONGEST = 48_000;

/**
 * Deletes one entry of the ledger. `store_performed_session` brings it back with its sets and its score; the other steps bring the rest.
 * What is too long to be kept for that stays.
 */
export async function deleteLogged(id: string): Promise<TakeBack> {
  const takeBack = { steps: await stepsBack(id) };
  if (JSON.stringify(takeBack).length > LONGEST)
    throw new Error("This session is too long to undo from here. Delete it in your Session Log.");
  await getData(supabase.rpc("remove_performed_session", { session_id: id }));
  return takeBack;
}

async function stepsBack(id: string): Promise<readonly TakeBackStep[]> {
  const stored = await getData(supabase.from("performed_sessions").select(WITH_ALL).eq("id", id).single());
  const { performed_sets: sets, logged_sessions: entry, workouts: workout, training_sessions: planned, ...rest } = stored;
  const { load: _, user_id: _owner, idempotency_key, import_id, ...session } = rest;
  const completed = [
    { table: "logged_sessions", of: session.logged_session_id, row: entry },
    { table: "workouts", of: session.workout_id, row: workout },
    { table: "training_sessions", of: session.training_session_id, row: planned },
  ] as const;
  return [
    // Still open: one that is completed would write an entry of its own.
    ...(entry === null ? [] : [{ do: "put", table: "logged_sessions", row: { ...entry, completed: false } } as const]),
    {
      do: "call",
      name: "store_performed_session",
      parameters: { session: { ...session, ...(entry !== null && { day: entry.date }) }, sets: sets.map(setRow) },
    },
    ...completed.flatMap(({ table, of, row }) =>
      of === null || row === null ? [] : [{ do: "update", table, id: of, values: { completed_at: row.completed_at } } as const],
    ),
    // A better one may have come meanwhile, with its own set.
    ...sets.flatMap(({ id: performed_set_id, personal_bests: bests }) =>
      bests.map(
        (best) =>
          ({ do: "update", table: "personal_bests", id: best.id, values: { performed_set_id }, whereEmpty: "performed_set_id" }) as const,
      ),
    ),
    // The file it came with: read in again, it is known.
    ...(idempotency_key === null
      ? []
      : [{ do: "update", table: "performed_sessions", id, values: { idempotency_key, import_id } } as const]),
  ];
}

type Stored<Row> = Row & Readonly<Record<"user_id" | "performed_session_id" | "exercise_id" | "created_at" | "personal_bests", unknown>>;

/** Without what follows from the entry and from the name of the exercise. */
function setRow<Row extends object>(set: Stored<Row>) {
  const { user_id: _, performed_session_id: _entry, exercise_id: _exercise, created_at: _made, personal_bests: _bests, ...row } = set;
  return withoutUnknown(row);
}
