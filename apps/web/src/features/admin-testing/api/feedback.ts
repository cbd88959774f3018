import type { CoachComplaint } from "@ironpace/contract";
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import { testKeys } from "./test-keys.ts";

/** An answer that an athlete says did not help. Who that was is not told. */
export interface Complaint {
  readonly messageId: number;
  readonly reason: CoachComplaint;
  readonly comment: string | null;
  readonly question: string;
  readonly answer: string;
  readonly coach: "built-in" | "model";
  /** ISO timestamps. */
  readonly createdAt: string;
  readonly reviewedAt: string | null;
}

export const COMPLAINTS_PAGE = 20;

/** A page of them, the unread before the others and the latest first. */
export function useComplaints(page: number): UseQueryResult<{ readonly complaints: readonly Complaint[]; readonly total: number }> {
  return useQuery({
    queryKey: testKeys.feedback(page),
    queryFn: async () => {
      const from = (page - 1) * COMPLAINTS_PAGE;
      const { data, error, count } = await supabase
        .from("coach_feedback")
        .select("message_id,reason,comment,question,answer,coach,created_at,reviewed_at", { count: "exact" })
        .eq("helpful", false)
        .order("reviewed_at", { nullsFirst: true, ascending: false })
        .order("created_at", { ascending: false })
        .order("message_id")
        .range(from, from + COMPLAINTS_PAGE - 1);
      if (error) throw error;
      const complaints = data.map((row) => ({
        messageId: row.message_id,
        reason: row.reason ?? "other",
        comment: row.comment,
        question: row.question ?? "",
        answer: row.answer ?? "",
        coach: row.coach ?? "built-in",
        createdAt: row.created_at,
        reviewedAt: row.reviewed_at,
      }));
      return { complaints, total: count ?? complaints.length };
    },
    placeholderData: keepPreviousData,
  });
}

/** Marks one as read, or as unread again. */
export function useReviewComplaint(): UseMutationResult<void, Error, { readonly messageId: number; readonly reviewed: boolean }> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ messageId, reviewed }) => {
      const { error } = await supabase
        .from("coach_feedback")
        .update({ reviewed_at: reviewed ? new Date().toISOString() : null })
        .eq("message_id", messageId);
      if (error) throw error;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: testKeys.allFeedback }),
  });
}
