import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database, GenerateTrainingPlanResponse } from "@ironpace/contract";

export interface AthleteOnServer {
  readonly userId: string;
  readonly client: SupabaseClient<Database>;
  /** Headers of a request as this athlete. */
  readonly headers: Record<string, string>;
}

export interface Address {
  readonly url: string;
  readonly anonKey: string;
}

const credentials = (name: string) => ({ email: `${name}@bench.test`, password: "a long bench password" });

/** Headers of the same account on another device. */
export async function onAnotherDevice({ url, anonKey }: Address, name: string): Promise<AthleteOnServer["headers"]> {
  const client = createClient<Database>(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.auth.signInWithPassword(credentials(name));
  if (error) throw error;
  return { apikey: anonKey, authorization: `Bearer ${data.session.access_token}` };
}

/** A new account with every benchmark entered. */
export async function newAthlete({ url, anonKey }: Address, name: string): Promise<AthleteOnServer> {
  const client = createClient<Database>(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.auth.signUp(credentials(name));
  if (error) throw error;
  if (!data.session) throw new Error("The sign-up gave no session");
  const user_id = data.session.user.id;
  const strength = { back_squat: 105, deadlift: 125, clean_and_jerk: 70, snatch: 55, overhead_press: 47.5 };
  await client
    .from("strength_benchmarks")
    .insert({ user_id, ...strength })
    .throwOnError();
  await client
    .from("conditioning_benchmarks")
    .insert({ user_id, row_500m: "1:44", run_5k: "23:00", run_10k: "48:00", ftp_20min: 205 })
    .throwOnError();
  await client.from("gymnastics_benchmarks").insert({ user_id, strict_pullups: 8, handstand_pushups: 5, bar_muscle_ups: 1 }).throwOnError();
  return { userId: user_id, client, headers: { apikey: anonKey, authorization: `Bearer ${data.session.access_token}` } };
}

/** Five weeks of five sessions, 25 rows of training. */
export const planRequest = ({ userId }: AthleteOnServer) => ({
  userId,
  userLevel: "intermediate",
  primaryFocus: "hyrox",
  weeklyAvailability: 5,
});

export async function generate(athlete: AthleteOnServer): Promise<string> {
  const body = planRequest(athlete);
  const { data, error } = await athlete.client.functions.invoke<GenerateTrainingPlanResponse>("generate-training-plan", { body });
  if (error) throw error;
  if (!data) throw new Error("The function gave no plan");
  return data.plan.id;
}
