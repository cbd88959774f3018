import { type UseQueryResult, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { FOCUS } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { supabase } from "#backend/supabase.ts";
import { currentUserId } from "#backend/current-user.ts";
import { localDay } from "#ui/format.ts";
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

export interface PlanSummary {
  readonly id: string;
  readonly title: string;
  readonly focus: string;
  readonly status: string;
  readonly durationWeeks: number;
  /** A Monday; undefined for plans that were stored without it. */
  readonly startDate: Day | undefined;
  readonly createdOn: Day;
}

/** The athlete's plans without their sessions, newest first. */
async function getPlans(): Promise<readonly PlanSummary[]> {
  const { data, error } = await supabase
    .from("training_plans")
    .select("id,title,focus_area,status,duration_weeks,start_date,created_at")
    .eq("creator_id", await currentUserId())
    .order("created_at", { ascending: false });
  if (error) throw error;
  return data.map((row) => ({
    id: row.id,
    title: row.title,
    focus: FOCUS.labels[FOCUS.read(row.focus_area) ?? "general"],
    status: row.status,
    durationWeeks: row.duration_weeks,
    startDate: row.start_date ?? undefined,
    createdOn: localDay(new Date(row.created_at)),
  }));
}

const plansQueryOptions = () => queryOptions({ queryKey: planKeys.list, queryFn: getPlans });

export function usePlans(): UseQueryResult<readonly PlanSummary[]> {
  return useQuery(plansQueryOptions());
}
