import { z } from "zod";

/** Body of `POST /functions/v1/adjust-training-plan`. */
export const adjustTrainingPlanRequest = z.object({
  planId: z.uuid("planId is required"),
  /** benchmark: the numbers stored now take the place of those the plan was made from. */
  reason: z.literal("benchmark", "reason must be benchmark"),
  /** True: only say what would change. */
  preview: z.boolean("must be true or false").default(false),
  /** Fingerprint of the preview the athlete has agreed to; when the changes would be others now, nothing is done. */
  fingerprint: z.string().max(100, "must be at most 100 characters").optional(),
});
export type AdjustTrainingPlanRequest = z.infer<typeof adjustTrainingPlanRequest>;

/** One session of the plan before and after, in words. */
export interface PlannedChange {
  /** Row of training_sessions; null for an added session. */
  readonly sessionId: string | null;
  readonly title: string;
  readonly week: number;
  /** yyyy-MM-dd */
  readonly date: string;
  /** "Back squat 4 × 5 at 105 kg" */
  readonly before: string;
  readonly after: string;
  /** Ends the sentence "because …". */
  readonly reason: string;
}

export interface AdjustTrainingPlanResponse {
  readonly planId: string;
  /** Names exactly these changes. */
  readonly fingerprint: string;
  /** What it means for the athlete, in sentences. */
  readonly reasons: readonly string[];
  /** In the order of the days. */
  readonly changes: readonly PlannedChange[];
  /** Row of plan_adjustments; null for a preview, and when nothing had to change. */
  readonly adjustmentId: string | null;
}
