import { createContext, use, useContext } from "react";
import type { PlanView } from "../../model/plan-view.ts";

/** What the coach is asked to begin with; without it the athlete begins. */
interface CoachOpening {
  readonly action: "personalize_plan";
  readonly content: string;
}

/** Opens the AI coach, which is another feature: the route gives it. */
export type OpenCoach = (opening?: CoachOpening) => void;

/** Absent while there is no coach: then there are no buttons for it. */
export const CoachContext = createContext<OpenCoach | undefined>(undefined);

export function useCoach(): OpenCoach | undefined {
  return useContext(CoachContext);
}

/** The plan in words, for "Personalize Training Plan". */
export function personalize({ title, description, focus, level, durationWeeks, sessionsPerWeek }: PlanView): CoachOpening {
  return {
    action: "personalize_plan",
    content: [
      "Please personalize my training plan.",
      `Title: ${title}`,
      `Description: ${description}`,
      `Focus: ${focus}`,
      `Difficulty: ${level}`,
      `Duration: ${durationWeeks} ${durationWeeks === 1 ? "week" : "weeks"}`,
      `Frequency: ${sessionsPerWeek} sessions per week`,
    ].join("\n"),
  };
}

/** How a session is trained, which is another feature: the route says it. */
export interface TrainSlot {
  readonly hrefOf: (sessionId: string) => string;
  /** Where the week of a day stands with all that is planned and done in it. */
  readonly calendarHref: (day: string) => string;
  /** A session is open, and leading back to it is the one thing that is now. */
  readonly isSessionOpen: boolean;
}

/** Absent where nothing is trained. */
export const TrainContext = createContext<TrainSlot | undefined>(undefined);

export function useTraining(): TrainSlot | undefined {
  return use(TrainContext);
}
