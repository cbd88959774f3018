import type { Tables, TablesUpdate } from "@ironpace/contract";
import { type UseMutationResult, type UseQueryResult, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { readPage } from "#backend/reads/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import { athleteKeys, invalidateAthlete } from "./athlete-keys.ts";

type Context = Tables<"athlete_context">;
type Motivation = Tables<"athlete_motivation">;

/** Injuries, goals and the next race; null until something was saved. */
const getContext = (): Promise<Context | null> => readPage("context", readContext);

async function readContext(): Promise<Context | null> {
  const mine = supabase
    .from("athlete_context")
    .select("*")
    .eq("user_id", await currentUserId());
  const { data, error } = await mine.maybeSingle<Context>();
  if (error) throw error;
  return data;
}

const contextQueryOptions = () => queryOptions({ queryKey: athleteKeys.context, queryFn: getContext });

export function useContextData(): UseQueryResult<Context | null> {
  return useQuery(contextQueryOptions());
}

/** What moves the athlete; null until something was saved. */
const getMotivation = (): Promise<Motivation | null> => readPage("motivation", readMotivation);

async function readMotivation(): Promise<Motivation | null> {
  const mine = supabase
    .from("athlete_motivation")
    .select("*")
    .eq("user_id", await currentUserId());
  const { data, error } = await mine.maybeSingle<Motivation>();
  if (error) throw error;
  return data;
}

const motivationQueryOptions = () => queryOptions({ queryKey: athleteKeys.motivation, queryFn: getMotivation });

export function useMotivation(): UseQueryResult<Motivation | null> {
  return useQuery(motivationQueryOptions());
}

type Change<Table extends "athlete_context" | "athlete_motivation"> = Omit<TablesUpdate<Table>, "id" | "user_id">;

/** Writes the given columns of the athlete's own row; makes the row when it does not exist. */
async function saveContextTexts(change: Change<"athlete_context">): Promise<void> {
  const { error } = await supabase.from("athlete_context").upsert({ user_id: await currentUserId(), ...change }, { onConflict: "user_id" });
  if (error) throw error;
}

export function useSaveContextTexts(): UseMutationResult<unknown, Error, Change<"athlete_context">> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveContextTexts, onSuccess: () => invalidateAthlete(queryClient) });
}

/** Writes the given columns of the athlete's own row; makes the row when it does not exist. */
export async function saveMotivation(userId: string, change: Change<"athlete_motivation">): Promise<Tables<"athlete_motivation">> {
  const { data, error } = await supabase
    .from("athlete_motivation")
    .upsert({ ...change, user_id: userId }, { onConflict: "user_id" })
    .select()
    .single<Tables<"athlete_motivation">>();
  if (error) throw error;
  return data;
}

export function useSaveMotivation(): UseMutationResult<unknown, Error, Change<"athlete_motivation">> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change) => saveMotivation(await currentUserId(), change),
    onSuccess: () => invalidateAthlete(queryClient),
  });
}
