import type { CoachPlanRequest } from "@ironpace/contract";
import { createContext } from "react";

/** Told of each change that was laid over the plan, and of each that was taken off again. */
export interface AdjustmentListener {
  readonly laid: (adjustmentId: string, request: CoachPlanRequest) => void;
  readonly undone: (adjustmentId: string) => void;
}

export const AdjustmentContext = createContext<AdjustmentListener | undefined>(undefined);
