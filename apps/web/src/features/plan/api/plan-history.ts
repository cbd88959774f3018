import { isNumber, isRecord, isText, listOf, shape } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import type { PlanLayer } from "../model/plan-layer.ts";
import { planKeys } from "./plan-keys.ts";

/** The changes that were laid over a plan, newest first. */
async function getPlanHistory(planId: string): Promise<readonly PlanLayer[]> {
  const { data, error } = await supabase
    .from("plan_adjustments")
    .select("id,reason,details,reasons,changes,created_at,undone_at,author")
    .eq("plan_id", planId)
    .order("created_at", { ascending: false });
  if (error) throw error;
  return data.map((row) => ({
    id: row.id,
    reason: row.reason,
    author: row.author,
    on: row.created_at,
    undone: row.undone_at !== null,
    sentences: readSentences(row.reasons, row.details),
    changes: isList(row.changes) ? row.changes.flatMap((change) => readChange(change) ?? []) : [],
  }));
}

const planHistoryQueryOptions = (planId: string) =>
  queryOptions({ queryKey: planKeys.history(planId), queryFn: () => getPlanHistory(planId) });

export function usePlanHistory(planId: string): UseQueryResult<readonly PlanLayer[]> {
  return useQuery(planHistoryQueryOptions(planId));
}

const isTexts = listOf(isText);
const isList = listOf((_value): _value is unknown => true);
const isSessionChange = shape<Omit<PlanLayer["changes"][number], "sessionId">>({
  title: isText,
  week: isNumber,
  date: isText,
  before: isText,
  after: isText,
  reason: isText,
});

function readSentences(reasons: unknown, details: string | null): readonly string[] {
  if (isTexts(reasons) && reasons.length > 0) return reasons;
  return details === null ? [] : [details];
}

/** Layers of before the words were stored have none. */
function readChange(change: unknown): PlanLayer["changes"][number] | undefined {
  if (!isRecord(change)) return undefined;
  const { session_id, told } = change;
  if (!(session_id === null || isText(session_id)) || !isSessionChange(told)) return undefined;
  const { title, week, date, before, after, reason } = told;
  return { title, week, date, before, after, reason, sessionId: session_id };
}
