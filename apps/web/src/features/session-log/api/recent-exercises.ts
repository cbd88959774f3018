import { queryOptions } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { logKeys } from "./log-keys.ts";

/** Of the sets that were logged last, so many are looked through. */
const SETS = 120;

/** Names of the exercises that were logged last, the latest first. */
export const recentExercisesOptions = () =>
  queryOptions({
    queryKey: logKeys.recent,
    queryFn: async (): Promise<readonly string[]> => {
      const sets = supabase
        .from("performed_sets")
        .select("exercise_name")
        .eq("user_id", await currentUserId())
        .order("created_at", { ascending: false })
        .order("id")
        .limit(SETS);
      return [...new Set((await getData(sets)).map(({ exercise_name }) => exercise_name.trim()))];
    },
  });
