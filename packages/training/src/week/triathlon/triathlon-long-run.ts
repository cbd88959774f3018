import { type Day, getWeekday } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import { startingRun, type StartingRun } from "../../season/demand/starting-run.ts";
import { triathlonDay, weeksToLongestRide } from "../../season/demand/triathlon-build.ts";
import type { PlanWeek } from "../../model/plan.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { nextLongRun, runRamp } from "../../season/run-ramp.ts";
import type { Metres, Minutes, SecondsPerKilometre } from "../../units/units.ts";
import { AROUND_LONG_RUN, easySecondsPerMetre } from "../run/long-run-progression.ts";
import { addTransitionRuns } from "./on-the-way.ts";
import { longRunSlot, sessionRunMetres } from "../run/run-metres.ts";

/** What the longest run of a triathlete grows from. */
export interface LongRunStart {
  readonly run: StartingRun;
  readonly easyPace: SecondsPerKilometre;
}

/** Start of the long run of a triathlete who stated or logged the longest run; undefined where the first one finds out. */
export function triathlonRunStart(context: PlanContext): LongRunStart | undefined {
  const { athlete, level, isNoviceRunner } = context;
  if (athlete.focus !== "triathlon" || isNoviceRunner) return undefined;
  const run = startingRun(athlete, level);
  return run.defaults.includes("longest") ? undefined : { run, easyPace: 1000 * easySecondsPerMetre(context) };
}

/** Shares of the longest run, by the number of weeks still to come before it. */
const LONG_RUN_SHARES = [1, 0.95, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64] as const;
const MIN_LONG_RUN_SHARE = 0.6;
/** After the longest run, of it: one, two and three weeks later. */
const SHARES_AFTER_LONGEST = [0.65, 0.4, 0.3] as const;
const DELOAD_SHARE = 0.7;
/** Each fourth week is a deload. */
const WEEKS_PER_CYCLE = 4;
const STARTING_SHARE = 0.85;
/** With the deload between them no more than four weeks back. */
const TRIATHLON_MEMORY_WEEKS = 3;

/** Minutes of the long run on this day: from the longest run on towards what the race asks for (race-demands.md sections 3 and 7). */
export function triathlonLongRunMinutes(
  context: PlanContext,
  loading: readonly Pick<PlanWeek, "sessions">[],
  frame: WeekFrame,
  date: Day,
): Minutes | undefined {
  const { athlete, level } = context;
  const day = triathlonDay(athlete, level, date);
  const start = triathlonRunStart(context);
  if (start === undefined) return undefined;
  const { run, easyPace } = start;
  const easy = easyPace / 1000;
  // Further from a race what was run is kept.
  if (day === undefined) return longRunSlot((frame.isDeload ? DELOAD_SHARE : STARTING_SHARE) * run.longest, easy);
  const lately = loading.slice(-TRIATHLON_MEMORY_WEEKS).map(({ sessions }) => longestRun(sessions, easy));
  const longest = Math.max(...lately, lately.length < TRIATHLON_MEMORY_WEEKS ? run.longest : 0);
  const { minutes } = athlete.availability;
  const room = ((minutes?.[getWeekday(date)] ?? Number.POSITIVE_INFINITY) - AROUND_LONG_RUN) * 60;
  // What the day cannot hold is no aim: the way to it would be over in the first week.
  const target = Math.min(Math.max(day.demand.longestRun.target, run.longest), Math.max(room / easy, STARTING_SHARE * run.longest));
  const weeks = weeksToLongestRide(day);
  if (weeks < 0) return longRunSlot((SHARES_AFTER_LONGEST[-weeks - 1] ?? SHARES_AFTER_LONGEST[2]) * longest, easy);
  if (frame.isDeload) return longRunSlot(DELOAD_SHARE * longest, easy);
  const most = Math.min(target, nextLongRun(runRamp(athlete, run), longest));
  const toCome = Math.max(0, weeks - Math.floor((weeks + 1) / WEEKS_PER_CYCLE));
  const planned = Math.max(
    (LONG_RUN_SHARES[weeks] ?? MIN_LONG_RUN_SHARE) * target,
    addTransitionRuns(Math.min(run.longest, target), target, loading.length, toCome),
  );
  return longRunSlot(Math.min(most, planned), easy);
}

/** Metres of the longest run among these sessions, races not counted. */
export function longestRun(sessions: readonly Pick<PlanWeek["sessions"][number], "code" | "blocks">[], easy: number): Metres {
  return Math.max(0, ...sessions.map((session) => (session.code === "RACE" ? 0 : sessionRunMetres(session, easy))));
}
