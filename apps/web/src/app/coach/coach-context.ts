import { createContext, use } from "react";
import type { CoachOpening } from "#features/coach/index.ts";

/** Opens the AI coach over the page that is shown; with an opening it is asked at once. */
export interface CoachControl {
  open(opening?: CoachOpening): void;
}

export const CoachContext = createContext<CoachControl | undefined>(undefined);

export function useCoach(): CoachControl {
  const coach = use(CoachContext);
  if (coach === undefined) throw new Error("useCoach is used outside of CoachHost");
  return coach;
}
