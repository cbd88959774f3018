import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { readConfig } from "#backend/config.ts";
import { settingsKeys } from "./settings-keys.ts";

/** Whether this server can mail the weekly review; a Supabase project, which has no such function, cannot. */
async function getReviewMail(): Promise<boolean> {
  const { url = "", anonKey = "" } = readConfig() ?? {};
  const response = await fetch(`${url}/functions/v1/weekly-review-mail`, { headers: { apikey: anonKey } });
  if (!response.ok) return false;
  const { available = false } = (await response.json()) as { readonly available?: boolean };
  return available;
}

export function useReviewMail(): UseQueryResult<boolean> {
  return useQuery(queryOptions({ queryKey: settingsKeys.reviewMail, queryFn: getReviewMail }));
}
