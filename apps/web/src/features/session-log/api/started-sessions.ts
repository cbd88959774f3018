import type { Tables } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { readPage } from "#backend/reads/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import { logKeys } from "./log-keys.ts";
import { savedSessionsOptions, type StartedSession } from "./open-session.ts";

/** Sessions that some device has sent the beginning of. */
const sentSessionsOptions = () =>
  queryOptions({
    queryKey: logKeys.started,
    queryFn: async (): Promise<readonly StartedSession[]> => {
      const rows = await readPage("started_sessions", readStartedSessions);
      return rows.map(({ id, title, performed_at, ...planned }) => ({
        id,
        title: title ?? "Session",
        startedAt: performed_at,
        ...getOrigin(id, planned),
      }));
    },
  });

async function readStartedSessions() {
  const mine = supabase
    .from("performed_sessions")
    .select("id, title, performed_at, training_session_id, logged_session_id, workout_id")
    .eq("user_id", await currentUserId());
  return getData(mine.eq("in_progress", true).order("performed_at", { ascending: false }));
}

type Planned = Pick<Tables<"performed_sessions">, "training_session_id" | "logged_session_id" | "workout_id">;

function getOrigin(
  id: string,
  { training_session_id, logged_session_id, workout_id }: Planned,
): Pick<StartedSession, "origin" | "originId"> {
  if (training_session_id !== null) return { origin: "plan", originId: training_session_id };
  if (logged_session_id !== null) return { origin: "own", originId: logged_session_id };
  return workout_id === null ? { origin: "done", originId: id } : { origin: "workout", originId: workout_id };
}

/** Each session once: what this device keeps of it goes before what the server has. */
export function useStartedSessions(): readonly StartedSession[] {
  const kept: UseQueryResult<readonly StartedSession[]> = useQuery(savedSessionsOptions());
  const sent = useQuery(sentSessionsOptions());
  const mine = kept.data ?? [];
  const known = new Set(mine.flatMap(({ id, originId }) => [id, originId]));
  return [...mine, ...(sent.data ?? []).filter(({ id, originId }) => !known.has(id) && !known.has(originId))];
}
