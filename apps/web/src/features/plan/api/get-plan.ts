import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import type { PlanView } from "../model/plan-view.ts";
import { planKeys } from "./plan-keys.ts";
import { readPlan } from "./plan-row.ts";

/** A plan with its sessions; null when it does not exist or belongs to somebody else. */
async function getPlan(planId: string): Promise<PlanView | null> {
  if (!UUID.test(planId)) return null;
  const { data, error } = await supabase.from("training_plans").select("*,training_sessions(*)").eq("id", planId).maybeSingle();
  if (error) throw error;
  return data === null ? null : readPlan(data);
}

export const planQueryOptions = (planId: string) => queryOptions({ queryKey: planKeys.detail(planId), queryFn: () => getPlan(planId) });

/** Starts from the active plan when that is the one and was read already: opening one of its sessions shows no skeleton. */
export function usePlan(planId: string): UseQueryResult<PlanView | null> {
  const active = useQueryClient().getQueryState<PlanView | null>(planKeys.active);
  const seed = active?.data?.id === planId ? { initialData: active.data, initialDataUpdatedAt: active.dataUpdatedAt } : {};
  return useQuery({ ...planQueryOptions(planId), ...seed });
}

/** A planId of the address bar may be anything; only this shape can name a row. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
