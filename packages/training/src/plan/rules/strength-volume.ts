import { trained } from "../interruptions.ts";
import { hardSets } from "../strength/hard-sets.ts";
import { weeklyLandmarks } from "../strength/landmarks.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import type { Violation } from "../plan.ts";
import { inWeek, type Rule } from "./rule.ts";

/** Hard sets a week for squat, hinge, push and pull stay within the landmark of focus and level (strength.md section 6). */
export const strengthVolume: Rule = ({ plan, athlete }) => {
  const { high } = weeklyLandmarks(athlete.focus, loadingLevel(athlete.level, athlete.trainingYears));
  return plan.weeks.flatMap((week) =>
    Object.entries(hardSets(trained(athlete, week.sessions))).flatMap(([family, { sets }]): Violation[] =>
      sets > high ? [inWeek("strength-volume", week.week, `${sets} hard sets of ${family}, at most ${high}`)] : [],
    ),
  );
};
