import { queryClient } from "#backend/query-client.ts";
import { planSessionOptions } from "./plan-sessions.ts";
import { previousSetsOptions } from "./exercise-history.ts";

const HOUR_MS = 3_600_000;
/** No session has it: nothing is left out of what was done last time. */
const NO_SESSION = "00000000-0000-0000-0000-000000000000";

/** Reads what the runner needs of the session that is next, so that it opens at once and without a connection. */
export async function prepareSession(id: string, exercises: readonly string[]): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery({ ...planSessionOptions(id), staleTime: HOUR_MS }),
    queryClient.prefetchQuery({ ...previousSetsOptions([...new Set(exercises)], NO_SESSION), staleTime: HOUR_MS }),
  ]);
}
