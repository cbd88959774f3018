import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { readLocalDraft } from "#backend/drafts/local-drafts.ts";
import { queryClient } from "#backend/query-client.ts";
import { preferencesQueryOptions } from "#backend/preferences/preferences.ts";
import type { Units } from "#backend/preferences/units.ts";
import { supabase } from "#backend/supabase.ts";
import { freeDraft, ownDraft, planDraft, type PlanSession } from "../model/begin-draft.ts";
import type { Maker, Origin, SessionDraft } from "../model/draft.ts";
import { draftName, readDraft } from "../model/stored-draft.ts";
import { mergeOtherDevice, type DeviceNews } from "../model/other-device.ts";
import { replaceWithStored, entryDraft, type StoredSession, withSetsInOrder } from "../model/stored-session.ts";
import { ownSessions } from "./own-sessions.ts";
import { logKeys } from "./log-keys.ts";
import { getSessionWithEntry, planSessionsOptions } from "./plan-sessions.ts";

/** A draft, and whether this device has kept it since before. */
export interface OpenedDraft {
  readonly draft: SessionDraft;
  readonly kept: boolean;
  /** What other devices did while this one was closed or offline. */
  readonly news?: readonly DeviceNews[];
}

/**
 * The session to log: as this device has kept it, with what other devices have stored since; else from the plan, the own log, the ledger, or
 * an empty one. What is kept opens without a connection.
 */
export async function openDraft(origin: Origin, originId: string, shown: Units, maker: Maker): Promise<OpenedDraft> {
  const userId = await currentUserId();
  const kept = readDraft(await readLocalDraft(userId, draftName(origin, originId)));
  const asking = currentUnits(userId, shown);
  if (kept !== undefined) {
    const [units, stored] = await Promise.all([asking, findStoredSession(origin, originId).catch(() => undefined)]);
    return { ...(stored === undefined ? { draft: kept } : mergeOtherDevice(kept, stored, new Set(), units, maker)), kept: true };
  }
  const planned = origin === "plan" ? getSessionWithEntry(originId) : undefined;
  const storing = (planned?.then(({ entry }) => entry) ?? findStoredSession(origin, originId)).catch((error: unknown) => {
    // Without a connection something new can still be begun; the server puts it together with what it has.
    if (origin === "done") throw error;
    return undefined;
  });
  if (origin === "done" || origin === "free") {
    const [units, stored] = await Promise.all([asking, storing]);
    if (stored !== undefined) return { draft: entryDraft(stored, units, maker), kept: false };
    if (origin === "done") throw new Error("This session is not in your log.");
  }
  const [units, stored, draft] = await Promise.all([asking, storing, newDraft(origin, originId, asking, maker, planned)]);
  return { draft: stored === undefined ? draft : replaceWithStored(draft, stored, units, maker), kept: false };
}

/** What the lists have read before stands in for what cannot be read now. */
async function newDraft(
  origin: Origin,
  originId: string,
  asked: Promise<Units>,
  maker: Maker,
  planned: Promise<{ readonly session: PlanSession }> | undefined,
): Promise<SessionDraft> {
  if (origin === "free") return freeDraft(originId, await asked, maker);
  if (planned !== undefined) {
    const known =
      queryClient.getQueryData<PlanSession>(logKeys.planSession(originId)) ??
      queryClient.getQueryData(planSessionsOptions().queryKey)?.find(({ id }) => id === originId)?.session;
    const [units, session] = await Promise.all([
      asked,
      orKnown(
        planned.then(({ session }) => session),
        known,
      ),
    ]);
    return planDraft(session, units, maker);
  }
  if (origin === "workout") {
    // What reads a typed workout is only loaded for one.
    const [units, { typedWorkoutDraft }, workout] = await Promise.all([
      asked,
      import("../model/wod-draft.ts"),
      getData(supabase.from("workouts").select("id, title, description").eq("id", originId).single()),
    ]);
    return typedWorkoutDraft(workout, units, maker);
  }
  const known = queryClient.getQueryData(ownSessions.options.queryKey)?.find(({ id }) => id === originId);
  const reading = getData(supabase.from("logged_sessions").select("*").eq("id", originId).single());
  const [units, row] = await Promise.all([asked, orKnown(reading, known)]);
  return ownDraft(row, units, maker);
}

/**
 * A session keeps the units it is begun in, so they are the athlete's of now: what this device kept from its last visit may be older. Those on
 * the screen where they cannot be read.
 */
async function currentUnits(userId: string, shown: Units): Promise<Units> {
  const options = preferencesQueryOptions(userId);
  const sinceOpened = performance.now();
  const read = await queryClient.fetchQuery({ ...options, staleTime: sinceOpened, retry: false }).catch(() => undefined);
  return read === undefined ? shown : { weight: read.units, distance: read.distance_units, weekStart: read.week_start };
}

function orKnown<Answer>(answer: Promise<Answer>, known: Answer | undefined): Promise<Answer> {
  return known === undefined ? answer : answer.catch(() => known);
}

/** What the ledger has of a session, with its sets in order; undefined before the first is stored. */
export async function findStoredSession(origin: Origin, originId: string): Promise<StoredSession | undefined> {
  const row = await getData(
    supabase.from("performed_sessions").select("*, performed_sets(*)").eq(ORIGIN_COLUMNS[origin], originId).maybeSingle(),
  );
  return row === null ? undefined : withSetsInOrder(row);
}

const ORIGIN_COLUMNS = {
  plan: "training_session_id",
  own: "logged_session_id",
  workout: "workout_id",
  free: "id",
  done: "id",
} as const satisfies Record<Origin, string>;
