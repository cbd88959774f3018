import type { Focus } from "../../athlete/athlete.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { SessionCode } from "../plan.ts";
import { itemsOf, type Rule } from "./rule.ts";

/** Share of endurance time at RPE 4 or less (periodization.md section 4). */
const LEAST: { readonly [focus in Focus]?: number } = { running: 0.75, triathlon: 0.75, hyrox: 0.65, crossfit: 0.5 };

/** Workouts whose cardio is part of a circuit count as the circuit. */
const CIRCUITS: ReadonlySet<SessionCode> = new Set<SessionCode>(["ML", "MM", "OLs", "SLm", "RACE"]);

const EASY_RPE = 4;

/** Rule 12: most endurance time is easy. */
export const easyShare: Rule = ({ plan, athlete, everySession }) => {
  const least = LEAST[athlete.focus];
  if (least === undefined) return [];
  let easy = 0;
  let all = 0;
  for (const item of everySession.filter((session) => !CIRCUITS.has(session.code)).flatMap(itemsOf)) {
    if (findExercise(item.name)?.category !== "cardio" || item.name === "Strides") continue;
    const seconds = (item.sets ?? 1) * (item.dose.seconds ?? 0);
    all += seconds;
    if ((item.rpe ?? 0) <= EASY_RPE) easy += seconds;
  }
  return all > 0 && easy / all < least
    ? [
        {
          rule: "easy-share",
          message: `${Math.round((100 * easy) / all)} % of the endurance of "${plan.title}" is easy, ${least * 100} % is asked`,
        },
      ]
    : [];
};
