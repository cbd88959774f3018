import type { Tables } from "@ironpace/contract";

/** The row of `profiles`: who this is. */
export type AccountProfile = Tables<"profiles">;

/** "Lena Brandt"; undefined without a name. */
export function fullName(profile: Pick<AccountProfile, "first_name" | "last_name"> | null): string | undefined {
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(" ");
  return name === "" ? undefined : name;
}
