import { addDays } from "../../calendar/day.ts";
import { isInterrupted } from "../../athlete/interruptions.ts";
import { dislikesLongRuns } from "../../athlete/stated/disliked-long-runs.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { keepsThresholdRunning } from "../../injuries/return-ladder/run-rows.ts";
import { BACK, LOWER_LIMB } from "../../injuries/impact.ts";
import { isUltra } from "../../season/demand/running-demand.ts";
import type { Metres } from "../../units/units.ts";
import { goalDistance } from "./goal-race.ts";

/** What of the long run is at marathon effort: `count` stretches of `fast` seconds, in the middle or at the end. */
export interface LongShape {
  readonly count: number;
  readonly fast: number;
  /** Easy seconds after each of several stretches. */
  readonly between: number;
  readonly place: "middle" | "end";
  /** It leads over hills, by time and metres of climb. */
  readonly climbs?: true;
}

const EASY_SHAPE: LongShape = { count: 1, fast: 0, between: 0, place: "end" };
const MIN_FAST_SECONDS = 480;
const SECONDS_BETWEEN = 120;
const NEAR_WEEKS = 4;
/** Stretches in the middle are worth splitting from this dose on. */
const LONG_DOSE = 1500;
/** Share of the run at race pace, by the goal. */
const RACE_PACE_SHARES = { half: 0.3, marathon: 0.4 } as const;

/** On the way to a long race two long runs of three hold marathon pace, within the week's cap; beginners and light weeks stay easy. */
export function longShape(brief: SessionBrief, run: number): LongShape {
  // The first long run after a lost week is long enough: nothing of it is fast.
  if (isAfterLostWeek(brief)) return EASY_SHAPE;
  const shape = raceShape(brief, run);
  // Who is bored by long even-paced running has other forms in turn.
  return shape.fast > 0 || dislikesLongRuns(brief.context.athlete) ? shape : steadyEnd(brief, run);
}

function isAfterLostWeek({ context: { athlete }, frame }: SessionBrief): boolean {
  return isInterrupted(athlete, addDays(frame.startDate, -7));
}

/**
 * In every second week a run that cannot get longer ends firmly instead, a little more of it each time: nobody is sent over the same run for
 * months.
 */
function steadyEnd(brief: SessionBrief, run: number): LongShape {
  const { context, frame } = brief;
  const isHeld =
    run >= LONG_SECONDS && run <= HELD_LENGTH_SHARES.most * brief.lastLongest && run >= HELD_LENGTH_SHARES.least * brief.lastLongest;
  const isLight = frame.isDeload || brief.isRecovery || brief.isTaper || frame.season?.phase === "recovery";
  if (isLight || !isHeld || (frame.week - (frame.deloadsBefore ?? 0)) % 2 === 1 || isAfterFastRun(brief)) return EASY_SHAPE;
  const isLimited = context.highestRpe < FIRM_RPE || context.isNoviceRunner || context.level === "beginner" || !context.health.growsFreely;
  const isSore =
    context.runReturn !== undefined ||
    context.reading.regions.some(({ region, grade }) => grade > 0 && (LOWER_LIMB.has(region) || BACK.has(region)));
  const goal = goalDistance(brief);
  if (isLimited || isSore || (goal !== undefined && goal > SHORT_ENOUGH)) return EASY_SHAPE;
  const seconds = Math.min(FIRM_FINISH.first + FIRM_FINISH.step * frame.week, FIRM_FINISH.share * run, FIRM_FINISH.most);
  return seconds < MIN_FAST_SECONDS ? EASY_SHAPE : { count: 1, fast: 60 * Math.floor(seconds / 60), between: 0, place: "end" };
}

/** Longer races have their own long runs. */
const SHORT_ENOUGH: Metres = 30_000;
const FIRM_RPE = 6;
/** Seconds of firm running at the end (convention). */
const FIRM_FINISH = { first: 480, step: 60, most: 1200, share: 0.25 } as const;

