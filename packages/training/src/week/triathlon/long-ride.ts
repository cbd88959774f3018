import { addDays, type Day, getWeekday } from "../../calendar/day.ts";
import { statedRideGoal } from "../../athlete/stated/stated-ride-goal.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { PlanContext } from "../../context/context.ts";
import {
  brickMinutes,
  BRICKS_FOR_ALL,
  FIRST_BRICK,
  isRehearsalRide,
  LONG_EVENTS,
  LONGEST_REHEARSAL,
  longerRide,
  type TriathlonDay,
  triathlonDay,
  USUAL_RIDE,
  weeksToLongestRide,
} from "../../season/demand/triathlon-build.ts";
import type { PlanWeek, Session } from "../../model/plan.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Minutes } from "../../units/units.ts";
import { addTransitionRuns } from "./on-the-way.ts";

/** Shares of the longest ride, by the number of long rides still to come before it: three of them hold 85 % or more. */
const LONG_RIDE_SHARES = [1, 0.93, 0.87, 0.8, 0.75, 0.7, 0.66, 0.62, 0.58, 0.54] as const;
const MIN_LONG_RIDE_SHARE = 0.5;
/** After the longest ride: a week, two and three weeks later. */
const SHARES_AFTER_LONGEST = [0.55, 0.4, 0.35] as const;
const DELOAD_SHARE = 0.65;
/** Without a race: where the ride starts, and what each loading week brings it back by. */
const STARTING_SHARE = 0.85;
const BACK_UP = 0.05;
const RIDE_MEMORY_WEEKS = 5;
/** Warm-up, change of shoes and cooldown. */
export const AROUND_LONG_RIDE = 9;

export interface LongRideFacts {
  readonly context: PlanContext;
  readonly frames: readonly WeekFrame[];
  /** Loading weeks so far. */
  readonly loading: readonly Pick<PlanWeek, "week" | "sessions">[];
}

/** The long ride session: all its minutes, and those of the run off the bike where a triathlon is ahead. */
export interface LongRideTime {
  readonly minutes: Minutes;
  readonly run?: Minutes;
}

/** Minutes of the long ride session on this day; undefined where nothing is known of one. What the day has no time for is left of the run. */
export function longRideTime(facts: LongRideFacts, frame: WeekFrame, date: Day): LongRideTime | undefined {
  const { athlete, level } = facts.context;
  const day = triathlonDay(athlete, level, date);
  if (day === undefined) {
    // Further from a race what was ridden is kept.
    const told = athlete.history?.longestRide?.value;
    const goal = rideGoalMinutes(facts, told);
    if (goal !== undefined && !frame.isDeload) return { minutes: Math.round((goal + AROUND_LONG_RIDE) / 5) * 5 };
    const share = frame.isDeload ? DELOAD_SHARE : Math.min(1, STARTING_SHARE + BACK_UP * facts.loading.length);
    const longest = frame.isDeload ? rideOfDeload(facts, told) : (told ?? 0);
    return longest === 0 ? undefined : { minutes: Math.round((share * longest + AROUND_LONG_RIDE) / 5) * 5 };
  }
  const ride = rideMinutes(facts, frame, day, date);
  const run = Math.max(
    0,
    Math.min(getBrick(facts.context, day, frame), Math.floor(dayMinutes(facts.context, date) - AROUND_LONG_RIDE - ride)),
  );
  return { minutes: Math.round((ride + run + AROUND_LONG_RIDE) / 5) * 5, run };
}

/** Towards a ride that somebody wants to do the long one grows by a step in each loading week; undefined without such an aim. */
function rideGoalMinutes({ context, loading }: LongRideFacts, told: Minutes = 0): Minutes | undefined {
  const { injuries = "", dislikes = "" } = context.athlete;
  const wanted = statedRideGoal(`${injuries}\n${dislikes}`);
  if (wanted === 0 || told === 0) return undefined;
  return Math.min(
    wanted,
    told * STARTING_SHARE + GOAL_STEP * loading.length,
    longerRide(Math.max(told * STARTING_SHARE, longestBefore({ loading }))),
  );
}

/** Minutes a week: less than the steps of a season, since nothing but the ride is planned towards it. */
const GOAL_STEP: Minutes = 12;

/** None far from the race for whoever learns to run, or whose leg comes back. */
function getBrick({ isNoviceRunner, runReturn }: PlanContext, day: TriathlonDay, frame: WeekFrame): Minutes {
  return day.days > BRICKS_FOR_ALL && (isNoviceRunner || runReturn !== undefined) ? 0 : brickMinutes(day, frame);
}

