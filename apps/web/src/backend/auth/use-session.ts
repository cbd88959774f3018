import type { Session } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { keepDraftsOf } from "../account-drafts.ts";
import { forgetQueries } from "../kept-queries/kept-queries.ts";
import { queryClient } from "../query-client.ts";
import { storedSession } from "../stored-session.ts";
import { supabase } from "../supabase.ts";
import { watchSession } from "./session-check.ts";

/** The client is waited for so long before the connection is doubted. Milliseconds. */
const DOUBT_AFTER = 1500;

/**
 * undefined until the client has read its storage, null when nobody is signed in. Without a connection the client cannot renew a session that
 * has run out, and says null: who was signed in on this device still is, until the server says otherwise.
 */
export function useSession(): Session | null | undefined {
  const [session, setSession] = useState<Session | null>();
  useEffect(() => {
    let userId: string | undefined;
    const { data } = supabase.auth.onAuthStateChange((event, next) => {
      const known = next ?? (event === "INITIAL_SESSION" ? storedSession() : null);
      const isOther = userId !== undefined && known?.user.id !== userId;
      userId = known?.user.id;
      keepDraftsOf(userId);
      // What one user has read must not be there for the next: it is gone before anything leads away from this page.
      if (isOther) void forget().then(() => setSession(known));
      else setSession(known);
    });
    return () => data.subscription.unsubscribe();
  }, []);
  const known = session !== undefined;
  useEffect(() => {
    if (known) return;
    const timer = setTimeout(() => void offlineSession().then((stored) => setSession((current) => current ?? stored)), DOUBT_AFTER);
    return () => clearTimeout(timer);
  }, [known]);
  const signedIn = session != null;
  useEffect(() => (signedIn ? watchSession() : undefined), [signedIn]);
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
