import { supabase } from "./supabase.ts";

/** The id of the signed-in user, read from the session. Throws when nobody is signed in. */
export async function currentUserId(): Promise<string> {
  const { data } = await supabase.auth.getSession();
  if (data.session === null) throw new Error("Please sign in again.");
  return data.session.user.id;
}
