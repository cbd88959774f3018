import { queryOptions } from "@tanstack/react-query";
import { readFrame } from "../first-paint/app-frame.ts";
import { logWarning } from "../log.ts";
import { supabase } from "../supabase.ts";

/** The roles of a user; none when they cannot be read. */
async function getRoles(userId: string): Promise<readonly string[]> {
  const { data, error } = await supabase.rpc("get_user_roles", { uid: userId });
  if (error) logWarning("Roles could not be loaded", error);
  return Array.isArray(data) ? data.filter((role): role is string => typeof role === "string") : [];
}

export const rolesQueryOptions = (userId: string | undefined) =>
  queryOptions({
    queryKey: ["roles", userId],
    queryFn: () => readFrame("roles", () => getRoles(userId ?? "")),
    enabled: userId !== undefined,
  });
