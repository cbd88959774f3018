import type { Tables } from "@ironpace/contract";
import { queryOptions } from "@tanstack/react-query";
import { readFrame } from "../first-paint/app-frame.ts";
import { logWarning } from "../log.ts";
import { supabase } from "../supabase.ts";

/** The row of `profiles`: who this is. */
export type AccountProfile = Tables<"profiles">;

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

/** "Lena Brandt"; undefined without a name. */
export function fullName(profile: Pick<AccountProfile, "first_name" | "last_name"> | null): string | undefined {
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(" ");
  return name === "" ? undefined : name;
}
