import { currentSession } from "./auth/current-session.ts";

/** The id of the signed-in user, read from the session. Throws when nobody is signed in. */
export async function currentUserId(): Promise<string> {
  const session = await currentSession();
  if (session === null) throw new Error("Please sign in again.");
  return session.user.id;
}
