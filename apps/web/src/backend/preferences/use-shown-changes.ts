import type { AdjustTrainingPlanResponse } from "@ironpace/contract";
import { useDistanceText } from "./use-distance-text.ts";

/** A proposed change of the plan, with the kilometres of its texts in the athlete's unit. */
export function useShownChanges(): (response: AdjustTrainingPlanResponse) => AdjustTrainingPlanResponse {
  const inUnit = useDistanceText();
  return (response) => ({
    ...response,
    reasons: response.reasons.map(inUnit),
    warnings: response.warnings.map(inUnit),
    changes: response.changes.map((change) => ({
      ...change,
      title: inUnit(change.title),
      before: inUnit(change.before),
      after: inUnit(change.after),
      reason: inUnit(change.reason),
    })),
    ...(response.weeks === undefined
      ? {}
      : {
          weeks: response.weeks.map((week) => ({
            ...week,
            sessions: week.sessions.map((session) => ({ ...session, title: inUnit(session.title) })),
          })),
        }),
  });
}
