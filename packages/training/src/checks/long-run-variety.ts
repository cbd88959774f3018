import { startingRun } from "../demand/starting-run.ts";
import { BACK, LOWER_LIMB } from "../injuries/impact.ts";
import { addDays } from "../calendar/day.ts";
import type { PlanWeek, Session, Violation } from "../model/plan.ts";
import { codeFacts } from "../model/session-codes.ts";
import { loadingLevel } from "../physiology/loading-limits.ts";
import { isReduced } from "../season/race-window.ts";
import { sessionRunMetres } from "../week/run-metres.ts";
import { inSession, isBegun, type Rule, type RuleFacts } from "./rule.ts";

/** Runs that differ by less are the same run. */
const SAME = 0.02;
/** Shorter ones are easy runs. */
const LONG_SECONDS = 3000;

/**
 * LR1: no long run is the same in length and parts as those of the two loading weeks before it (convention; dose-progression.md D1 asks the
 * same of every other ladder). Exempt: beginners, triathletes, whose ride is the longest session, sore legs or backs and conditions, whose long run is held on purpose, and the day after a fast run.
 */
export const longRunVariety: Rule = (facts) => {
  const { plan, athlete, races, easy } = facts;
  if (athlete.level === "beginner" || athlete.focus === "triathlon") return [];
  const open = new Set(facts.sessions);
  const before: Session[] = [];
  return plan.weeks.flatMap((week): Violation[] => {
    if (isReduced(athlete, week, races)) {
      // A deload interrupts nothing, a race begins anew.
      if (!week.isDeload) before.length = 0;
      return [];
    }
    const long = week.sessions.find(({ code }) => code === "RL");
    if (long === undefined || isShortOnPurpose(facts, week, long)) {
      before.length = 0;
      return [];
    }
    const [a, b] = before.slice(-2);
    before.push(long);
    const climbs = long.blocks.mainWorkout.some(({ dose }) => dose.climb !== undefined);
    if (climbs || a === undefined || b === undefined || !open.has(long) || isBegun(facts, week) || isHeldOnPurpose(facts)) return [];
    if ([a, b, long].some((each) => followsFastRun(plan.weeks, each))) return [];
    const isSame = [a, b].every((other) => isSameRun(other, long, easy));
    return isSame
      ? [inSession("LR1", long, `the same long run in three loading weeks, ${Math.round(sessionRunMetres(long, easy))} m`)]
      : [];
  });
};

/** What is clearly shorter than the longest run of four weeks is short on purpose. */
const HELD = 0.94;
const WEEKS_REMEMBERED = 4;

function isShortOnPurpose({ plan, athlete, easy }: RuleFacts, { week }: PlanWeek, long: Session): boolean {
  const told = week <= WEEKS_REMEMBERED ? startingRun(athlete, loadingLevel(athlete.level, athlete.trainingYears)).longest : 0;
  const before = plan.weeks
    .filter((other) => other.week < week && other.week >= week - WEEKS_REMEMBERED)
    .flatMap(({ sessions }) => sessions.filter(({ code }) => code !== "RACE").map((session) => sessionRunMetres(session, easy)));
  return sessionRunMetres(long, easy) < HELD * Math.max(told, ...before);
}

function isSameRun(one: Session, other: Session, easy: number): boolean {
  const [a, b] = [sessionRunMetres(one, easy), sessionRunMetres(other, easy)];
  return a * easy >= LONG_SECONDS && Math.abs(a - b) <= SAME * Math.max(a, b) && partsOf(one) === partsOf(other);
}

/** "Long run 0, Tempo run 900": the seconds of what is not easy, and the climb. */
function partsOf({ blocks }: Session): string {
  return blocks.mainWorkout.map(({ name, rpe = 0, dose }) => `${name} ${rpe > 4 ? (dose.seconds ?? 0) : 0} ${dose.climb ?? 0}`).join(", ");
}

function isHeldOnPurpose({ reading }: RuleFacts): boolean {
  const isSore = reading.regions.some(({ region, grade }) => grade > 0 && (LOWER_LIMB.has(region) || BACK.has(region)));
  return isSore || reading.health.findings.length > 0;
}

function followsFastRun(weeks: readonly PlanWeek[], { date }: Session): boolean {
  const eve = addDays(date, -1);
  return weeks.some(({ sessions }) => sessions.some((other) => other.date === eve && codeFacts(other.code).fastRun));
}