/** Shares of the longest run of the last four weeks: a run that is as long is one that cannot grow, a shorter one is short on purpose. */
const HELD_LENGTH_SHARES = { least: 0.94, most: 1.03 } as const;
const LONG_SECONDS = 2700;

function raceShape(brief: SessionBrief, run: number): LongShape {
  const { context, frame } = brief;
  if (brief.rpe <= codeFacts("RL").rpe || frame.isDeload || brief.isRecovery || context.highestRpe < 5) return EASY_SHAPE;
  if (frame.season?.phase === "recovery" || !keepsThresholdRunning(context.runReturn)) return EASY_SHAPE;
  const goal = goalDistance(brief);
  // Only a half marathon or a marathon asks for it (race-demands.md table 5.3); of other long runs the length is the work.
  if (goal === undefined || isUltra(goal)) return EASY_SHAPE;
  if (goal > 30_000 && frame.season !== undefined && frame.weeksToRace !== undefined) return marathonShape(brief, run, frame.weeksToRace);
  if (isAfterFastRun(brief)) return EASY_SHAPE;
  const isFirst = frame.season === undefined ? frame.phase === "foundation" && frame.macroWeek < 3 : frame.season.phase === "base";
  if (isFirst) return EASY_SHAPE;
  const turn = frame.macroWeek % 3;
  // One long run in three is only long, until the race is near.
  const isNear = (frame.weeksToRace ?? Number.POSITIVE_INFINITY) <= NEAR_WEEKS;
  if (turn === 0 && frame.phase !== "foundation" && !isNear) return EASY_SHAPE;
  const share = goal > 30_000 ? RACE_PACE_SHARES.marathon : RACE_PACE_SHARES.half;
  const total = Math.min(run * share * (frame.phase === "foundation" || brief.isTaper ? 0.6 : 1), brief.fast.marathon);
  if (total < MIN_FAST_SECONDS) return EASY_SHAPE;
  if (turn === 1 || total < LONG_DOSE)
    return { count: 1, fast: 60 * Math.floor(total / 60), between: 0, place: turn === 1 ? "end" : "middle" };
  const count = total >= 2 * LONG_DOSE ? 3 : 2;
  return { count, fast: 60 * Math.floor(total / count / 60), between: SECONDS_BETWEEN, place: "middle" };
}

/** The day after a fast run a long run is only long: with race pace in it the two would be one hard weekend. */
function isAfterFastRun({ weekday, weekCodes, weekdays }: SessionBrief): boolean {
  return weekdays.some((day, index) => day === weekday - 1 && codeFacts(weekCodes[index] ?? "RE").fastRun);
}

/** Kilometres at the pace of the marathon in the long run, by whole weeks to the race: table 5.3; the other long runs are only long. */
const AT_MARATHON_PACE: { readonly [weeks: number]: number } = { 10: 8, 7: 12, 5: 14, 3: 7, 2: 9, 1: 5 };
/** The last kilometres of the longest run, on tired legs. */
const LONGEST_RUN_WEEK = 3;
const MOST_OF_RUN = 0.5;
/** Seconds a kilometre, where no pace is known. */
const USUAL_PACE = 320;

function marathonShape({ context, fast }: SessionBrief, run: number, weeks: number): LongShape {
  const pace = context.capacities.paces?.marathon ?? USUAL_PACE;
  const total = Math.min((AT_MARATHON_PACE[weeks] ?? 0) * pace, MOST_OF_RUN * run, fast.marathon);
  if (total < MIN_FAST_SECONDS) return EASY_SHAPE;
  const count = total >= 2 * LONG_DOSE && weeks !== LONGEST_RUN_WEEK ? 2 : 1;
  return {
    count,
    fast: 60 * Math.floor(total / count / 60),
    between: count === 1 ? 0 : SECONDS_BETWEEN,
    // In one piece it is held to the end, as on the day.
    place: count === 1 ? "end" : "middle",
  };
}
