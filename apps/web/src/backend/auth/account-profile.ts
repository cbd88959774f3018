import { queryOptions } from "@tanstack/react-query";
import { logWarning } from "../log.ts";
import { supabase } from "../supabase.ts";

/** The row of `profiles`: who this is. */
export interface AccountProfile {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly avatar_url: string | null;
  readonly created_at: string;
}

/** null when it cannot be read. */
export async function getAccountProfile(userId: string): Promise<AccountProfile | null> {
  const { data, error } = await supabase.from("profiles").select("*").eq("id", userId).single();
  if (error) logWarning("The profile could not be loaded", error);
  return error ? null : (data as AccountProfile);
}

export const accountProfileQueryOptions = (userId: string | undefined) =>
  queryOptions({ queryKey: ["profile", userId], queryFn: () => getAccountProfile(userId ?? ""), enabled: userId !== undefined });

/** "Lena Brandt"; undefined without a name. */
export function fullName(profile: Pick<AccountProfile, "first_name" | "last_name"> | null): string | undefined {
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(" ");
  return name === "" ? undefined : name;
}
