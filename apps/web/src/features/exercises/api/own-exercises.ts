import { queryOptions } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { getNames } from "./exercise.ts";
import { LIST_COLUMNS, type ListedExercise } from "./exercises.ts";

/** The athlete's own exercises, by the names the plan and the log know them by; in the order of the names. */
export const ownExercisesOptions = (names: readonly string[]) =>
  queryOptions({
    queryKey: ["exercises", "own", names],
    enabled: names.length > 0,
    queryFn: async (): Promise<readonly ListedExercise[]> => {
      const list = names.map((name) => `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",");
      const rows = await getData(supabase.from("exercises").select(LIST_COLUMNS).or(`name.in.(${list}),catalogue_name.in.(${list})`));
      return names.flatMap((name) => rows.find((row) => getNames(row).includes(name)) ?? []);
    },
  });
