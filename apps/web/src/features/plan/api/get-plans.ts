import { FOCUS } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { supabase } from "#backend/supabase.ts";
import { localDay } from "#ui/format.ts";
import { planKeys } from "./plan-keys.ts";

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
