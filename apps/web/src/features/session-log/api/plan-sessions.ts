import { exerciseItem, mainFormat } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { z } from "zod";
import { currentUserId } from "../../../backend/current-user.ts";
import { dataOf } from "../../../backend/data-of.ts";
import { supabase } from "../../../backend/supabase.ts";
import type { PlanSession } from "../model/begin-draft.ts";
import { logKeys } from "./log-keys.ts";

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

const upcoming = z.object({
  id: z.string(),
  plan_id: z.string(),
  title: z.string().min(1),
  type: z.enum(["strength", "conditioning", "skill", "recovery", "mixed"]).catch("mixed"),
  scheduled_date: z.string(),
  duration: z.number().catch(60),
});

/** What of the active plan is neither done nor skipped, by day; nothing without a plan. */
export async function getPlanSessions(): Promise<readonly UpcomingPlanSession[]> {
  const plan = await dataOf(
    supabase
      .from("training_plans")
      .select(
        "training_sessions(id, plan_id, title, type, scheduled_date, duration, completed, status, warmup, strength, skill, main_workout, main_format, cooldown)",
      )
      .eq("creator_id", await currentUserId())
      .eq("status", "active")
      .maybeSingle(),
  );
  return (plan?.training_sessions ?? [])
    .filter(({ completed, status }) => !completed && status !== "skipped")
    .flatMap((row) => {
      const parsed = upcoming.safeParse(row);
      return parsed.success ? [{ ...parsed.data, session: readPlanSession(row) }] : [];
    })
    .toSorted((a, b) => a.scheduled_date.localeCompare(b.scheduled_date));
}

export const planSessionsOptions = () => queryOptions({ queryKey: logKeys.plan, queryFn: getPlanSessions });

export function usePlanSessions(): UseQueryResult<readonly UpcomingPlanSession[]> {
  return useQuery(planSessionsOptions());
}

const items = z.array(exerciseItem).catch([]);
const planSession = z.object({
  id: z.string(),
  title: z.string(),
  warmup: items,
  strength: items,
  skill: items,
  main_workout: items,
  cooldown: items,
  main_format: mainFormat.nullable().catch(null),
});

/** One plan session as it is logged: skill, strength and main work; warm-up and cooldown are only ticked. */
export async function getPlanSession(id: string): Promise<PlanSession> {
  const row = await dataOf(
    supabase
      .from("training_sessions")
      .select("id, title, warmup, strength, skill, main_workout, main_format, cooldown")
      .eq("id", id)
      .single(),
  );
  return readPlanSession(row);
}

export const planSessionOptions = (id: string) => queryOptions({ queryKey: logKeys.planSession(id), queryFn: () => getPlanSession(id) });

function readPlanSession(row: unknown): PlanSession {
  const { id, title, warmup, strength, skill, main_workout, main_format, cooldown } = planSession.parse(row);
  return {
    id,
    title,
    warmup,
    skill,
    strength,
    mainWorkout: main_workout,
    cooldown,
    ...(main_format === null ? {} : { mainFormat: main_format }),
  };
}
