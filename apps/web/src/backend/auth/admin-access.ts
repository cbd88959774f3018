import { queryOptions } from "@tanstack/react-query";
import { supabase } from "../supabase.ts";

/** Whether this session may act as an administrator: the database wants a second factor besides the role. Throws when it cannot be asked. */
async function getAdminAccess(): Promise<boolean> {
  const { data } = await supabase.rpc("is_admin").throwOnError();
  return data;
}

export const adminAccessQueryOptions = (userId: string | undefined) =>
  queryOptions({ queryKey: ["admin-access", userId], queryFn: getAdminAccess, enabled: userId !== undefined });
