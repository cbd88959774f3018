import { FunctionsHttpError } from "@supabase/supabase-js";
import type { AdjustTrainingPlanResponse, Json, PlanErrorBody } from "@ironpace/contract";
import type { Athlete } from "./athletes.ts";

export interface Answer {
  readonly data?: AdjustTrainingPlanResponse;
  readonly failure?: PlanErrorBody;
  readonly status: number;
}

/** What the official client makes of the answer: the changes, or the documented error body. */
export async function adjustPlan({ client }: Athlete, body: object): Promise<Answer> {
  const { data, error } = await client.functions.invoke<AdjustTrainingPlanResponse>("adjust-training-plan", { body: { ...body } });
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response;
    return { failure: (await response.json()) as PlanErrorBody, status: response.status };
  }
  if (error) throw error;
  return { ...(data && { data }), status: 200 };
}

export async function recordBenchmarks({ client }: Athlete, kind: string, changes: Record<string, Json>): Promise<void> {
  await client.rpc("record_benchmarks", { kind, changes }).throwOnError();
}

export async function getSessions({ client }: Athlete) {
  const { data } = await client.from("training_sessions").select().order("week").order("day").throwOnError();
  return data;
}

export async function getLayers({ client }: Athlete) {
  const { data } = await client.from("plan_adjustments").select().order("revision").throwOnError();
  return data;
}

/** Everything an adjustment may change, but when it was last written. */
export async function getState(athlete: Athlete) {
  const { data: plan } = await athlete.client
    .from("training_plans")
    .select(
      "adaptation_data, last_adjusted, adjustment_reason, competition_id, sessions_per_week, duration_weeks, plan_circumstances(athlete)",
    )
    .eq("status", "active")
    .single()
    .throwOnError();
  return { plan, sessions: (await getSessions(athlete)).map(({ updated_at: _, ...session }) => session) };
}
