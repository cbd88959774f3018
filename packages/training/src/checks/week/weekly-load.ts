import type { Day } from "../../calendar/day.ts";
import { freshReports } from "../../context/context.ts";
import { isLifter } from "../../athlete/own-sports.ts";
import { isGentleWeek, protectedFrom, protection, type Protection, worseOn } from "../../injuries/return-ladder/protection.ts";
import type { PlanWeek, Violation } from "../../model/plan.ts";
import {
  hasLighterDays,
  hasShortBreakOnly,
  hasSlightReport,
  isInterrupted,
  isShortlyLighter,
  trained,
} from "../../athlete/interruptions.ts";
import { isRaceWeek, isReduced } from "../../season/race-window.ts";
import { isTakenWeek } from "../../season/week-of-life.ts";
import { countWaitingWeeks, isWaitingWeek } from "../../week/load/waiting-weeks.ts";
import { getLoad, mean } from "../../week/slots/slot-load.ts";
import { SHORTEST_SESSION } from "../../week/slots/week-layout.ts";
import { inSession, inWeek, isBegun, type Rule, type RuleFacts } from "../rule.ts";

const MAX_LOAD_RATIO = 1.25;
const MAX_LOAD_RATIO_AFTER_REST = 1.1;
/** A deload is half to three quarters of the loading weeks; half the sets a point or two easier (strength.md section 9) come out a little below. */
const DELOAD = { least: 0.45, most: 0.75 } as const;
/** Half the sets a point or two easier are all that a deload of lifting is; more would be filler (strength.md section 9). */
const LEAST_OF_LIFTERS = 0.25;
/** Loads are whole minutes times whole RPE points. */
const LOAD_ROUNDING = 1.005;

/**
 * Rules 3 and 8: load rises by at most 25 % a week, comes back to at most 110 % after rest, and a
 * deload is 50-75 % of the loading weeks before. Weeks with gentle days of an injury, days away or begun before an adjustment are no deload to measure. No
 * deload is too light beside loading weeks that are no measure, nor in a week that took something of it: less time or energy,
 * a journey without the own kit, night shifts (training.md, Deload).
 */
export const weeklyLoad: Rule = (facts) => [...growth(facts), ...deloads(facts), ...sums(facts)];

/**
 * Against the last week that was neither a deload nor near a race nor interrupted: 25 % more when it was the week before, 10 % more
 * after rest. A week that the athlete asked to be lighter counts as much as the one before it. Weeks before the first such week have nothing to be measured by, and races themselves do not count. What is done is
 * history: a week in which an adjustment planned nothing new is no fault of it.
 */
function growth(facts: RuleFacts): Violation[] {
  const { plan, athlete, races } = facts;
  const found: Violation[] = [];
  const { loading } = plan.startsFrom ?? {};
  const protects = findProtection(facts);
  let last: { readonly load: number; readonly index: number; readonly isWaiting: boolean } | undefined =
    loading === undefined ? undefined : { load: loading.load, index: loading.week - 1, isWaiting: false };
  plan.weeks.forEach((week, index) => {
    const load = getLoad(trained(athlete, week.sessions));
    if (last !== undefined) {
      const between = plan.weeks.slice(Math.max(0, last.index + 1), index);
      const goesOn =
        last.index < 0 ? last.index === index - 1 : between.every((one) => goesOnAfter(facts, one) || wentOn(facts, one, last?.load ?? 0));
      const limit = last.load * (goesOn ? MAX_LOAD_RATIO ** (index - last.index) : MAX_LOAD_RATIO_AFTER_REST) * LOAD_ROUNDING;
      if (load > limit && !isShortest(facts, week) && !isDone(facts, week))
        found.push(inWeek("weekly-load", week.week, `load ${load} after ${last.load}`));
    }
    // A week of waiting is a baseline only after another week of waiting.
    const isWaiting = isWaitingWeek(week) && last?.isWaiting === false;
    if (isReduced(athlete, week, races) || isGentleWeek(protects, week.startDate) || isWaiting) return;
    // Up to two lighter weeks are no measure for others (training.md, Less time or energy).
    if (last === undefined && isShortlyLighter(athlete, week.startDate)) return;
    last = {
      load: hasLighterDays(athlete, week.startDate) ? Math.max(load, last?.load ?? 0) : load,
      index,
      isWaiting: isWaitingWeek(week),
    };
  });
  return found;
}

/** Up to three days without training lose nothing: the week after them grows as if they had been done. */
function goesOnAfter({ athlete, races }: RuleFacts, week: PlanWeek): boolean {
  return !week.isDeload && !isRaceWeek(week.startDate, races) && hasShortBreakOnly(athlete, week.startDate);
}

