import { z } from "zod";
import type { Estimate } from "@ironpace/training";

/** Body of `POST /functions/v1/estimates`: what logged work says of the athlete's maxima, paces and power. Nothing is changed. */
export const estimatesRequest = z.object({
  /** With a plan the answer also says what has moved far enough since it was made. */
  planId: z.uuid("must be a UUID").optional(),
});
export type EstimatesRequest = z.infer<typeof estimatesRequest>;

/** A capacity that has moved further than a plan should ignore. */
export interface MovedEstimate {
  readonly capacity: Estimate["capacity"];
  /** What the plan uses now, and what the log says. */
  readonly from: number;
  readonly to: number;
  /** Why, in one sentence with its evidence. */
  readonly reason: string;
}

export interface EstimatesResponse {
  /** One for each capacity with a value, each with the points of its line. */
  readonly estimates: readonly Estimate[];
  /** What adjust-training-plan would take over with the reason `estimates`; empty without a plan. */
  readonly moved: readonly MovedEstimate[];
}
