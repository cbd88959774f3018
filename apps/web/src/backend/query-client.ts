import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { checkSession, isAboutSession } from "./auth/session-check.ts";
import { RETENTION_MS } from "./persisted-queries/stored-queries.ts";
import { holdsNote, NOTES_KEY } from "./drafts/stored-notes.ts";
import { dropLateParts } from "./reads/late-parts.ts";

const FIVE_MINUTES_MS = 300_000;

/**
 * What was read stays fresh for five minutes; a failed read is tried once more. Requests are also made when the browser thinks
 * it is offline: the server may run on the same machine, and where it does not, the failure is told instead of waited out.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveEndedSession }),
  mutationCache: new MutationCache({ onError: leaveEndedSession, onSuccess: (_, variables) => handleStored(variables) }),
  defaultOptions: {
    queries: { staleTime: FIVE_MINUTES_MS, gcTime: RETENTION_MS, retry: 1, networkMode: "always", refetchOnReconnect: true },
    mutations: { networkMode: "always" },
  },
});

/** A request that was refused because the session has ended elsewhere leads to the sign-in, not to a broken screen. */
function leaveEndedSession(error: Error): void {
  if (isAboutSession(error)) void checkSession();
}

/**
 * Forgets what was read ahead, and has the server read a note that was stored: a sign of danger in it stops training. Exported for the outbox,
 * which stores without a mutation.
 */
export function handleStored(stored: unknown): void {
  dropLateParts();
  if (holdsNote(stored)) void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
}
