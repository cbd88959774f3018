import { DEFAULT_DAYS_PER_WEEK, FOCUS, LEVEL, openDays } from "@ironpace/contract";
import type { Day, Focus, Level } from "@ironpace/training";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { getPageParts } from "#backend/reads/page-reads.ts";
import { assumptionsFor } from "../model/generation/assumptions.ts";
import { supabase } from "#backend/supabase.ts";
import { useToday } from "#ui/use-today.ts";

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

async function getFormDefaults(today: Day): Promise<FormDefaults> {
  const next = supabase
    .from("competitions")
    .select("name,type,date")
    .eq("user_id", await currentUserId())
    .gte("date", today);
  const [{ athlete, context, strength, conditioning }, [race]] = await Promise.all([
    getPageParts(["athlete", "context", "strength", "conditioning"]),
    getData(next.order("priority").order("date").limit(1)),
  ]);
  const { profile, availability, equipment } = athlete;
  const level = LEVEL.read(profile?.training_level) ?? "intermediate";
  return {
    level,
    levelLocked: level === "elite",
    focus: FOCUS.read(profile?.primary_focus) ?? "hyrox",
    days: Math.min(profile?.days_per_week ?? DEFAULT_DAYS_PER_WEEK, openDays(availability).length),
    goals: context?.short_term_goals ?? "",
    injuries: context?.injuries ?? "",
    assumptions: assumptionsFor({
      profile,
      hasInjuries: Boolean(context?.injuries),
      hasWeek: availability.length > 0,
      hasEquipment: equipment.length > 0,
      strength: currentOf(strength),
      conditioning: currentOf(conditioning),
    }),
    competition: {
      name: context?.upcoming_competition ?? "",
      type: context?.competition_type ?? "",
      date: context?.competition_date ?? "",
      // The most important one of the list, where the profile names none.
      ...(context?.competition_date ? {} : race),
    },
  };
}

const currentOf = <Row extends { readonly is_current: boolean }>(sets: readonly Row[]): Row | null =>
  sets.find(({ is_current }) => is_current) ?? null;

/** Always fresh: the profile may have been changed a moment ago. */
const formDefaultsQueryOptions = (today: Day) =>
  queryOptions({ queryKey: ["plan-form-defaults", today], queryFn: () => getFormDefaults(today), staleTime: 0, gcTime: 0 });

export function useFormDefaults(): UseQueryResult<FormDefaults> {
  const today = useToday();
  return useQuery(formDefaultsQueryOptions(today));
}
