import { queryOptions } from "@tanstack/react-query";
import { readFrame } from "../first-paint/app-frame.ts";
import { logWarning } from "../log.ts";
import { supabase } from "../supabase.ts";
import type { AccountProfile } from "./full-name.ts";

/** null when it cannot be read. */
async function getAccountProfile(userId: string): Promise<AccountProfile | null> {
  const { data, error } = await supabase.from("profiles").select("*").eq("id", userId).single();
  if (error) logWarning("The profile could not be loaded", error);
  return data;
}

export const accountProfileQueryOptions = (userId: string | undefined) =>
  queryOptions({
    queryKey: ["profile", userId],
    queryFn: () => readFrame("profile", () => getAccountProfile(userId ?? "")),
    enabled: userId !== undefined,
  });
