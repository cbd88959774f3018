import { createClient, FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import type { Database, GenerateTrainingPlanResponse, PlanErrorBody } from "@ironpace/contract";
import type { TestServer } from "#support/start-server.ts";

export interface Athlete {
  readonly userId: string;
  readonly token: string;
  readonly client: SupabaseClient<Database>;
}

let accounts = 0;

/** A new account with the benchmarks of a strong intermediate. */
export async function newAthlete({ url, anonKey }: TestServer): Promise<Athlete> {
  const client = createClient<Database>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { data, error } = await client.auth.signUp({ email: `planner${(accounts += 1)}@example.com`, password: "correct horse battery" });
  if (error) throw error;
  if (!data.session) throw new Error("The sign-up gave no session");
  const user_id = data.session.user.id;
  const lifts = { back_squat: 140, deadlift: 170, clean_and_jerk: 90, snatch: 70, overhead_press: 62.5 };
  await client
    .from("strength_benchmarks")
    .insert({ user_id, ...lifts })
    .throwOnError();
  await client.from("conditioning_benchmarks").insert({ user_id, run_5k: "22:30", run_10k: "47:00", row_500m: "1:38" }).throwOnError();
  return { userId: user_id, token: data.session.access_token, client };
}

export const planRequest = ({ userId }: Athlete, more: object = {}) => ({
  userId,
  userLevel: "intermediate",
  primaryFocus: "hyrox",
  durationWeeks: 5,
  weeklyAvailability: 4,
  ...more,
});

/** What the official client makes of the answer: the plan, or the documented error body. */
export async function generate(
  athlete: Athlete,
  more: object = {},
): Promise<{ made?: GenerateTrainingPlanResponse; failure?: PlanErrorBody; status: number }> {
  const { data, error } = await athlete.client.functions.invoke<GenerateTrainingPlanResponse>("generate-training-plan", {
    body: planRequest(athlete, more),
  });
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response;
    return { failure: (await response.json()) as PlanErrorBody, status: response.status };
  }
  if (error) throw error;
  return { ...(data && { made: data }), status: 200 };
}
