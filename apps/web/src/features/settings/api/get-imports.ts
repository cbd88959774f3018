import type { Tables } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { settingsKeys } from "./settings-keys.ts";

export type Import = Pick<Tables<"imports">, "id" | "file_name" | "format" | "sessions" | "sets" | "created_at">;

/** The latest first. */
const getImports = async (): Promise<readonly Import[]> =>
  getData(
    supabase
      .from("imports")
      .select("id, file_name, format, sessions, sets, created_at")
      .order("created_at", { ascending: false })
      .limit(100),
  );

const importsQueryOptions = () => queryOptions({ queryKey: settingsKeys.imports, queryFn: getImports, staleTime: 0 });

export function useImports(): UseQueryResult<readonly Import[]> {
  return useQuery(importsQueryOptions());
}
