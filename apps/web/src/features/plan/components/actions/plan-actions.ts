import { createContext, useContext } from "react";

/** True inside the plan that is trained; one that has ended stays as it was. */
export const TrainedPlanContext = createContext(false);

export function useIsTrained(): boolean {
  return useContext(TrainedPlanContext);
}
