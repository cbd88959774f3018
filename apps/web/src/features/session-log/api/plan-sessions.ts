import { isExerciseItem, isMainFormat, isNumber, isRecord, isText, listOf, oneOf } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { takeEarly } from "#backend/first-paint/early-answers.ts";
import { getData } from "#backend/request-data.ts";
import { readPage } from "#backend/reads/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import type { PlanSession } from "../model/begin-draft.ts";
import { type StoredSession, withSetsInOrder } from "../model/stored-session.ts";
import { logKeys } from "./log-keys.ts";
import { SESSION_WITH_ENTRY } from "./session-columns.ts";

/** A session of the active plan that is not done yet. */
export interface UpcomingPlanSession {
  readonly id: string;
  readonly plan_id: string;
  readonly title: string;
  readonly type: "strength" | "conditioning" | "skill" | "recovery" | "mixed";
  readonly scheduled_date: string;
  /** Minutes. */
  readonly duration: number;
  /** What is done in it, so that it can be logged without a connection. */
  readonly session: PlanSession;
}

/** What of the active plan is neither done nor skipped, by day; nothing without a plan. */
async function getPlanSessions(): Promise<readonly UpcomingPlanSession[]> {
  const sessions = await readPage("plan_sessions", readPlanSessions);
  return sessions
    .filter(({ completed, status }) => !completed && status !== "skipped")
    .flatMap((row) => readUpcoming(row) ?? [])
    .toSorted((a, b) => a.scheduled_date.localeCompare(b.scheduled_date));
}

async function readPlanSessions() {
  const mine = supabase
    .from("training_plans")
    .select(
      "training_sessions(id, plan_id, title, type, scheduled_date, duration, completed, status, warmup, strength, skill, main_workout, main_format, cooldown)",
    )
    .eq("creator_id", await currentUserId());
  const plan = await getData(mine.eq("status", "active").maybeSingle());
  return plan?.training_sessions ?? [];
}

export const planSessionsOptions = () => queryOptions({ queryKey: logKeys.plan, queryFn: getPlanSessions });

export function usePlanSessions(): UseQueryResult<readonly UpcomingPlanSession[]> {
  return useQuery(planSessionsOptions());
}

/** One plan session with its entry in the log, which is undefined before the first set is stored: of the request that the page has begun, or of a new one. */
export async function getSessionWithEntry(
  id: string,
): Promise<{ readonly session: PlanSession; readonly entry: StoredSession | undefined }> {
  const early = await takeEarly("session")?.catch(() => undefined);
  const row = findRow(early, id) ?? (await readSessionWithEntry(id));
  const { performed_sessions: entry } = row;
  return { session: readPlanSession(row), entry: entry === null ? undefined : withSetsInOrder(entry) };
}

const readSessionWithEntry = (id: string) => getData(supabase.from("training_sessions").select(SESSION_WITH_ENTRY).eq("id", id).single());

function findRow(answer: unknown, id: string): Awaited<ReturnType<typeof readSessionWithEntry>> | undefined {
  const rows = Array.isArray(answer) ? (answer as Awaited<ReturnType<typeof readSessionWithEntry>>[]) : [];
  return rows.find((row) => row.id === id);
}

const isType = oneOf("strength", "conditioning", "skill", "recovery", "mixed");

/** Nothing of a row that cannot be shown in the list. */
function readUpcoming(row: unknown): UpcomingPlanSession | undefined {
  if (!isRecord(row)) return undefined;
  const { id, plan_id, title, type, scheduled_date, duration } = row;
  if (!isText(id) || !isText(plan_id) || !isText(title) || title === "" || !isText(scheduled_date)) return undefined;
  return {
    id,
    plan_id,
    title,
    type: isType(type) ? type : "mixed",
    scheduled_date,
    duration: isNumber(duration) ? duration : 60,
    session: readPlanSession(row),
  };
}

/** Throws for what is no session; a block that cannot be read is empty. */
function readPlanSession(row: unknown): PlanSession {
  if (!isRecord(row) || !isText(row["id"]) || !isText(row["title"])) throw new TypeError("This is not a planned session");
  const { id, title, duration, main_format } = row;
  return {
    id,
    title,
    ...(isNumber(duration) ? { duration } : {}),
    warmup: getItems(row["warmup"]),
    skill: getItems(row["skill"]),
    strength: getItems(row["strength"]),
    mainWorkout: getItems(row["main_workout"]),
    cooldown: getItems(row["cooldown"]),
    ...(isMainFormat(main_format) ? { mainFormat: main_format } : {}),
  };
}

const isItems = listOf(isExerciseItem);
const getItems = (block: unknown) => (isItems(block) ? block : []);
