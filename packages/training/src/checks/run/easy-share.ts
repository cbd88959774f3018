import { enduranceTime, isEasyEnough, minEasy } from "../../week/run/easy-share.ts";
import type { Rule } from "../rule.ts";

/** Rule 12: most endurance time is easy. What an adjustment kept counts too, unless all that is still to come is easy. */
export const easyShare: Rule = ({ plan, athlete: { focus }, sessions, everySession }) => {
  if (isEasyEnough(focus, everySession, sessions)) return [];
  const { easy, all } = enduranceTime(everySession);
  const percent = (share: number): string => `${Math.round(100 * share)}%`;
  const message = `${percent(easy / all)} of the endurance of "${plan.title}" is easy, ${percent(minEasy(focus, everySession) ?? 0)} is asked`;
  return [{ rule: "easy-share", message }];
};
