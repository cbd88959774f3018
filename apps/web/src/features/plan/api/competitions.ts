import { COMPETITION_TYPES, type CompetitionType } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { queryOptions, useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "../../../backend/current-user.ts";
import { supabase } from "../../../backend/supabase.ts";
import type { RaceValues } from "../model/situation-forms.ts";
import { planKeys } from "./plan-keys.ts";

export interface UpcomingCompetition {
  readonly id: string;
  readonly name: string;
  readonly date: Day;
}

/** The athlete's competitions from a day on, the next one first. */
export async function getCompetitions(from: Day): Promise<readonly UpcomingCompetition[]> {
  const { data, error } = await supabase
    .from("competitions")
    .select("id,name,date")
    .eq("user_id", await currentUserId())
    .gte("date", from)
    .order("date");
  if (error) throw error;
  return data;
}

export const competitionsQueryOptions = (from: Day) =>
  queryOptions({ queryKey: [...planKeys.competitions, from], queryFn: () => getCompetitions(from) });

export function useCompetitions(from: Day): UseQueryResult<readonly UpcomingCompetition[]> {
  return useQuery(competitionsQueryOptions(from));
}

export async function addCompetition({ name, type, date, location, priority }: RaceValues): Promise<UpcomingCompetition> {
  const { data, error } = await supabase
    .from("competitions")
    .insert({
      name: name.trim(),
      type: COMPETITION_TYPES.find((known) => known === type) ?? OTHER,
      date,
      location: location.trim(),
      priority,
    })
    .select("id,name,date")
    .single();
  if (error) throw error;
  return data;
}

const OTHER: CompetitionType = "other";

export function useAddCompetition(): UseMutationResult<UpcomingCompetition, Error, RaceValues> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addCompetition,
    onSettled: () => Promise.all([planKeys.competitions, ["competitions"]].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
