import { queryClient } from "#backend/query-client.ts";
import type { PlanSession } from "../model/begin-draft.ts";
import { previousSetsOptions } from "./exercise-history.ts";
import { logKeys } from "./log-keys.ts";

const HOUR_MS = 3_600_000;
/** No session has it: nothing is left out of what was done last time. */
const NO_SESSION = "00000000-0000-0000-0000-000000000000";

/** Keeps and reads what the runner needs of the session that is next, so that it opens at once and without a connection. */
export async function prepareSession(session: PlanSession): Promise<void> {
  const names = [...session.skill, ...session.strength, ...session.mainWorkout].map(({ name }) => name);
  queryClient.setQueryData<PlanSession>(logKeys.planSession(session.id), session);
  await queryClient.prefetchQuery({ ...previousSetsOptions([...new Set(names)], NO_SESSION), staleTime: HOUR_MS });
}
