import { createClient } from "@supabase/supabase-js";
import type { Database } from "@ironpace/contract";
import type { TestServer } from "#support/start-server.ts";
import { type Athlete, generate } from "../support/athletes.ts";

/** The athlete of the expected facts, one who thinks in pounds and miles, and an account with nothing in it. */
export async function referenceAthletes(server: TestServer): Promise<Readonly<Record<"reference" | "empty" | "imperial", Athlete>>> {
  const [reference, empty, imperial] = [await signUp(server, "ref"), await signUp(server, "empty"), await signUp(server, "imperial")];
  for (const athlete of [reference, imperial]) await fillIn(athlete);
  await imperial.client.from("athlete_profiles").update({ units: "lb", distance_units: "mi" }).eq("id", imperial.userId).throwOnError();
  await reference.client
    .from("competitions")
    .insert({ user_id: reference.userId, name: "Hyrox Vienna", type: "hyrox", date: "2027-02-06", location: "Vienna", priority: "A" })
    .throwOnError();
  const { failure } = await generate(reference, { startDate: "2026-11-23" });
  if (failure) throw new Error(failure.error);
  return { reference, empty, imperial };
}

/** Male, 36 years, 80 kg, intermediate, Hyrox on four days a week. 5 and 10 km are VDOT 45 in Daniels' table. */
async function fillIn({ client, userId: user_id }: Athlete): Promise<void> {
  const date_recorded = "2026-11-10";
  await client
    .from("athlete_profiles")
    .update({
      age: 36,
      gender: "male",
      body_weight_kg: 80,
      training_years: 5,
      training_level: "intermediate",
      primary_focus: "hyrox",
      days_per_week: 4,
    })
    .eq("id", user_id)
    .throwOnError();
  await client
    .from("strength_benchmarks")
    .insert({ user_id, back_squat: 140, deadlift: 140, clean_and_jerk: 95, snatch: 75, overhead_press: 65, date_recorded })
    .throwOnError();
  await client.from("gymnastics_benchmarks").insert({ user_id, strict_pullups: 8, handstand_pushups: 2, date_recorded }).throwOnError();
  await client
    .from("conditioning_benchmarks")
    .insert({ user_id, run_5k: "21:50", run_10k: "45:16", row_500m: "1:38", ftp_20min: 260, date_recorded })
    .throwOnError();
}

async function signUp({ url, anonKey }: TestServer, name: string): Promise<Athlete> {
  const client = createClient<Database>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { data, error } = await client.auth.signUp({ email: `coach-${name}@example.com`, password: "correct horse battery" });
  if (error) throw error;
  if (!data.session) throw new Error("The sign-up gave no session");
  return { userId: data.session.user.id, token: data.session.access_token, client };
}
