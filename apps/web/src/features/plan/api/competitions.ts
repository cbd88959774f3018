import { COMPETITION_TYPES, type CompetitionType } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { queryOptions, useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { invalidateAll } from "#backend/query-keys.ts";
import { supabase } from "#backend/supabase.ts";
import type { RaceValues } from "../model/situation-forms.ts";
import { planKeys } from "./plan-keys.ts";

export interface UpcomingCompetition {
  readonly id: string;
  readonly name: string;
  readonly date: Day;
  /** The athlete starts although the time is too short. */
  readonly is_confirmed: boolean;
}

const COLUMNS = "id,name,date,is_confirmed";

/** The athlete's competitions from a day on, the next one first. */
async function getCompetitions(from: Day): Promise<readonly UpcomingCompetition[]> {
  const { data, error } = await supabase
    .from("competitions")
    .select(COLUMNS)
    .eq("user_id", await currentUserId())
    .gte("date", from)
    .order("date");
  if (error) throw error;
  return data;
}

const competitionsQueryOptions = (from: Day) =>
  queryOptions({ queryKey: [...planKeys.competitions, from], queryFn: () => getCompetitions(from) });

export function useCompetitions(from: Day): UseQueryResult<readonly UpcomingCompetition[]> {
  return useQuery(competitionsQueryOptions(from));
}

async function addCompetition({ name, type, date, location, priority }: RaceValues): Promise<UpcomingCompetition> {
  const { data, error } = await supabase
    .from("competitions")
    .insert({
      name: name.trim(),
      type: COMPETITION_TYPES.find((known) => known === type) ?? OTHER,
      date,
      location: location.trim(),
      priority,
    })
    .select(COLUMNS)
    .single();
  if (error) throw error;
  return data;
}

const OTHER: CompetitionType = "other";

export function useAddCompetition(): UseMutationResult<UpcomingCompetition, Error, RaceValues> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addCompetition,
    onSettled: () => invalidateAll(queryClient, [planKeys.competitions, ["competitions"]]),
  });
}

/** A race of the plan, which may stand in the athlete's list or only in the profile. */
export interface RaceOfPlan {
  readonly id: string | undefined;
  readonly name: string;
  readonly date: Day;
}

/** Stores whether the athlete starts although the time is too short; a race that is not in the list yet is added to it. */
async function confirmStart({ id, name, date }: RaceOfPlan, is_confirmed: boolean): Promise<UpcomingCompetition> {
  const race = { name, date, is_confirmed, location: PLACE_UNKNOWN };
  const { data, error } = await (
    id === undefined ? supabase.from("competitions").insert(race) : supabase.from("competitions").update({ is_confirmed }).eq("id", id)
  )
    .select(COLUMNS)
    .single();
  if (error) throw error;
  return data;
}

const PLACE_UNKNOWN = "Not entered";

export function useConfirmStart(): UseMutationResult<UpcomingCompetition, Error, RaceOfPlan & { readonly isConfirmed: boolean }> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ isConfirmed, ...race }) => confirmStart(race, isConfirmed),
    onSettled: () => invalidateAll(queryClient, [planKeys.competitions, ["competitions"]]),
  });
}
