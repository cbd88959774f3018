import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import { daysFromRace, type Race } from "../../season/demand/races/race.ts";
import { taperMean } from "../../season/demand/races/taper-shares.ts";
import type { Session, Violation } from "../../model/plan.ts";
import { absenceOn, reliefOn } from "../../athlete/interruptions.ts";
import { isReduced } from "../../season/race-window.ts";
import { mean, getMinutes } from "../../week/slots/slot-load.ts";
import { minInTaper } from "../../week/race/race-volume.ts";
import { getItems, type Rule, type RuleFacts } from "../rule.ts";

const WINDOWS = [1, 2, 3] as const;
const TOLERANCE = 0.06;
/** With little training there is little to shed: up to so much more (race-demands.md section 10). */
const SMALL_TAPER_WEEK = { minutes: 180, tolerance: 0.14 } as const;
/** Minutes a week: four half hours are the taper of nothing. */
const NOTHING_TO_SHED = 120;
/** Minutes are whole, and a session is no shorter than it is worth. */
const ROUNDING = 0.02;

/**
 * T1 (dose-progression.md section 9): the minutes of each seven days before an A race, of the mean of the last three loading weeks, are the
 * mean of race-demands.md table 10 (+0.06; weeks under three hours +0.14). Less is allowed where days are short or away; more where every
 * session is as short as sessions get. What was done before an adjustment is history.
 */
export const taperWindows: Rule = (facts) =>
  facts.races.flatMap((race) => WINDOWS.flatMap((number) => windowProblems(facts, race, number)));

function windowProblems(facts: RuleFacts, race: Race, number: number): Violation[] {
  const { plan, athlete, races, everySession } = facts;
  if (race.priority !== "A" || race.taperDays < 7 * (number - 1) + 1) return [];
  // Half hours of walking before a clearance are nothing to taper.
  if (facts.on(addDays(race.date, -1)).reading.health.limits.clearance === "required") return [];
  const reference = plan.weeks.filter((week) => !isReduced(athlete, week, races) && week.startDate < race.date).slice(-3);
  const days = Array.from({ length: 7 }, (_, index) => addDays(race.date, -7 * (number - 1) - 1 - index));
  const isMeasured = reference.length > 0 && days.every((date) => date >= plan.startDate) && race.date <= getEnd(facts);
  if (!isMeasured || days.some((date) => isSpecial(facts, race, date))) return [];
  const usual = mean(reference.map(({ sessions }) => getMinutes(sessions)));
  // The trial that decides whether a sore athlete starts has its own length.
  const inside = everySession.filter((session) => session.code !== "RACE" && days.includes(session.date) && !isStartTrial(session));
  const share = getMinutes(inside) / usual;
  const most =
    taperMean(race.format, race.taperDays, number) + (usual < SMALL_TAPER_WEEK.minutes ? SMALL_TAPER_WEEK.tolerance : TOLERANCE) + ROUNDING;
  if (usual < NOTHING_TO_SHED || share <= most || inside.every((session) => isShortest(session, race))) return [];
  return [
    {
      rule: "T1",
      message: `${Math.round(100 * share)}% of a loading week on days ${7 * number - 6} to ${7 * number} before ${race.name}, ${Math.round(100 * most)}% at most`,
    },
  ];
}

function isStartTrial(session: Session): boolean {
  return getItems(session).some(({ notes }) => notes?.startsWith("Test for the start:") === true);
}

/** Content takes a few minutes more than the shortest slot; the long run has its own length by days before the race. */
function isShortest({ duration, code }: Session, race: Race): boolean {
  return duration <= minInTaper({ code }, race) + 5 || code === "RC" || code === "RL";
}

function getEnd({ plan }: RuleFacts): Day {
  return addDays(plan.startDate, 7 * plan.weeks.length - 1);
}

/** Days away, done before an adjustment, or near another race. */
function isSpecial({ plan, athlete, races, everySession }: RuleFacts, race: Race, date: Day): boolean {
  return (
    absenceOn(athlete, date) !== undefined ||
    reliefOn(athlete, date) !== undefined ||
    everySession.some((session) => session.date === date && plan.adjusted?.kept.includes(session.id) === true) ||
    races.some((other) => other !== race && Math.abs(daysBetween(other.date, date)) <= 28)
  );
}

/** From this age on recovery takes 1.3 times as long. */
const MASTERS = 50;

/** A1: nothing of a kind before its day in race-demands.md table 11 (B x 0.7). */
export const afterRaces: Rule = ({ races, sessions, athlete: { age = 0 } }) =>
  races.flatMap((race) =>
    sessions.flatMap((session): Violation[] => {
      const days = daysFromRace(race, session.date);
      if (days <= 0 || session.code === "RACE") return [];
      // Days times 0.7 or 1.3 are rounded once for each kind of work.
      const rounding = race.priority === "A" && age < MASTERS ? 0 : 1;
      const first = firstDay(session, race) - rounding;
      return days >= first
        ? []
        : [
            {
              rule: "A1",
              message: `${session.title} ${days} days after ${race.name}, from day ${first} on`,
              week: session.week,
              sessionId: session.id,
            },
          ];
    }),
  );

/** Legs at this effort are not heavy; what is heavy may come a day early, on the day that lifting has. */
const LIGHT_RPE = 5;

/** Shorter than this a long run or ride has become an easy one. */
const A_LONG_ONE = 60;

function firstDay({ code, heavyLower, hard, duration, intensityLevel }: Session, { after }: Race): number {
  const legs = heavyLower && intensityLevel > LIGHT_RPE ? after.heavyLegs - 1 : 0;
  if (code === "RL" || code === "BK") return duration > A_LONG_ONE ? after.long : 0;
  if (code === "RT" || code === "BQ") return Math.max(legs, hard ? after.moderate : 0);
  if (code === "RI" || code === "HX") return Math.max(legs, hard ? after.hard : 0);
  return legs;
}
