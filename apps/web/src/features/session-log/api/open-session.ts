import { queryOptions, useQuery } from "@tanstack/react-query";
import { readLocalDrafts } from "#backend/drafts/local-drafts.ts";
import { storedUserId } from "#backend/stored-sign-in.ts";
import type { Origin, SessionDraft } from "../model/draft.ts";
import { doneCount, DRAFTS, readDraft } from "../model/stored-draft.ts";
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
  /** What comes next on this device. */
  readonly next?: NextSet;
  /** When the rest that runs on this device is over, seconds since 1970. */
  readonly restEndsAt?: number;
}

/** The first open set of a session. */
interface NextSet {
  readonly exercise: string;
  /** From 1. */
  readonly set: number;
}

/** Sessions that are kept on this device. */
export const savedSessionsOptions = () =>
  queryOptions({
    queryKey: logKeys.drafts,
    queryFn: async (): Promise<readonly StartedSession[]> =>
      (await readLocalDrafts(storedUserId() ?? "", DRAFTS))
        .map(readDraft)
        .filter((draft) => draft !== undefined)
        .map(toStarted),
    staleTime: 0,
  });

function toStarted(draft: SessionDraft): StartedSession {
  const next = findNextSet(draft);
  const { id, origin, originId, title, rest } = draft;
  return {
    id,
    origin,
    originId,
    title,
    startedAt: new Date(draft.startedAt).toISOString(),
    sets: doneCount(draft),
    ...(next === undefined ? {} : { next }),
    ...(rest !== undefined && "endsAt" in rest ? { restEndsAt: rest.endsAt } : {}),
  };
}

function findNextSet({ exercises }: SessionDraft): NextSet | undefined {
  const exercise = exercises.find(({ sets }) => sets.some(({ done }) => !done));
  return exercise && { exercise: exercise.name, set: exercise.sets.findIndex(({ done }) => !done) + 1 };
}

/** The session that was begun last on this device and is not finished; an entry of the ledger that is corrected is none. */
export function useOpenSession(): StartedSession | undefined {
  const { data = [] } = useQuery(savedSessionsOptions());
  return data.filter(({ origin }) => origin !== "done").toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))[0];
}
