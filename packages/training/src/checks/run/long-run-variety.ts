import { dislikesLongRuns } from "../../athlete/stated/disliked-long-runs.ts";
import { startingRun } from "../../season/demand/starting-run.ts";
import { BACK, LOWER_LIMB } from "../../injuries/impact.ts";
import { addDays } from "../../calendar/day.ts";
import type { PlanWeek, Session, Violation } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { isReduced } from "../../season/race-window.ts";
import { sessionRunMetres } from "../../week/run/run-metres.ts";
import { inSession, isBegun, type Rule, type RuleFacts } from "../rule.ts";

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

/** A run clearly shorter than the longest of four weeks is short on purpose. */
const HELD = 0.94;
const RUN_MEMORY_WEEKS = 4;

function isShortOnPurpose({ plan, athlete, easy }: RuleFacts, { week }: PlanWeek, long: Session): boolean {
  const told = week <= RUN_MEMORY_WEEKS ? startingRun(athlete, loadingLevel(athlete.level, athlete.trainingYears)).longest : 0;
  const before = plan.weeks
    .filter((other) => other.week < week && other.week >= week - RUN_MEMORY_WEEKS)
    .flatMap(({ sessions }) => sessions.filter(({ code }) => code !== "RACE").map((session) => sessionRunMetres(session, easy)));
  return sessionRunMetres(long, easy) < HELD * Math.max(told, ...before);
}

function isSameRun(one: Session, other: Session, easy: number): boolean {
  const [a, b] = [sessionRunMetres(one, easy), sessionRunMetres(other, easy)];
  return a * easy >= LONG_SECONDS && Math.abs(a - b) <= SAME * Math.max(a, b) && getParts(one) === getParts(other);
}

/** Shorter runs are not broken up. */
const BROKEN_SECONDS = 1800;
const STEADY_RPE = 5;

/**
 * LR2: who is bored by long even-paced running has another form of it on the next Sunday, and three of them or more in five (convention).
 * Exempt: beginners on their way to continuous running, limits of effort, short runs, runs that climb, and weeks around races.
 */
export const brokenLongRuns: Rule = (facts) => {
  const { plan, athlete, races, easy, reading } = facts;
  if (!dislikesLongRuns(athlete) || reading.health.limits.rpe < STEADY_RPE) return [];
  const open = new Set(facts.sessions);
  const forms: { readonly session: Session; readonly form: string }[] = [];
  return plan.weeks.flatMap((week): Violation[] => {
    const session = week.sessions.find(({ code }) => code === "RL");
    const isBroken = session !== undefined && isRunInParts(session) && sessionRunMetres(session, easy) * easy >= BROKEN_SECONDS;
    if (!isBroken || isReduced(athlete, week, races)) {
      // A deload interrupts nothing.
      if (!week.isDeload) forms.length = 0;
      return [];
    }
    const form = getForm(session);
    const last = forms.at(-1)?.form;
    forms.push({ session, form });
    if (!open.has(session) || isBegun(facts, week)) return [];
    const five = new Set(forms.slice(-5).map((one) => one.form));
    return [
      ...(last === form ? [inSession("LR2", session, `${form} again, for somebody who is bored by it`)] : []),
      ...(forms.length >= 5 && five.size < 3 ? [inSession("LR2", session, `${five.size} forms in five long runs`)] : []),
    ];
  });
};

/** By foot, without walks between and on the flat: who learns to run has a ladder, a race over trails its climbs. */
function isRunInParts({ blocks }: Session): boolean {
  const lines = blocks.mainWorkout;
  return lines.some(({ name }) => /^(?:Long|Easy) run$/u.test(name)) && lines.every(({ dose }) => dose.climb === undefined);
}

/** "Long run easy, Long run steady": lines and efforts, without their lengths. */
function getForm({ blocks }: Session): string {
  return blocks.mainWorkout
    .map(({ name, sets = 1, rpe = 0 }) => `${sets === 1 ? "" : `${sets} × `}${name} ${rpe >= STEADY_RPE ? "steady" : "easy"}`)
    .join(", ");
}

/** "Long run 0, Tempo run 900": the seconds of what is not easy, and the climb. */
function getParts({ blocks }: Session): string {
  return blocks.mainWorkout.map(({ name, rpe = 0, dose }) => `${name} ${rpe > 4 ? (dose.seconds ?? 0) : 0} ${dose.climb ?? 0}`).join(", ");
}

/** Of 10. */
const BAD_NECK = 6;

function isHeldOnPurpose({ reading }: RuleFacts): boolean {
  // A bad neck keeps every session at RPE 5, as a bad back does (training.md, What the plan learns).
  const isSore = reading.regions.some(
    ({ region, grade, score }) => grade > 0 && (LOWER_LIMB.has(region) || BACK.has(region) || (region === "neck" && score >= BAD_NECK)),
  );
  return isSore || reading.health.findings.length > 0;
}

function followsFastRun(weeks: readonly PlanWeek[], { date }: Session): boolean {
  const eve = addDays(date, -1);
  return weeks.some(({ sessions }) => sessions.some((other) => other.date === eve && codeFacts(other.code).fastRun));
}
