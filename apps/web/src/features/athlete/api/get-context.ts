import type { Tables } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { readPage } from "#backend/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import { profileKeys } from "./profile-keys.ts";

/** Injuries, goals and the next race; null until something was saved. */
export const getContext = (): Promise<Tables<"athlete_context"> | null> => readPage("context", readContext);

async function readContext(): Promise<Tables<"athlete_context"> | null> {
  const { data, error } = await supabase
    .from("athlete_context")
    .select("*")
    .eq("user_id", await currentUserId())
    .maybeSingle<Tables<"athlete_context">>();
  if (error) throw error;
  return data;
}

export const contextQueryOptions = () => queryOptions({ queryKey: profileKeys.context, queryFn: getContext });

export function useContextData(): UseQueryResult<Tables<"athlete_context"> | null> {
  return useQuery(contextQueryOptions());
}
