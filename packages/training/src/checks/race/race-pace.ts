import { racePrediction } from "../../prescription/cardio/race-pace.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import type { Violation } from "../../model/plan.ts";
import { inSession, getItems, type Rule } from "../rule.ts";

const METRES: { readonly [stimulus in Stimulus]?: number } = {
  "pace-5k": 5000,
  "pace-10k": 10_000,
  "pace-half": 21_097.5,
  "pace-marathon": 42_195,
};
/** P2: of the predicted pace; paces are printed in whole seconds, two to either side. */
const FASTEST = 0.97;
const ROUNDING = 3;

/** P2 (dose-progression.md section 9): race pace in training is at most 3 % faster than the athlete's times predict. */
export const racePaces: Rule = ({ athlete, capacities, sessions }) => {
  const level = loadingLevel(athlete.level, athlete.trainingYears);
  return sessions.flatMap((session): Violation[] => {
    const metres = session.work === undefined ? undefined : METRES[session.work.stimulus];
    const predicted = metres === undefined ? undefined : racePrediction({ athlete, capacities, level }, metres);
    if (predicted === undefined) return [];
    return getItems(session).flatMap(({ pace }): Violation[] =>
      pace?.zone === "race" && pace.fastest < predicted * FASTEST - ROUNDING
        ? [inSession("P2", session, `race pace from ${pace.fastest} s/km, ${Math.round(predicted)} are predicted`)]
        : [],
    );
  });
};