function dayMinutes({ athlete: { availability } }: PlanContext, date: Day): Minutes {
  return availability.minutes?.[getWeekday(date)] ?? Number.POSITIVE_INFINITY;
}

function rideMinutes({ context, frames, loading }: LongRideFacts, frame: WeekFrame, day: TriathlonDay, date: Day): Minutes {
  const known = context.athlete.history?.longestRide?.value ?? USUAL_RIDE[context.level];
  const ridden = Math.max(known, longestBefore({ loading }));
  const target = Math.min(day.demand.longestRide.target, roomForRide(context, frame, day, date));
  const most = Math.min(target, longerRide(ridden));
  const weeks = weeksToLongestRide(day);
  if (weeks < 0) return (SHARES_AFTER_LONGEST[-weeks - 1] ?? MIN_LONG_RIDE_SHARE / 2) * ridden;
  if (frame.isDeload) return DELOAD_SHARE * rideOfDeload({ loading }, ridden);
  if (isRehearsalRide(day)) return Math.min(LONGEST_REHEARSAL[day.demand.event], most);
  const toCome = Array.from({ length: weeks }, (_, index) => index + 1).filter((ahead) => isLongRideWeek(frames, day, date, ahead)).length;
  const planned = target * (LONG_RIDE_SHARES[toCome] ?? MIN_LONG_RIDE_SHARE);
  const early = Math.min(EARLY_SHARE * target, Math.min(known, target) + EARLY_STEP * (loading.length + 0.5));
  return Math.min(most, Math.max(planned, early, addTransitionRuns(Math.min(known, target), target, loading.length, toCome)));
}

/** A deload is measured by the rides that the days before it held, and by what was told only where there were none. */
function rideOfDeload(facts: Pick<LongRideFacts, "loading">, told: Minutes = 0): Minutes {
  const longest = longestBefore(facts);
  return longest === 0 ? told : longest;
}

function longestBefore({ loading }: Pick<LongRideFacts, "loading">): Minutes {
  return Math.max(0, ...loading.slice(-RIDE_MEMORY_WEEKS).map(({ sessions }) => longestRide(sessions)));
}

/** What the day holds: towards the long events the ride goes before the run off the bike, towards the short ones the run is short anyway. */
function roomForRide(context: PlanContext, frame: WeekFrame, day: TriathlonDay, date: Day): Minutes {
  // Far from the race the run off the bike is what the day has left beside the ride.
  const isFar = LONG_EVENTS.has(day.demand.event) || day.days > FIRST_BRICK;
  const run = isFar ? 0 : getBrick(context, day, frame);
  const room = dayMinutes(context, date) - AROUND_LONG_RIDE;
  // What is ridden today stays, and the run off the bike is shorter.
  const kept = Math.min(room - Math.min(run, SHORTEST_BRICK), OF_TODAY * (context.athlete.history?.longestRide?.value ?? 0));
  return Math.max(LEAST_RIDE, room - run, kept);
}

const OF_TODAY = 1;
const SHORTEST_BRICK: Minutes = 12;

/** However far the race, the ride grows by so much in a loading week up to this share of the longest (convention: coaches struck rides that stood still). */
const EARLY_STEP: Minutes = 10;
const EARLY_SHARE = 0.95;

const LEAST_RIDE: Minutes = 30;

/** Whether the week so many weeks later holds a long ride that counts; beyond the block each fourth week is taken as a deload. */
function isLongRideWeek(frames: readonly WeekFrame[], day: TriathlonDay, date: Day, ahead: number): boolean {
  const days = day.days - 7 * ahead;
  if (isRehearsalRide({ ...day, days })) return false;
  const monday = addDays(date, 7 * ahead);
  const frame = frames.find(({ startDate }) => startDate <= monday && monday <= addDays(startDate, 6));
  return frame === undefined ? Math.floor(days / 7) % 4 !== 0 : !frame.isDeload;
}

/** Minutes of the longest ride among these sessions, the run after it not counted. */
export function longestRide(sessions: readonly Pick<Session, "code" | "blocks">[]): Minutes {
  return Math.max(0, ...sessions.filter(({ code }) => code === "BK").map(({ blocks }) => rideSeconds(blocks.mainWorkout) / 60));
}

function rideSeconds(lines: Session["blocks"]["mainWorkout"]): number {
  return lines.reduce((sum, { name, dose }) => {
    const exercise = findExercise(name);
    return exercise?.category === "cardio" && cardioMode(exercise) !== "run" ? sum + dose.totalSeconds : sum;
  }, 0);
}
