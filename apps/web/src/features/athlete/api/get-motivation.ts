import type { Tables } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { readPage } from "#backend/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import { profileKeys } from "./profile-keys.ts";

/** What moves the athlete; null until something was saved. */
export const getMotivation = (): Promise<Tables<"athlete_motivation"> | null> => readPage("motivation", readMotivation);

async function readMotivation(): Promise<Tables<"athlete_motivation"> | null> {
  const { data, error } = await supabase
    .from("athlete_motivation")
    .select("*")
    .eq("user_id", await currentUserId())
    .maybeSingle<Tables<"athlete_motivation">>();
  if (error) throw error;
  return data;
}

export const motivationQueryOptions = () => queryOptions({ queryKey: profileKeys.motivation, queryFn: getMotivation });

export function useMotivation(): UseQueryResult<Tables<"athlete_motivation"> | null> {
  return useQuery(motivationQueryOptions());
}
