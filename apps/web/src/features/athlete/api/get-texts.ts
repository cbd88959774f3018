import type { Tables } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { readPage } from "#backend/reads/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import { athleteKeys } from "./athlete-keys.ts";

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
