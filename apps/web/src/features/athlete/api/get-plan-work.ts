import { addDays, getMonday, type Day, type ExerciseItem } from "@ironpace/training";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { readPage } from "#backend/reads/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import type { PlannedWork } from "../model/plan-work.ts";
import { athleteKeys } from "./athlete-keys.ts";

export interface ActivePlanWork {
  readonly planId: string;
  /** When its numbers were last taken from the benchmarks; ISO timestamp. */
  readonly numbersOf: string;
  /** The athlete kept the plan as it is, knowing the numbers saved until then; ISO timestamp. */
  readonly declinedNumbersOf: string | null;
  /** From this week on, four weeks. */
  readonly work: readonly PlannedWork[];
}

const WEEKS_AHEAD = 4;

/** What the active plan asks for in the next weeks; null without a plan. */
async function getPlanWork(today: Day): Promise<ActivePlanWork | null> {
  const data = await readPage("plan_work", () => readPlanWork(today));
  if (data === null) return null;
  return {
    planId: data.id,
    numbersOf: data.last_adjusted ?? data.created_at,
    declinedNumbersOf: data.declined_numbers_of,
    work: data.training_sessions.flatMap(({ scheduled_date: date, strength, skill, main_workout }) =>
      date === null ? [] : [{ date, items: [strength, skill, main_workout].flatMap(getItems) }],
    ),
  };
}

async function readPlanWork(today: Day) {
  const from = getMonday(today);
  const mine = supabase
    .from("training_plans")
    .select("id,created_at,last_adjusted,declined_numbers_of,training_sessions(scheduled_date,strength,skill,main_workout)")
    .eq("creator_id", await currentUserId());
  return getData(
    mine
      .eq("status", "active")
      .gte("training_sessions.scheduled_date", from)
      .lt("training_sessions.scheduled_date", addDays(from, 7 * WEEKS_AHEAD))
      .maybeSingle(),
  );
}

const planWorkQueryOptions = (today: Day) =>
  queryOptions({ queryKey: [...athleteKeys.planWork, today], queryFn: () => getPlanWork(today), staleTime: 0 });

export function usePlanWork(today: Day): UseQueryResult<ActivePlanWork | null> {
  return useQuery(planWorkQueryOptions(today));
}

/** Lines without a name are from elsewhere and tell nothing here. */
function getItems(block: unknown): ExerciseItem[] {
  if (!Array.isArray(block)) return [];
  return block.filter((item): item is ExerciseItem => typeof item === "object" && item !== null && "name" in item);
}
