import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { removeOtherDrafts } from "../drafts/account-drafts.ts";
import { forgetQueries } from "../persisted-queries/stored-queries.ts";
import { logWarning } from "../log.ts";
import { queryClient } from "../query-client.ts";
import { storedSession } from "../stored-sign-in.ts";
import { knownSession, loadSessionClient } from "./current-session.ts";
import { type Later, watchSession } from "./session-check.ts";

/** The client is waited for so long before the connection is doubted. */
const CONNECT_TIMEOUT_MS = 1500;

/**
 * undefined until it is known, null when nobody is signed in. A stored session that has time left counts at once; the client, which renews it and
 * hears of other tabs, is loaded by `later`. Without a connection the client cannot renew a session that has run out, and says null: who was
 * signed in on this device still is, until the server says otherwise.
 */
export function useSession(later: Later): Session | null | undefined {
  const [session, setSession] = useState(knownSession);
  useEffect(() => {
    const first = knownSession();
    let userId = first?.user.id;
    if (first !== undefined) removeOtherDrafts(userId);
    const onChange = (event: AuthChangeEvent, next: Session | null) => {
      const known = next ?? (event === "INITIAL_SESSION" ? storedSession() : null);
      const isOther = userId !== undefined && known?.user.id !== userId;
      userId = known?.user.id;
      removeOtherDrafts(userId);
      // What one user has read must not be there for the next: it is gone before anything leads away from this page.
      if (isOther) void forget().then(() => setSession(known));
      else setSession(known);
    };
    let isGone = false;
    let stop = (): void => undefined;
    const listen = async () => {
      const client = await loadSessionClient();
      if (isGone) return;
      const { data } = client.onAuthStateChange(onChange);
      stop = () => data.subscription.unsubscribe();
    };
    const listenNow = () => void listen().catch((error: unknown) => logWarning("The session could not be checked", error));
    // A session that has run out, and tokens in the address, are for the client.
    const isUrgent = first === undefined || location.hash.includes("access_token=");
    const callOff = isUrgent ? listenNow() : later(listenNow);
    return () => {
      isGone = true;
      callOff?.();
      stop();
    };
  }, [later]);
  const known = session !== undefined;
  useEffect(() => {
    if (known) return;
    const timer = setTimeout(() => void offlineSession().then((stored) => setSession((current) => current ?? stored)), CONNECT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [known]);
  const signedIn = session != null;
  useEffect(() => (signedIn ? watchSession(later) : undefined), [signedIn, later]);
  return session;
}

async function forget(): Promise<void> {
  queryClient.clear();
  await forgetQueries();
}

/** The session this device has stored, where the server cannot be reached; else undefined. */
async function offlineSession(): Promise<Session | undefined> {
  const stored = storedSession();
  if (stored === null) return undefined;
  if (!navigator.onLine) return stored;
  try {
    await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(2000) });
    return undefined;
  } catch {
    return stored;
  }
}
