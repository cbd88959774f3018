import { runSeconds } from "../week/run/run-history.ts";
import { easySecondsPerMetre } from "../week/run/long-run-progression.ts";
import type { PlanContext } from "../context/context.ts";
import type { PlanWeek, Session } from "../model/plan.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import { isRunCode, sessionRunMetres, slotMetres } from "../week/run/run-metres.ts";
import type { Seconds } from "../units/units.ts";

/** Seconds of running that a sore region and health leave one day, with what warms up for it. */
export function longestKept({ runReturn, health }: PlanContext): number {
  const kept = runReturn?.kind === "runs" ? (runReturn.longest ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  return 60 * Math.min(kept, health.runMinutes);
}

const RUN_MEMORY_WEEKS = 4;

/** Longest run of a deload as a share of the longest run of the weeks before. */
const DELOAD_SHARE_OF_LONGEST = 0.85;

/** Shorter than this there is nothing to rest from. */
const LEAST_LONGEST: Seconds = 1200;

/** Seconds that a run of a deload may last: never the longest of the block's weeks, also where a limit of the weeks before has just ended. */
export function longestOfDeload(done: readonly PlanWeek[]): Seconds {
  const runs = done.slice(-RUN_MEMORY_WEEKS).flatMap(({ sessions }) => sessions.filter(({ code }) => isRunCode(code) && code !== "HX"));
  const longest = Math.max(0, ...runs.map(runSeconds));
  return longest < LEAST_LONGEST ? Number.POSITIVE_INFINITY : DELOAD_SHARE_OF_LONGEST * longest;
}

/** Growth from week to week of the running that a CrossFitter said they do. */
const TOLD_GROWTH = 0.05;

/** Seconds of running that are worth beginning. */
const LEAST_RUNNING: Seconds = 480;

/** What workouts and easy ends may still run of what a CrossFitter told to run in a week, beside the runs that have a day of their own. */
export function leftOfToldRunning(
  { athlete, level, capacities }: PlanContext,
  week: number,
  built: readonly Session[],
  toCome: readonly SessionSlot[],
): Seconds {
  const told = athlete.history?.weeklyRun?.value;
  if (athlete.focus !== "crossfit" || told === undefined) return Number.POSITIVE_INFINITY;
  const easy = easySecondsPerMetre({ level, capacities });
  const done = built.filter(({ code }) => code !== "RACE").reduce((sum, session) => sum + sessionRunMetres(session, easy), 0);
  const planned = toCome.reduce((sum, slot) => sum + slotMetres(slot, easy), 0);
  const left = easy * (told * (1 + TOLD_GROWTH * (week - 1)) - done - planned);
  return left < LEAST_RUNNING ? 0 : left;
}
