import { FOCUS, LEVEL } from "@ironpace/contract";
import type { Day, Focus, Level } from "@ironpace/training";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "../../../backend/current-user.ts";
import { assumptionsFor } from "../model/assumptions.ts";
import { supabase } from "../../../backend/supabase.ts";
import { useToday } from "../../../ui/use-today.ts";

/** What the generation form starts with. */
export interface FormDefaults {
  readonly level: Level;
  /** The profile says competitor, and the profile is where that is changed. */
  readonly levelLocked: boolean;
  readonly focus: Focus;
  /** Fewer than 3 when the athlete's weekdays allow no more. */
  readonly days: number;
  readonly goals: string;
  readonly injuries: string;
  /** What the plan takes for granted because the profile does not say it, in words that follow "It assumes". */
  readonly assumptions: readonly string[];
  readonly competition: { readonly name: string; readonly type: string; readonly date: string };
}

export async function getFormDefaults(today: Day): Promise<FormDefaults> {
  const userId = await currentUserId();
  const current = (table: "strength_benchmarks" | "conditioning_benchmarks") =>
    supabase.from(table).select("*").eq("user_id", userId).eq("is_current", true).maybeSingle();
  const [profile, context, availability, races, equipment, strength, conditioning] = await Promise.all([
    supabase.from("athlete_profiles").select("training_level,primary_focus,days_per_week,age").eq("id", userId).maybeSingle(),
    supabase
      .from("athlete_context")
      .select("short_term_goals,injuries,upcoming_competition,competition_type,competition_date")
      .eq("user_id", userId)
      .maybeSingle(),
    supabase.from("athlete_availability").select("weekday,minutes").eq("user_id", userId),
    supabase
      .from("competitions")
      .select("name,type,date")
      .eq("user_id", userId)
      .gte("date", today)
      .order("priority")
      .order("date")
      .limit(1),
    supabase.from("athlete_equipment").select("equipment").eq("user_id", userId).limit(1),
    current("strength_benchmarks"),
    current("conditioning_benchmarks"),
  ]);
  const answers = [profile, context, availability, races, equipment, strength, conditioning];
  const error = answers.find((answer) => answer.error !== null)?.error;
  if (error) throw error;
  const level = LEVEL.read(profile.data?.training_level) ?? "intermediate";
  return {
    level,
    levelLocked: level === "elite",
    focus: FOCUS.read(profile.data?.primary_focus) ?? "hyrox",
    days: Math.min(profile.data?.days_per_week ?? 4, openDays(availability.data ?? [])),
    goals: context.data?.short_term_goals ?? "",
    injuries: context.data?.injuries ?? "",
    assumptions: assumptionsFor({
      profile: profile.data,
      hasInjuries: Boolean(context.data?.injuries),
      hasWeek: availability.data !== null && availability.data.length > 0,
      hasEquipment: equipment.data !== null && equipment.data.length > 0,
      strength: strength.data,
      conditioning: conditioning.data,
    }),
    competition: {
      name: context.data?.upcoming_competition ?? "",
      type: context.data?.competition_type ?? "",
      date: context.data?.competition_date ?? "",
      // The most important one of the list, where the profile names none.
      ...(context.data?.competition_date ? {} : races.data?.[0]),
    },
  };
}

/** Always fresh: the profile may have been changed a moment ago. */
export const formDefaultsQueryOptions = (today: Day) =>
  queryOptions({ queryKey: ["plan-form-defaults", today], queryFn: () => getFormDefaults(today), staleTime: 0, gcTime: 0 });

export function useFormDefaults(): UseQueryResult<FormDefaults> {
  const today = useToday();
  return useQuery(formDefaultsQueryOptions(today));
}

/** Weekdays that are named with minutes are the only ones; without any, all are open except those with none. */
function openDays(rows: readonly { readonly minutes: number }[]): number {
  const named = rows.filter((row) => row.minutes > 0).length;
  return named > 0 ? named : 7 - rows.length;
}
