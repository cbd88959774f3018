import { queryOptions, useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { readConfig } from "#backend/config.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { settingsKeys } from "./settings-keys.ts";

/** When the present address was made; null while the feed is off. */
const getFeedSince = async (): Promise<string | null> => getData(supabase.rpc("calendar_feed_since"));

const feedQueryOptions = () => queryOptions({ queryKey: settingsKeys.calendar, queryFn: getFeedSince, staleTime: 0 });

export function useFeedSince(): UseQueryResult<string | null> {
  return useQuery(feedQueryOptions());
}

/** Makes a new address, known only now; the one before ends. */
async function rotateFeed(): Promise<string> {
  const secret = await getData(supabase.rpc("rotate_calendar_feed"));
  return `${readConfig()?.url ?? location.origin}/functions/v1/calendar-feed/${secret}.ics`;
}

export function useRotateFeed(): UseMutationResult<string, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: rotateFeed, onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKeys.calendar }) });
}

async function removeFeed(): Promise<void> {
  await getData(supabase.rpc("remove_calendar_feed"));
}

export function useRemoveFeed(): UseMutationResult<void, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: removeFeed, onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKeys.calendar }) });
}
