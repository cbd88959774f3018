import type { Day, ExerciseItem } from "@ironpace/training";
import { createContext, useContext } from "react";
import type { Situation } from "../../api/adjust-plan.ts";
import type { SessionView } from "../../model/plan-view.ts";
import type { SituationKind } from "../adjust/situations.ts";

/** What an athlete can do with the plan they train by. */
export interface PlanActions {
  /** Another day for a session; without `to` the day is asked for. */
  readonly move: (session: SessionView, to?: Day) => void;
  /** Done, but on another day than the plan had it: the day is asked for. */
  readonly doneOnAnotherDay: (session: SessionView) => void;
  /** Another exercise for a line of a session. */
  readonly swap: (session: SessionView, item: ExerciseItem) => void;
  /** "Something changed"; without a kind it is asked for. */
  readonly change: (kind?: SituationKind, session?: SessionView) => void;
  /** "Something hurts", with what was said of it already. */
  readonly hurts: (details: string) => void;
  /** What a situation that is known already would change, to agree to. */
  readonly propose: (situation: Situation) => void;
}

/** Absent for a plan that has ended, which stays as it was. */
export const PlanActionsContext = createContext<PlanActions | undefined>(undefined);

export function usePlanActions(): PlanActions | undefined {
  return useContext(PlanActionsContext);
}
