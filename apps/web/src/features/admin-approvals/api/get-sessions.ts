import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { Status } from "../model/session.ts";
import { sessionKeys } from "./session-keys.ts";

/** Sessions of one page. */
export const PAGE_SIZE = 20;

/** The database stops counting there. */
export const MOST_COUNTED = 1000;

export interface ListedSession {
  readonly id: string;
  readonly title: string;
  /** First characters of the content. */
  readonly beginning: string;
  readonly status: Status;
  /** Null when there is no name. */
  readonly author: string | null;
  readonly created_at: string;
  /** Sessions of all pages; one more than are counted where there are more. */
  readonly total: number;
}

async function getSessions(review_status: Status, search: string, page: number): Promise<readonly ListedSession[]> {
  const rows = await getData(supabase.rpc("review_sessions", { review_status, search, page, page_size: PAGE_SIZE }));
  // Columns of a function have no constraints that the types could tell: only the author can be missing.
  return rows as readonly ListedSession[];
}

/** What comes and goes without this browser is seen at the next look. */
const STALE_MS = 15_000;

export function useSessions(status: Status, search: string, page: number) {
  return useQuery({
    queryKey: sessionKeys.list(status, search, page),
    queryFn: () => getSessions(status, search, page),
    staleTime: STALE_MS,
    // While another page is read, the former stays in sight.
    placeholderData: keepPreviousData,
  });
}

/** As the database keeps it: ten thousand that wait are not counted anew for every look. */
async function getPendingCount(): Promise<number> {
  const [counts] = await getData(supabase.rpc("admin_overview"));
  return counts?.pending_approvals ?? 0;
}

export function usePendingCount(): number | undefined {
  return useQuery({ queryKey: sessionKeys.pending, queryFn: getPendingCount, staleTime: STALE_MS }).data;
}

async function getSession(id: string) {
  return getData(
    supabase
      .from("ai_training_sessions")
      .select(
        "*, author:profiles!ai_training_sessions_user_id_fkey(first_name, last_name), approver:profiles!ai_training_sessions_approved_by_fkey(first_name, last_name)",
      )
      .eq("id", id)
      .maybeSingle(),
  );
}
export type ReviewedSession = NonNullable<Awaited<ReturnType<typeof getSession>>>;

export function useSession(id: string) {
  return useQuery({ queryKey: sessionKeys.one(id), queryFn: () => getSession(id), staleTime: STALE_MS });
}
