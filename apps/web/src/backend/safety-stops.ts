import type { Tables } from "@ironpace/contract";
import { useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { useAuth } from "./auth/auth-context.ts";
import { dataOf } from "./data-of.ts";
import { supabase } from "./supabase.ts";

export type SafetyStop = Pick<Tables<"safety_stops">, "id" | "category" | "level" | "quote" | "weak" | "created_at">;

export const SAFETY_STOPS_KEY = ["safety-stops"] as const;

/** What stops all training until somebody has examined the athlete, the newest first. Whoever has no data yet does not know, and shows no training. */
export function useOpenStops(): UseQueryResult<readonly SafetyStop[]> {
  const { user } = useAuth();
  return useQuery({
    queryKey: [...SAFETY_STOPS_KEY, user?.id],
    enabled: user !== undefined && user !== null,
    queryFn: () =>
      dataOf(
        supabase
          .from("safety_stops")
          .select("id, category, level, quote, weak, created_at")
          .is("ended_at", null)
          .order("created_at", { ascending: false }),
      ),
  });
}

export interface Clearance {
  readonly seenBy: "doctor" | "hospital" | "midwife" | "physiotherapist" | "nobody";
  /** yyyy-MM-dd; absent for nobody. */
  readonly seenOn?: string;
  readonly limits?: string;
}

/** Ends every open stop. The database refuses what is no clearance. */
export function useClearStops(): UseMutationResult<number, Error, Clearance> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ seenBy, seenOn, limits }) =>
      dataOf(
        supabase.rpc("clear_safety_stops", {
          seen_by: seenBy,
          ...(seenOn !== undefined && { seen_on: seenOn }),
          ...(limits && { limits }),
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SAFETY_STOPS_KEY }),
  });
}
