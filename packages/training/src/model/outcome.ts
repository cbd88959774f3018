import type { Minutes } from "../units/units.ts";
import type { Plan } from "./plan.ts";

/** What became of a planned session. */
export interface SessionOutcome {
  /** The `id` of the session in its plan. */
  readonly sessionId: string;
  readonly status: "completed" | "skipped";
  /** How long it really took; absent when the planned time was kept or nothing was noted. */
  readonly minutes?: Minutes;
  /** How hard the session felt as a whole, 1-10. */
  readonly rpe?: number;
}

/** A block that is over, or as good as over, and what became of its sessions; a session without an outcome counts as skipped. */
export interface FinishedBlock {
  readonly plan: Plan;
  readonly outcomes: readonly SessionOutcome[];
}
