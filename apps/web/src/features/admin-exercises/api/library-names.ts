import { buildExerciseSearchFilter, toExerciseOrder } from "@ironpace/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { adminExerciseKey } from "./admin-exercises.ts";

const MAX_NAMES = 20;

/** Names that are offered for what is typed, by name. */
export const offeredNamesOptions = (text: string) =>
  queryOptions({
    queryKey: [...adminExerciseKey, "offered", text],
    queryFn: async () => {
      const matches = buildExerciseSearchFilter(text, ["name"]);
      const names = supabase.from("exercises").select("name").order("name", toExerciseOrder(text)).limit(MAX_NAMES);
      const rows = await getData(matches === undefined ? names : names.or(matches));
      return rows.map(({ name }) => name);
    },
    placeholderData: keepPreviousData,
  });

/** Those of the names that the library has. */
export const knownNamesOptions = (names: readonly string[]) =>
  queryOptions({
    queryKey: [...adminExerciseKey, "known", ...names],
    queryFn: async () => {
      const rows = await getData(
        supabase
          .from("exercises")
          .select("name")
          .in("name", [...names]),
      );
      return rows.map(({ name }) => name);
    },
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
  });

/** The name as the library spells it; undefined when it has none like it. */
export async function findName(text: string): Promise<string | undefined> {
  const pattern = text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const row = await getData(supabase.from("exercises").select("name").ilike("name", pattern).limit(1).maybeSingle());
  return row?.name;
}
