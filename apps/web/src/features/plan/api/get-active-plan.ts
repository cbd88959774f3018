import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "../../../backend/current-user.ts";
import { supabase } from "../../../backend/supabase.ts";
import type { PlanView } from "../model/plan-view.ts";
import { planKeys } from "./plan-keys.ts";
import { readPlan } from "./plan-row.ts";

/** The athlete's one active plan with its sessions; null without one. */
export async function getActivePlan(): Promise<PlanView | null> {
  const { data, error } = await supabase
    .from("training_plans")
    .select("*,training_sessions(*)")
    .eq("creator_id", await currentUserId())
    .eq("status", "active")
    .maybeSingle();
  if (error) throw error;
  return data === null ? null : readPlan(data);
}

export const activePlanQueryOptions = () => queryOptions({ queryKey: planKeys.active, queryFn: getActivePlan });

export function useActivePlan(): UseQueryResult<PlanView | null> {
  return useQuery(activePlanQueryOptions());
}
