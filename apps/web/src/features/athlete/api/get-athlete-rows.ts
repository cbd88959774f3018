import type { Tables } from "@ironpace/contract";
import type { QueryClient } from "@tanstack/react-query";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { readFrame } from "#backend/first-paint/app-frame.ts";
import { logWarning } from "#backend/log.ts";
import { supabase } from "#backend/supabase.ts";
import { completedSteps, type StepKey } from "../model/completion.ts";
import type { AthleteRows } from "@ironpace/contract";

/** So many results are shown. */
const NEWEST = 50;

/** Reads everything, with what the frame reads where it can; makes the athlete's row when it is missing. */
async function getAthleteRows(userId: string): Promise<AthleteRows> {
  const told = await readFrame("told", () => readAthleteRows(userId));
  return { ...told, personal: told.personal ?? (await createRow(userId)) };
}

/** Table by table: a failure of goals or motivation counts as nothing told. */
async function readAthleteRows(userId: string): Promise<AthleteRows> {
  const own = (table: "strength_benchmarks" | "gymnastics_benchmarks" | "conditioning_benchmarks") =>
    supabase.from(table).select("*").eq("user_id", userId).eq("is_current", true).maybeSingle();
  const newest = (table: "competition_benchmarks" | "benchmark_wods", by: string) =>
    supabase.from(table).select("*").eq("user_id", userId).order(by, { ascending: false }).limit(NEWEST);
  const [personal, strength, gymnastics, conditioning, context, motivation, results, wods, availability, equipment] = await Promise.all([
    supabase.from("athlete_profiles").select("*").eq("id", userId).maybeSingle<Tables<"athlete_profiles">>(),
    own("strength_benchmarks"),
    own("gymnastics_benchmarks"),
    own("conditioning_benchmarks"),
    supabase.from("athlete_context").select("*").eq("user_id", userId).maybeSingle<Tables<"athlete_context">>(),
    supabase.from("athlete_motivation").select("*").eq("user_id", userId).maybeSingle<Tables<"athlete_motivation">>(),
    newest("competition_benchmarks", "date"),
    newest("benchmark_wods", "date_completed"),
    supabase.from("athlete_availability").select("weekday,minutes").eq("user_id", userId),
    supabase.from("athlete_equipment").select("equipment").eq("user_id", userId).order("equipment"),
  ]);
  const failed = [personal, strength, gymnastics, conditioning, results, wods, availability, equipment].find(({ error }) => error !== null);
  if (failed?.error) throw failed.error;
  if (context.error) logWarning("The goals could not be loaded", context.error);
  if (motivation.error) logWarning("The motivation could not be loaded", motivation.error);
  return {
    personal: personal.data,
    strength: strength.data as AthleteRows["strength"],
    gymnastics: gymnastics.data as AthleteRows["gymnastics"],
    conditioning: conditioning.data as AthleteRows["conditioning"],
    context: context.data,
    motivation: motivation.data,
    results: (results.data ?? []) as AthleteRows["results"],
    wods: (wods.data ?? []) as AthleteRows["wods"],
    availability: availability.data ?? [],
    equipment: (equipment.data ?? []).map((row) => row.equipment),
  };
}

async function createRow(id: string): Promise<AthleteRows["personal"]> {
  const { data, error } = await supabase
    .from("athlete_profiles")
    .upsert({ id, onboarding_completed: false, last_onboarding_step: 0, has_seen_onboarding: false }, { onConflict: "id" })
    .select()
    .single<Tables<"athlete_profiles">>();
  if (error) throw error;
  return data;
}

const athleteRowsQueryOptions = (userId: string | undefined) =>
  queryOptions({ queryKey: ["onboarding", userId], queryFn: () => getAthleteRows(userId ?? ""), enabled: userId !== undefined });

export function useAthleteRows(userId: string | undefined) {
  return useQuery(athleteRowsQueryOptions(userId));
}

export function useCompletedSteps(userId: string | undefined) {
  return useQuery({ ...athleteRowsQueryOptions(userId), select: completed });
}

/** The same array for the same answers, so that what shows it is not drawn again. */
const completed = (told: AthleteRows): readonly StepKey[] => completedSteps(told);

/** Puts what a request has just stored into what is already known. */
export function patchAthleteRows(queryClient: QueryClient, userId: string, change: (told: AthleteRows) => Partial<AthleteRows>): void {
  queryClient.setQueryData(athleteRowsQueryOptions(userId).queryKey, (told) => told && { ...told, ...change(told) });
}
