import type { Plan } from "../model/plan.ts";
import type { Progress } from "./adjustment.ts";

/** What an adjustment happens to. */
export interface Situation {
  readonly plan: Plan;
  readonly progress: Progress;
}
