import { trained } from "../../athlete/interruptions.ts";
import { hardSets } from "../../prescription/strength/hard-sets.ts";
import { weeklyLandmarks } from "../../selection/strength/landmarks.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import type { Violation } from "../../model/plan.ts";
import { inWeek, isBegun, type Rule } from "../rule.ts";

/**
 * Hard sets a week for squat, hinge, push and pull stay within the landmark of focus and level (strength.md section 6). Of a week that
 * was begun by somebody of another level only what is still to come has to.
 */
export const strengthVolume: Rule = (facts) => {
  const { plan, athlete, sessions } = facts;
  const { high } = weeklyLandmarks(athlete.focus, loadingLevel(athlete.level, athlete.trainingYears));
  return plan.weeks.flatMap((week) => {
    const counted = isBegun(facts, week) ? week.sessions.filter((session) => sessions.includes(session)) : week.sessions;
    return Object.entries(hardSets(trained(athlete, counted))).flatMap(([family, { sets }]): Violation[] =>
      sets > high ? [inWeek("strength-volume", week.week, `${sets} hard sets of ${family}, at most ${high}`)] : [],
    );
  });
};
