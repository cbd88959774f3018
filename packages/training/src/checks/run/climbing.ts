import { daysBetween } from "../../calendar/day.ts";
import { type ClimbingRace, climbWithin, nextClimbingRace } from "../../season/demand/races/race-climb.ts";
import type { PlanWeek, Session, Violation } from "../../model/plan.ts";
import { isReduced } from "../../season/race-window.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import { sessionClimb } from "../../week/run/run-metres.ts";
import { inSession, inWeek, isBegun, type Rule, type RuleFacts } from "../rule.ts";

/** Long runs are about the race from so many days before it on. */
const SPECIFIC_DAYS = 112;
/** A long run shorter than this need not climb. */
const LONG_SECONDS = 3600;
/** A loading week climbs so much more than the highest of the last three at most (convention: legs learn descents slower than hearts learn climbs). */
const MAX_GROWTH = { share: 1.4, metres: 150 } as const;
/** Share of the race's climb per kilometre that the longest climbing run of the weeks 6 to 3 before it has at least. */
const LEAST_OF_RACE = 0.75;
const NEAR_DAYS = { from: 42, to: 19 } as const;

/**
 * CL1: on the way to a race over trails long runs have metres of climb and no pace of the road; CL2: the climb of the loading weeks grows, by
 * 40 % or 150 m at most; CL3: near the race the long run climbs as the race does, with 100 m of climb counted as a kilometre
 * (race-demands.md section 1.2; the numbers are convention). Legs that are kept off hills stay on the flat.
 */
export const climbing: Rule = (facts) => {
  const climbs = facts.sessions.filter((session) => session.code === "RL" && sessionClimb(session) > 0);
  const [first] = climbs;
  const { athlete } = facts;
  if (first === undefined) return isFree(facts) ? withoutClimb(facts) : [];
  return [
    ...facts.sessions
      .filter((session) => session.date > first.date && isLong(facts, session) && sessionClimb(session) === 0)
      .map((session) => inSession("CL1", session, "a long run on the flat on the way to a race over trails")),
    ...climbs.filter(hasPace).map((session) => inSession("CL1", session, "metres of climb at the pace of a road")),
    ...growth(facts),
    ...asTheRace(facts, nextClimbingRace(athlete, first.date)),
  ];
};

function isLong({ athlete }: RuleFacts, session: Session): boolean {
  const race = nextClimbingRace(athlete, session.date);
  return (
    session.code === "RL" &&
    race !== undefined &&
    daysBetween(session.date, race.date) <= SPECIFIC_DAYS &&
    session.blocks.mainWorkout.some(({ name }) => name === "Long run") &&
    runSeconds(session) >= LONG_SECONDS
  );
}

/** Nothing was told that may keep the legs off hills. */
function isFree({ athlete, plan }: RuleFacts): boolean {
  return (athlete.injuries ?? "") === "" && (athlete.dislikes ?? "") === "" && plan.startsFrom === undefined;
}

function withoutClimb(facts: RuleFacts): Violation[] {
  return facts.sessions
    .filter((session) => isLong(facts, session))
    .map((session) => inSession("CL1", session, "a long run on the flat on the way to a race over trails"));
}

function hasPace({ blocks }: Session): boolean {
  return blocks.mainWorkout.some(({ dose, pace }) => dose.climb !== undefined && pace !== undefined);
}

/** Without the short repetitions on hills: they come in every second week. */
function weekClimb({ sessions }: PlanWeek): number {
  return sessions.filter(({ code }) => code === "RL").reduce((sum, session) => sum + sessionClimb(session), 0);
}

function growth(facts: RuleFacts): Violation[] {
  const { plan, athlete, races } = facts;
  const before: number[] = [];
  return plan.weeks.flatMap((week): Violation[] => {
    const climb = weekClimb(week);
    if (isReduced(athlete, week, races)) {
      // Climbing after a race that is trained through counts as done.
      if (!week.isDeload && climb > 0) before.push(climb);
      return [];
    }
    const most = Math.max(0, ...before.slice(-3));
    const isStart = most === 0;
    before.push(climb);
    if (isStart || isBegun(facts, week) || climb <= Math.max(MAX_GROWTH.share * most, most + MAX_GROWTH.metres)) return [];
    return [inWeek("CL2", week.week, `${climb} m of climb after ${most} m`)];
  });
}

function asTheRace({ sessions, easy }: RuleFacts, race: ClimbingRace | undefined): Violation[] {
  if (race === undefined) return [];
  const last = sessions.findLast(({ date, code, isDeload }) => {
    const days = daysBetween(date, race.date);
    return code === "RL" && !isDeload && days <= NEAR_DAYS.from && days >= NEAR_DAYS.to;
  });
  if (last === undefined || last.week <= WEEKS_OF_CLIMBING || sessionClimb(last) === 0) return [];
  const climb = climbWithin(race, 1, runSeconds(last) / easy);
  return sessionClimb(last) >= LEAST_OF_RACE * climb
    ? []
    : [inSession("CL3", last, `${sessionClimb(last)} m of climb where the race has ${climb} m in such a run`)];
}

/** The climb may grow from the flat for so many weeks. */
const WEEKS_OF_CLIMBING = 5;
