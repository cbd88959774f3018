import { supabase } from "../supabase.ts";

/** A window that gets the focus again is asked at most this often. Milliseconds. */
const PAUSE = 30_000;

/**
 * An access token outlives its session by up to an hour: a device that was signed out elsewhere would go on. So the server is asked when the
 * page opens and whenever somebody comes back to it. The client drops a session that has ended and tells its listeners. Returns the way to stop.
 */
export function watchSession(): () => void {
  let last = 0;
  const check = () => {
    if (document.visibilityState !== "visible" || Date.now() - last < PAUSE) return;
    last = Date.now();
    void checkSession();
  };
  check();
  addEventListener("focus", check);
  document.addEventListener("visibilitychange", check);
  return () => {
    removeEventListener("focus", check);
    document.removeEventListener("visibilitychange", check);
  };
}

/** Asks the server once whether the session still stands. Without a connection it is taken to stand. */
export async function checkSession(): Promise<void> {
  const { data } = await supabase.auth.getSession();
  if (data.session !== null) await supabase.auth.getUser();
}

/** Whether a refusal may mean that the session has ended. */
export function isAboutSession(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  return ("hint" in error && error.hint === "session_not_found") || ("status" in error && error.status === 401);
}
