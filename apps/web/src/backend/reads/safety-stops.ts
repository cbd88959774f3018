import type { Tables } from "@ironpace/contract";
import { useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { useAuth } from "../auth/auth-context.ts";
import { readFrame } from "../first-paint/app-frame.ts";
import { getData } from "../request-data.ts";
import { NOTES_KEY } from "../drafts/stored-notes.ts";
import { supabase } from "../supabase.ts";

export type SafetyStop = Pick<Tables<"safety_stops">, "id" | "category" | "level" | "quote" | "weak" | "created_at">;

export const SAFETY_STOPS_KEY = ["safety-stops"] as const;

/** What stops all training until somebody has seen the athlete, the newest first. Whoever has no data yet does not know, and shows no training. */
export function useOpenStops(): UseQueryResult<readonly SafetyStop[]> {
  const { user } = useAuth();
  return useQuery({
    queryKey: [...SAFETY_STOPS_KEY, user?.id],
    enabled: user !== undefined && user !== null,
    queryFn: () => readFrame("stops", getOpenStops),
  });
}

function getOpenStops(): Promise<readonly SafetyStop[]> {
  const open = supabase.from("safety_stops").select("id, category, level, quote, weak, created_at").is("ended_at", null);
  return getData(open.order("created_at", { ascending: false }));
}

/**
 * Has the server read what the athlete wrote lately, in whichever app, for signs of danger; the stop of one is read at once. A check that fails is made up
 * for by the next: every function that plans or talks about training reads the notes too.
 */
export function useNoteCheck(): void {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  useQuery({
    queryKey: [...NOTES_KEY, user?.id],
    enabled: user !== undefined && user !== null,
    retry: false,
    queryFn: async () => {
      const { data } = await supabase.functions.invoke<{ stopped: boolean }>("check-notes", { body: {} });
      if (data?.stopped === true) await queryClient.invalidateQueries({ queryKey: SAFETY_STOPS_KEY });
      return data?.stopped ?? false;
    },
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
      getData(
        supabase.rpc("clear_safety_stops", {
          seen_by: seenBy,
          ...(seenOn !== undefined && { seen_on: seenOn }),
          ...(limits && { limits }),
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SAFETY_STOPS_KEY }),
  });
}
