import { addDays } from "../../calendar/day.ts";
import type { PlanWeek, Violation } from "../plan.ts";
import { daysFromRace, type Race } from "../race.ts";
import { isReduced } from "../schedule.ts";
import { SHORTEST_SESSION } from "../week-layout.ts";
import { inSession, type Rule, type RuleFacts } from "./rule.ts";

/** Rule 10: a race inside the plan is on its day; taper volume, no heavy legs within a week, the day before free or easy, easy days after. */
export const raceDays: Rule = (facts) => {
  const { race } = facts;
  if (race === undefined)
    return facts.sessions
      .filter((session) => session.code === "RACE")
      .map((session) => inSession("race", session, "a race that nobody entered"));
  return [...onItsDay(facts, race), ...around(facts, race), ...taperVolume(facts, race)];
};

function onItsDay({ plan, sessions }: RuleFacts, race: Race): Violation[] {
  const inside = daysFromRace(race, plan.startDate) <= 0 && daysFromRace(race, addDays(plan.startDate, 7 * plan.weeks.length)) > 0;
  const races = sessions.filter((session) => session.code === "RACE");
  if (races.some((session) => session.date !== race.date) || races.length !== Number(inside))
    return [{ rule: "race", message: `${races.length} race sessions for ${race.date}` }];
  return [];
}

function around({ sessions }: RuleFacts, race: Race): Violation[] {
  const heavyFreeDays = race.priority === "C" ? 3 : 7;
  return sessions.flatMap((session) => {
    const days = daysFromRace(race, session.date);
    const found: Violation[] = [];
    if (days < 0 && days >= -heavyFreeDays && session.heavyLower)
      found.push(inSession("race", session, `heavy legs ${-days} days before the race`));
    if (days === -1 && (session.duration > 25 || session.intensityLevel > 3))
      found.push(inSession("race", session, "more than 25 easy minutes on the eve of the race"));
    if (days > 0 && days <= race.easyDays && (session.hard || session.heavyLower || session.intensityLevel > 5))
      found.push(inSession("race", session, `not easy ${days} days after the race`));
    return found;
  });
}

const TAPER = { least: 0.4, most: 0.59 } as const;
/** Minutes are whole, and sessions close to their plan. */
const ROUNDING = 0.03;

/** Mean daily minutes in the taper against those of the loading weeks before; days that are already as short as they get are let be. */
function taperVolume({ plan }: RuleFacts, race: Race): Violation[] {
  const reference = plan.weeks.filter((week) => !isReduced(week, race) && daysFromRace(race, week.startDate) < 0).slice(-3);
  const daily = reference.reduce((sum, week) => sum + minutesOf(week), 0) / (7 * reference.length);
  const sessions = plan.weeks
    .flatMap((week) => week.sessions)
    .filter((session) => daysFromRace(race, session.date) < 0 && daysFromRace(race, session.date) >= -race.taperDays);
  const inside = daysFromRace(race, addDays(plan.startDate, 7 * plan.weeks.length)) >= 0;
  if (reference.length === 0 || race.taperDays === 0 || !inside) return [];
  const share = sessions.reduce((sum, session) => sum + session.duration, 0) / (daily * race.taperDays);
  const shortest = sessions.every((session) => session.duration <= SHORTEST_SESSION + 5);
  if (share > TAPER.most + ROUNDING && !shortest)
    return [{ rule: "race", message: `the taper holds ${Math.round(share * 100)} % of the usual volume` }];
  return share < TAPER.least - ROUNDING && sessions.length >= race.taperDays / 2
    ? [{ rule: "race", message: `the taper holds only ${Math.round(share * 100)} % of the usual volume` }]
    : [];
}

function minutesOf(week: PlanWeek): number {
  return week.sessions.reduce((sum, session) => sum + session.duration, 0);
}
