import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { adminExerciseKey } from "./admin-exercises.ts";

const references = z.object({ substitution_of: z.array(z.string()), logged_sets: z.number() }).nullable();

/** What refers to an exercise; null when it is not there any more. */
export const referencesOptions = (id: string) =>
  queryOptions({
    queryKey: [...adminExerciseKey, "references", id],
    queryFn: async () => references.parse(await getData(supabase.rpc("exercise_references", { exercise_id: id }))),
    staleTime: 0,
  });