/** A week in which something slight was reported and nearly all was trained is no rest. */
function wentOn({ athlete, races }: RuleFacts, week: PlanWeek, before: number): boolean {
  if (week.isDeload || isRaceWeek(week.startDate, races) || isInterrupted(athlete, week.startDate)) return false;
  return hasSlightReport(athlete, week.startDate) && getLoad(trained(athlete, week.sessions)) >= NEARLY_ALL * before;
}

const NEARLY_ALL = 0.9;

function isDone({ plan: { adjusted } }: RuleFacts, { sessions }: PlanWeek): boolean {
  return adjusted !== undefined && sessions.every(({ id, code }) => code === "RACE" || adjusted.kept.includes(id));
}

function deloads(facts: RuleFacts): Violation[] {
  const { plan, athlete, races } = facts;
  // Half an hour of walking at a time needs no lighter week.
  if (facts.reading.health.limits.clearance === "required") return [];
  const protects = findProtection(facts);
  return plan.weeks.flatMap((week, index) => {
    if (!week.isDeload || isInterrupted(athlete, week.startDate) || isBegun(facts, week)) return [];
    // Short walks are as light as a week gets.
    if (isGentleWeek(protects, week.startDate)) return [];
    const loading = plan.weeks
      .slice(0, index)
      .filter((earlier) => !isReduced(athlete, earlier, races) && !isGentleWeek(protects, earlier.startDate));
    const before = loading.slice(0, loading.length - countWaitingWeeks(loading)).slice(-3);
    if (before.length === 0) return [];
    const share = getLoad(week.sessions) / mean(before.map((earlier) => getLoad(earlier.sessions)));
    const mayBeMore = (plan.adjusted !== undefined && isShortest(facts, week)) || (share <= 1 && isShortAndEasy(week));
    if (
      (share >= (isLifter(athlete) ? LEAST_OF_LIFTERS : DELOAD.least) ||
        isNoMeasure(facts, index) ||
        hasLighterDays(athlete, week.startDate) ||
        isTakenWeek(athlete, facts.reading.days, week.startDate) ||
        isShorterByHealth(facts, before, week)) &&
      (share <= DELOAD.most * LOAD_ROUNDING || mayBeMore)
    )
      return [];
    return [inWeek("weekly-load", week.week, `the deload is ${Math.round(share * 100)}% of the loading weeks`)];
  });
}

function findProtection({ reading, plan, athlete }: RuleFacts): Protection | undefined {
  return protection(reading, protectedFrom(plan.startDate, athlete.easings), freshReports(athlete), worseOn(athlete.easings));
}

/** A deload in a later row of a pregnancy has fewer minutes than the weeks before it had. */
function isShorterByHealth({ on }: RuleFacts, before: readonly PlanWeek[], { startDate }: PlanWeek): boolean {
  const minutes = (monday: Day): number => on(monday).reading.health.limits.sessionMinutes;
  return before.some((week) => minutes(startDate) < minutes(week.startDate));
}

const WEEKS_OF_MEASURE = 4;

/** Loading weeks before an adjustment may have been for more days, and around days away the heavier ones are left. */
function isNoMeasure(facts: RuleFacts, index: number): boolean {
  const before = facts.plan.weeks.slice(Math.max(0, index - WEEKS_OF_MEASURE), index);
  return before.some((week) => isBegun(facts, week) || isInterrupted(facts.athlete, week.startDate));
}

/** Minutes above the shortest session that content may take; more where some of the week is done and the rest had to fit. */
const SPARE = { planned: 1, adjusted: 5 } as const;

/** Days so short that nothing can be taken from them keep their minutes, and so do recovery, which has its own length, and what is done. */
function isShortest({ plan: { adjusted } }: RuleFacts, week: PlanWeek): boolean {
  const shortest = SHORTEST_SESSION + (adjusted === undefined ? SPARE.planned : SPARE.adjusted);
  return week.sessions.every(
    (session) => session.code === "RC" || session.duration <= shortest || adjusted?.kept.includes(session.id) === true,
  );
}

/** Twenty easy minutes at a time are a deload already: less would be none at all. */
function isShortAndEasy({ sessions }: PlanWeek): boolean {
  return sessions.every(({ duration, intensityLevel }) => duration <= SHORTEST_SESSION + SPARE.adjusted && intensityLevel <= EASY);
}

/** RPE. */
const EASY = 3;

function sums({ sessions }: RuleFacts): Violation[] {
  return sessions
    .filter((session) => session.load !== session.duration * session.intensityLevel || session.ironLoad > session.load)
    .map((session) => inSession("weekly-load", session, "load is not minutes × RPE"));
}
