import { createContext, use } from "react";

/** How a session is trained, which is another feature: the route says it. */
export interface TrainSlot {
  readonly hrefOf: (sessionId: string) => string;
  /** A session is open, and leading back to it is the one thing that is now. */
  readonly isSessionOpen: boolean;
}

/** Absent where nothing is trained. */
export const TrainContext = createContext<TrainSlot | undefined>(undefined);

export function useTraining(): TrainSlot | undefined {
  return use(TrainContext);
}
