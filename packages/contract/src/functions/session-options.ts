import { z } from "zod";
import type { Day } from "@ironpace/training";

/** Body of `POST /functions/v1/session-options`: what adjust-training-plan could do with one session. Nothing is changed. */
export const sessionOptionsRequest = z.object({
  planId: z.uuid("planId is required"),
  /** Row of training_sessions. */
  sessionId: z.uuid("sessionId is required"),
  /** `id` of a line: what could take its place. Without it there are no swaps in the answer. */
  item: z.string("item must be the id of an exercise line").max(100, "must be at most 100 characters").optional(),
});
export type SessionOptionsRequest = z.infer<typeof sessionOptionsRequest>;

/** A day of the session's week, Monday first. */
export interface MoveOption {
  readonly date: Day;
  /** Why the session cannot be there; absent when it can. A sentence. */
  readonly refused?: string;
  /** Row of training_sessions that would take the day that becomes free. */
  readonly swapsWith?: string;
  /** What is worse in the new order of days, in sentences. The athlete decides. */
  readonly warnings: readonly string[];
}

/** An exercise that may take the place of a line, the closest first. */
export interface ExerciseOption {
  /** `replacement` of the request for the change. */
  readonly by: string;
  /** "Front squat 4 × 5 at 85 kg" */
  readonly text: string;
  /** Why it is close, what it spares, and where its load comes from: sentences. */
  readonly why: string;
}

export interface SessionOptionsResponse {
  readonly moves: readonly MoveOption[];
  readonly swaps: readonly ExerciseOption[];
}
