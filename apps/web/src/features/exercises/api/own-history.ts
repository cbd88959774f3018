import type { Tables } from "@ironpace/contract";
import { queryOptions } from "@tanstack/react-query";
import { currentUserId } from "../../../backend/current-user.ts";
import { getData } from "../../../backend/request-data.ts";
import { supabase } from "../../../backend/supabase.ts";
import { type Exercise, getNames } from "./exercise.ts";

/** What the athlete did with an exercise. */
export interface OwnHistory {
  readonly bests: readonly Pick<Tables<"personal_bests">, "id" | "category" | "value" | "unit" | "date">[];
  /** The latest first. */
  readonly sessions: readonly DoneSession[];
}

export interface DoneSession {
  readonly id: string;
  readonly title: string | null;
  /** ISO time. */
  readonly performed_at: string;
  readonly sets: readonly DoneSet[];
}

export type DoneSet = Pick<
  Tables<"performed_sets">,
  "set_type" | "metric" | "weight_kg" | "reps" | "seconds" | "metres" | "calories" | "per_hand"
>;

/** Sessions that are shown. */
const MOST = 5;

export const ownHistoryOptions = (exercise: Exercise) =>
  queryOptions({
    queryKey: ["exercises", "own", ...getNames(exercise)],
    queryFn: async (): Promise<OwnHistory> => {
      const names = getNames(exercise);
      const keys = names.map((name) => name.trim().toLowerCase());
      const mine = supabase
        .from("personal_bests")
        .select("id, category, value, unit, date")
        .eq("user_id", await currentUserId());
      const [bests, sessions] = await Promise.all([
        getData(mine.in("exercise_key", keys).order("category")),
        getData(supabase.rpc("exercise_history", { names: [...names], most: MOST })),
      ]);
      return {
        bests,
        sessions: sessions.map(({ performed_session_id: id, title, performed_at, sets }) => ({
          id: id ?? "",
          title,
          performed_at: performed_at ?? "",
          // Columns of performed_sets, as the function's comment says.
          sets: sets as unknown as readonly DoneSet[],
        })),
      };
    },
  });
