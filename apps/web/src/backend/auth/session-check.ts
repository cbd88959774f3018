import { currentSession, loadSessionClient } from "./current-session.ts";

/** Runs work when the page has been drawn. Returns the way to call it off. */
export type Later = (work: () => void) => () => void;

/** A window that gets the focus again is asked at most this often. */
const MIN_INTERVAL_MS = 30_000;

/**
 * An access token outlives its session by up to an hour: a device that was signed out elsewhere would go on. So the server is asked when the
 * page has opened and whenever somebody comes back to it. The client drops a session that has ended and tells its listeners. Returns the way to stop.
 */
export function watchSession(later: Later): () => void {
  let last = 0;
  const check = () => {
    if (document.visibilityState !== "visible" || Date.now() - last < MIN_INTERVAL_MS) return;
    last = Date.now();
    void checkSession();
  };
  const callOff = later(check);
  addEventListener("focus", check);
  document.addEventListener("visibilitychange", check);
  return () => {
    callOff();
    removeEventListener("focus", check);
    document.removeEventListener("visibilitychange", check);
  };
}

/** Asks the server once whether the session still stands. Without a connection it is taken to stand. */
export async function checkSession(): Promise<void> {
  if ((await currentSession()) === null) return;
  const client = await loadSessionClient();
  await client.getUser();
}

/** Whether a refusal may mean that the session has ended. */
export function isAboutSession(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  return ("hint" in error && error.hint === "session_not_found") || ("status" in error && error.status === 401);
}
