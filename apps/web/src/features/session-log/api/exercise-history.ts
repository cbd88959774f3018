import { queryOptions } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { currentUserId } from "#backend/current-user.ts";
import type { StoredSet } from "../model/set-values.ts";
import { logKeys } from "./log-keys.ts";

/** The sets of each exercise the last time it was done, by its name in small letters; `except` is the session that is logged now. */
export const previousSetsOptions = (names: readonly string[], except: string) =>
  queryOptions({
    // The same for whichever session is logged now, so that what was read before is shown at once.
    queryKey: logKeys.previous(names.toSorted()),
    queryFn: async (): Promise<ReadonlyMap<string, readonly StoredSet[]>> => {
      const sets = await getData(supabase.rpc("previous_sets", { exercise_names: [...names], except_session: except }));
      return Map.groupBy(sets, ({ exercise_name }) => exercise_name.trim().toLowerCase());
    },
    enabled: names.length > 0,
    placeholderData: (before) => before,
  });

/** How many of the sets that were logged last are searched. */
const MAX_SETS = 120;

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
        .limit(MAX_SETS);
      return [...new Set((await getData(sets)).map(({ exercise_name }) => exercise_name.trim()))];
    },
  });
