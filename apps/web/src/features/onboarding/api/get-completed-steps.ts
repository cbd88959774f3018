import { queryOptions, useQuery } from "@tanstack/react-query";
import { supabase } from "../../../backend/supabase.ts";
import { completedSteps } from "../model/steps.ts";

/** How many of the seven onboarding steps the athlete has completed. */
export async function getCompletedSteps(userId: string): Promise<number> {
  const [personal, strength, gymnastics, conditioning, context, motivation, results] = await Promise.all([
    supabase.from("athlete_profiles").select("*").eq("id", userId).maybeSingle(),
    supabase.from("strength_benchmarks").select("*").eq("user_id", userId).eq("is_current", true).maybeSingle(),
    supabase.from("gymnastics_benchmarks").select("*").eq("user_id", userId).eq("is_current", true).maybeSingle(),
    supabase.from("conditioning_benchmarks").select("*").eq("user_id", userId).eq("is_current", true).maybeSingle(),
    supabase.from("athlete_context").select("*").eq("user_id", userId).maybeSingle(),
    supabase.from("athlete_motivation").select("*").eq("user_id", userId).maybeSingle(),
    supabase.from("competition_benchmarks").select("id").eq("user_id", userId).limit(1),
  ]);
  const failed = [personal, strength, gymnastics, conditioning, context, motivation, results].find(({ error }) => error !== null);
  if (failed?.error) throw failed.error;
  return completedSteps({
    personal: personal.data,
    strength: strength.data,
    gymnastics: gymnastics.data,
    conditioning: conditioning.data,
    context: context.data,
    motivation: motivation.data,
    hasCompetitionResult: (results.data?.length ?? 0) > 0,
  });
}

export const completedStepsQueryOptions = (userId: string | undefined) =>
  queryOptions({ queryKey: ["onboarding", userId], queryFn: () => getCompletedSteps(userId ?? ""), enabled: userId !== undefined });

export function useCompletedSteps(userId: string | undefined) {
  return useQuery(completedStepsQueryOptions(userId));
}
