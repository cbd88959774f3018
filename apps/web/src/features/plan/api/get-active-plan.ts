import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { readFrame } from "#backend/first-paint/app-frame.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { PlanView } from "../model/plan-view.ts";
import { planKeys } from "./plan-keys.ts";
import { readPlan } from "./plan-row.ts";

/** The athlete's one active plan with its sessions, with what the frame reads where both begin together; null without one. */
async function getActivePlan(): Promise<PlanView | null> {
  const row = await readFrame("plan", readActivePlan);
  return row === null ? null : readPlan(row);
}

async function readActivePlan() {
  const mine = supabase
    .from("training_plans")
    .select("*,training_sessions(*)")
    .eq("creator_id", await currentUserId());
  return getData(mine.eq("status", "active").maybeSingle());
}

export const activePlanQueryOptions = () => queryOptions({ queryKey: planKeys.active, queryFn: getActivePlan });

export function useActivePlan(): UseQueryResult<PlanView | null> {
  return useQuery(activePlanQueryOptions());
}
