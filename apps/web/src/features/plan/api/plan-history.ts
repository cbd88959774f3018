import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { z } from "zod";
import { supabase } from "../../../backend/supabase.ts";
import type { PlanLayer } from "../model/plan-layer.ts";
import { planKeys } from "./plan-keys.ts";

/** The changes that were laid over a plan, newest first. */
export async function getPlanHistory(planId: string): Promise<readonly PlanLayer[]> {
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
    sentences: sentences.parse(row.reasons).length > 0 ? sentences.parse(row.reasons) : row.details === null ? [] : [row.details],
    changes: changes.parse(row.changes).flatMap(({ session_id, told }) => (told === undefined ? [] : [{ ...told, sessionId: session_id }])),
  }));
}

export const planHistoryQueryOptions = (planId: string) =>
  queryOptions({ queryKey: planKeys.history(planId), queryFn: () => getPlanHistory(planId) });

export function usePlanHistory(planId: string): UseQueryResult<readonly PlanLayer[]> {
  return useQuery(planHistoryQueryOptions(planId));
}

const sentences = z.array(z.string()).catch([]);

const told = z.object({ title: z.string(), week: z.number(), date: z.string(), before: z.string(), after: z.string(), reason: z.string() });

/** Layers of before the words were stored have none. */
const changes = z
  .array(
    z.object({ session_id: z.string().nullable(), told: told.optional().catch(undefined) }).catch({ session_id: null, told: undefined }),
  )
  .catch([]);
