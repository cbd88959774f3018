import type { Tables } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "../../../backend/current-user.ts";
import { dataOf } from "../../../backend/data-of.ts";
import { readLocalDrafts } from "../../../backend/local-drafts.ts";
import { storedUserId } from "../../../backend/stored-session.ts";
import { supabase } from "../../../backend/supabase.ts";
import { doneCount, DRAFTS, readDraft, type Origin } from "../model/draft.ts";
import { logKeys } from "./log-keys.ts";

/** A session that was begun and not finished, here or on another device. */
export interface StartedSession {
  readonly id: string;
  readonly origin: Origin;
  readonly originId: string;
  readonly title: string;
  /** ISO */
  readonly startedAt: string;
  /** Ticked on this device; undefined for one of another device. */
  readonly sets?: number;
}

/** Sessions that are kept on this device. */
export const keptSessionsOptions = () =>
  queryOptions({
    queryKey: logKeys.drafts,
    queryFn: async (): Promise<readonly StartedSession[]> =>
      (await readLocalDrafts(storedUserId() ?? "", DRAFTS))
        .map(readDraft)
        .filter((draft) => draft !== undefined)
        .map((draft) => ({
          id: draft.id,
          origin: draft.origin,
          originId: draft.originId,
          title: draft.title,
          startedAt: new Date(draft.startedAt).toISOString(),
          sets: doneCount(draft),
        })),
    staleTime: 0,
  });

/** Sessions that some device has sent the beginning of. */
const sentSessionsOptions = () =>
  queryOptions({
    queryKey: logKeys.started,
    queryFn: async (): Promise<readonly StartedSession[]> => {
      const rows = await dataOf(
        supabase
          .from("performed_sessions")
          .select("id, title, performed_at, training_session_id, logged_session_id, workout_id")
          .eq("user_id", await currentUserId())
          .eq("in_progress", true)
          .order("performed_at", { ascending: false }),
      );
      return rows.map(({ id, title, performed_at, ...planned }) => ({
        id,
        title: title ?? "Session",
        startedAt: performed_at,
        ...originOf(id, planned),
      }));
    },
  });

type Planned = Pick<Tables<"performed_sessions">, "training_session_id" | "logged_session_id" | "workout_id">;

function originOf(
  id: string,
  { training_session_id, logged_session_id, workout_id }: Planned,
): Pick<StartedSession, "origin" | "originId"> {
  if (training_session_id !== null) return { origin: "plan", originId: training_session_id };
  if (logged_session_id !== null) return { origin: "own", originId: logged_session_id };
  return workout_id === null ? { origin: "done", originId: id } : { origin: "workout", originId: workout_id };
}

/** Each session once: what this device keeps of it goes before what the server has. */
export function useStartedSessions(): readonly StartedSession[] {
  const kept: UseQueryResult<readonly StartedSession[]> = useQuery(keptSessionsOptions());
  const sent = useQuery(sentSessionsOptions());
  const mine = kept.data ?? [];
  const known = new Set(mine.flatMap(({ id, originId }) => [id, originId]));
  return [...mine, ...(sent.data ?? []).filter(({ id, originId }) => !known.has(id) && !known.has(originId))];
}
