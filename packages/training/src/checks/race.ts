import type { Athlete } from "../athlete/athlete.ts";
import { addDays, type Day } from "../calendar/day.ts";
import { absenceOn, reliefOn } from "../season/interruptions.ts";
import { movementsOf, newMovements } from "../model/novelty.ts";
import type { Violation } from "../model/plan.ts";
import { daysFromRace, type Race } from "../demand/race.ts";
import { isFamiliarOnly, isReduced, taperRace } from "../season/race-window.ts";
import { mean, minutesOf } from "../week/slot-load.ts";
import { SHORTEST_SESSION } from "../week/week-layout.ts";
import { inSession, type Rule, type RuleFacts } from "./rule.ts";

/**
 * Rule 10: a race inside the plan is on its day; taper volume, no heavy legs within a week, nothing new, the day before free or
 * easy, easy days after. A race that is trained through (priority C, or too close to a more important one) has no taper: two or
 * three easy days, without heavy legs (periodization.md section 6).
 */
export const raceDays: Rule = (facts) => [
  ...onTheirDays(facts),
  ...facts.races.flatMap((race) => [...around(facts, race), ...taperVolume(facts, race)]),
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
  const heavyFreeDays = race.taperDays === 0 ? TRAINED_THROUGH : WEEK;
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

/** Bosquet's −41 to −60 %. */
const TAPER = { least: 0.4, most: 0.59 } as const;
/** The last week before a full distance holds 0.34 of the reference, give or take 0.06 (race-demands.md table 10). */
const LEAST_OF_TRIATHLETES = 0.28;
/** A week of three short sessions, one of each sport. */
const FEW_SESSIONS = 3;
/** Minutes are whole, and sessions close to their plan. */
const ROUNDING = 0.03;

/**
 * Mean daily minutes in the taper against those of the loading weeks before. Let be: too much when every session is as short as they
 * get; too little when no session falls into it, or few on days whose minutes are limited; a taper partly done before an adjustment or with
 * days away in it.
 */
function taperVolume({ plan, athlete, everySession, races }: RuleFacts, race: Race): Violation[] {
  const reference = plan.weeks.filter((week) => !isReduced(athlete, week, races) && week.startDate < race.date).slice(-3);
  const days = plan.weeks
    .flatMap((week) => Array.from({ length: 7 }, (_, index) => addDays(week.startDate, index)))
    .filter((date) => taperRace(races, date) === race);
  if (reference.length === 0 || race.taperDays === 0 || days.length < race.taperDays) return [];
  if (everySession.some(({ id, date }) => days.includes(date) && plan.adjusted?.kept.includes(id)) || isAwayInTaper(athlete, race))
    return [];
  const daily = mean(reference.map((week) => minutesOf(week.sessions))) / 7;
  const tapering = everySession.filter((session) => session.code !== "RACE" && days.includes(session.date));
  const share = minutesOf(tapering) / (daily * days.length);
  if (share > TAPER.most + ROUNDING && tapering.some((session) => session.duration > SHORTEST_SESSION + 1))
    return [{ rule: "race", message: `the taper holds ${Math.round(share * 100)} % of the usual volume` }];
  const fewAndShort =
    tapering.length === 0 ||
    (race.format.kind === "triathlon" && tapering.length <= FEW_SESSIONS) ||
    (athlete.availability.minutes !== undefined && tapering.length < days.length / 2);
  const least = race.format.kind === "triathlon" ? LEAST_OF_TRIATHLETES : TAPER.least;
  return share < least - ROUNDING && !fewAndShort
    ? [{ rule: "race", message: `the taper holds only ${Math.round(share * 100)} % of the usual volume` }]
    : [];
}

/** Before a race no movement that the plan has not had yet; a plan that starts there, without a loading week, has had none. */
function nothingNew({ plan, athlete, sessions, everySession, races }: RuleFacts): Violation[] {
  return sessions
    .filter((session) => session.code !== "RACE" && isFamiliarOnly(races, session.date))
    .filter((session) => plan.weeks.some((week) => !isReduced(athlete, week, races) && week.startDate < session.date))
    .flatMap((session) =>
      newMovements(session, movementsOf(everySession.filter((earlier) => earlier.date < session.date))).map((name) =>
        inSession("race", session, `${name} is new in the taper`),
      ),
    );
}

function isAwayInTaper(athlete: Athlete, race: Race): boolean {
  const days = Array.from({ length: race.taperDays }, (_, index) => addDays(race.date, -1 - index));
  return days.some((date) => absenceOn(athlete, date) !== undefined || reliefOn(athlete, date) !== undefined);
}
