import { addDays, type Day } from "../../calendar/day.ts";
import { contestStaples } from "../../season/demand/races/contest-days.ts";
import { getMovements, newMovements } from "../../model/novelty.ts";
import type { Violation } from "../../model/plan.ts";
import { daysFromRace, type Race } from "../../season/demand/races/race.ts";
import { isFamiliarOnly, isReduced } from "../../season/race-window.ts";
import { inSession, type Rule, type RuleFacts } from "../rule.ts";

/**
 * Rule 10: a race inside the plan is on its day; no heavy legs within a week, nothing new, the day before free or
 * easy, easy days after. A race that is trained through (priority C, or too close to a more important one) has no taper: two or
 * three easy days, without heavy legs (periodization.md section 6).
 */
export const raceDays: Rule = (facts) => [
  ...onTheirDays(facts),
  ...facts.races.flatMap((race) => around(facts, race)),
  ...nothingNew(facts),
];

/** Races on days that an adjustment found past or done are history. */
function onTheirDays({ plan, sessions, everySession, races }: RuleFacts): Violation[] {
  const from = plan.adjusted?.on ?? plan.startDate;
  const end = addDays(plan.startDate, 7 * plan.weeks.length);
  const isOpen = (date: Day): boolean =>
    date >= from && !everySession.some((session) => session.date === date && !sessions.includes(session));
  const wanted = races.map((race) => race.date).filter((date) => date >= plan.startDate && date < end && isOpen(date));
  const found = sessions.filter((session) => session.code === "RACE").map((session) => session.date);
  if (wanted.length === found.length && wanted.every((date) => found.includes(date))) return [];
  return [{ rule: "race", message: `race sessions on ${found.join(", ") || "no day"}, races on ${wanted.join(", ") || "no day"}` }];
}

const TRAINED_THROUGH = 3;
/** Easy minutes on the day before; a triathlon has 20 to 40 minutes of spinning and a jog of 10 to 15 (race-demands.md section 7). */
const EVE = 25;
const TRIATHLON_EVE = 55;
const WEEK = 7;

function around({ sessions }: RuleFacts, race: Race): Violation[] {
  const heavyFreeDays = Math.min(race.taperDays === 0 ? TRAINED_THROUGH : WEEK, race.lastHeavyLegs - 1);
  return sessions.flatMap((session) => {
    const days = daysFromRace(race, session.date);
    const found: Violation[] = [];
    if (session.code === "RACE") return found;
    if (days < 0 && days >= -heavyFreeDays && session.heavyLower)
      found.push(inSession("race", session, `heavy legs ${-days} days before the race`));
    if (days < 0 && -days < race.lastHard && session.hard) found.push(inSession("race", session, `hard ${-days} days before the race`));
    const eve = race.format.kind === "triathlon" && race.taperDays > 0 ? TRIATHLON_EVE : EVE;
    if (days === -1 && (session.duration > eve || session.intensityLevel > 3))
      found.push(inSession("race", session, `more than ${eve} easy minutes on the eve of the race`));
    if (days > 0 && days <= race.easyDays && (session.hard || session.heavyLower || session.intensityLevel > 5))
      found.push(inSession("race", session, `not easy ${days} days after the race`));
    return found;
  });
}

/** Before a race no movement that the plan has not had yet; a plan that starts there, without a loading week, has had none. */
function nothingNew({ plan, athlete, sessions, everySession, races }: RuleFacts): Violation[] {
  // A few easy strokes on the machines of a Hyrox are new to nobody who starts in one.
  const staples = [...contestStaples(athlete), ...(athlete.focus === "hyrox" ? ["Row erg", "Ski erg"] : [])];
  return sessions
    .filter((session) => session.code !== "RACE" && isFamiliarOnly(races, session.date))
    .filter((session) => plan.weeks.some((week) => !isReduced(athlete, week, races) && week.week < session.week))
    .flatMap((session) =>
      newMovements(session, new Set([...staples, ...getMovements(everySession.filter((earlier) => earlier.date < session.date))])).map(
        (name) => inSession("race", session, `${name} is new in the taper`),
      ),
    );
}
