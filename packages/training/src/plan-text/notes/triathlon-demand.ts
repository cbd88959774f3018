import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { Level } from "../../athlete/athlete.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import type { TriathlonDemand } from "../../season/demand/demand.ts";
import { trainedFormat } from "../../season/demand/races/prepared-race.ts";
import { getReadiness, readinessWith } from "../../season/demand/readiness.ts";
import { HARD_LIMITS, LONGEST_RIDE_WINDOW, triathlonDemand, triathlonEvent } from "../../season/demand/triathlon.ts";
import { brickMinutes, longerRide, SWIM_STEP, triathlonDay, USUAL_SWIM } from "../../season/demand/triathlon-build.ts";
import type { DemandItem, PlanDemand, Readiness } from "../../model/plan-demand.ts";
import type { PlanWeek, Session } from "../../model/plan.ts";
import type { Metres, Minutes } from "../../units/units.ts";
import { AROUND_LONG_RIDE, longestRide } from "../../week/triathlon/long-ride.ts";
import { farthestSwim, longestPiece, longestSwim } from "../../week/triathlon/long-swim.ts";
import { AROUND_LONG_RUN, easySecondsPerMetre } from "../../week/run/long-run-progression.ts";
import { ALL_DAYS } from "../../week/slots/week-search.ts";
import { longestRun } from "../../week/triathlon/triathlon-long-run.ts";
import { nextLongRun, runRamp } from "../../season/run-ramp.ts";
import { swimmer } from "../../context/swimmer.ts";
import { seasonRace } from "../../season/season-race.ts";
import { indoorRideLimits } from "../../statements/wishes/indoor-rides.ts";
import { getAim } from "./race-forecast.ts";
import { startingRun } from "../../season/demand/starting-run.ts";

/** What is ridden, swum and run by race day. */
export interface TriathlonReach {
  readonly ride: Minutes;
  readonly swim: Metres;
  /** What is asked of it: a sore shoulder is asked for no more than it was told to take. */
  readonly swimAsked: Metres;
  /** 0 where nothing is run. */
  readonly run: Metres;
  /** Loading weeks between the plan and the last long ride. */
  readonly steps: number;
  /** Share of the demand that is reached, the smallest of the three sports. */
  readonly reach: number;
  readonly readiness: Readiness;
  /** The minutes of the days hold less than the weeks would lead to. */
  readonly isShortOfDays?: true;
  /** A told limit of one swim is shorter than what the race swims. */
  readonly isSwimHeld?: true;
}

/** Minutes of the days that the athlete named, the longest first; empty where none are known. */
function dayMinutes({ athlete: { availability } }: PlanContext): readonly Minutes[] {
  const { minutes = {}, weekdays } = availability;
  return ALL_DAYS.flatMap((day) => (weekdays?.includes(day) === false ? [] : (minutes[day] ?? []))).toSorted((a, b) => b - a);
}

/** What the triathlon that the plan leads to asks for, and how much of it the plan holds. */
export function triathlonPlanDemand(context: PlanContext, weeks: readonly PlanWeek[]): PlanDemand | undefined {
  const { athlete, level } = context;
  const [first] = weeks;
  const next = first === undefined || athlete.focus !== "triathlon" ? undefined : seasonRace(athlete, first.startDate);
  if (next?.format.kind !== "triathlon" || context.health.clearance === "required") return undefined;
  const { competition, format } = next;
  const demand = triathlonDemand(triathlonEvent(format.name), level);
  const { ride, swim, swimAsked, run, steps, reach, readiness } = triathlonReach(context, weeks, demand, competition.date);
  const sessions = sessionsBefore(weeks, competition.date);
  const bricks = sessions.filter(({ blocks }) => blocks.mainWorkout.some(({ name }) => name === "Brick run off the bike")).length;
  const week = Math.max(
    0,
    ...weeks.map((each) => each.sessions.reduce((sum, { code, duration }) => sum + (code === "RACE" ? 0 : duration), 0)),
  );
  const inAWeek = Math.round(week / 6) / 10;
  const items = [
    item("longest ride", demand.longestRide.floor, ride, { unit: "min", inPlan: longestRide(sessions) }),
    ...(format.format.swim === 0
      ? []
      : [
          item(level === "beginner" ? "longest swim without a stop" : "longest swim", swimAsked, swim, {
            unit: "m",
            inPlan: level === "beginner" ? longestPiece(sessions) : farthestSwim(sessions),
          }),
        ]),
    item("longest run", demand.longestRun.floor / 1000, run / 1000, {
      unit: "km",
      inPlan: longestRun(sessions, easySecondsPerMetre(context)) / 1000,
    }),
    item(
      "bricks",
      Math.min(demand.bricks, Math.max(1, Math.floor(daysBetween(first?.startDate ?? competition.date, competition.date) / 7))),
      run === 0
        ? 0
        : context.health.runsPerWeek < RUNS_WITH_BRICK
          ? bricks
          : Math.max(bricks, Math.min(demand.bricks, bricks + bricksAhead(athlete, level, weeks, competition.date))),
      {
        unit: "times",
        inPlan: bricks,
      },
    ),
    item("hours in a week", demand.peakWeek.floor / 60, hoursAhead(context, inAWeek, demand.peakWeek.floor / 60, steps), {
      unit: "h",
      inPlan: inAWeek,
    }),
  ];
  return {
    race: competition.name ?? competition.type ?? "Triathlon",
    date: competition.date,
    level: getAim(competition),
    reach: Math.round(100 * reach) / 100,
    readiness: readinessWith(readiness, items),
    items,
  };
}

/** The bricks that the weeks between the plan and the race hold. */
function bricksAhead(athlete: PlanContext["athlete"], level: Level, weeks: readonly PlanWeek[], date: Day): number {
  const end = addDays(weeks[0]?.startDate ?? date, 7 * weeks.length);
  const left = Math.max(0, Math.floor(daysBetween(end, date) / 7));
  return Array.from({ length: left }, (_, week) => triathlonDay(athlete, level, addDays(end, 7 * week + 5))).filter(
    (day) => day !== undefined && brickMinutes(day, BRICK_WEEK) > 0,
  ).length;
}

/** Runs a week that leave room for one off the bike. */
const RUNS_WITH_BRICK = 3;

/** A loading week; the short runs of the base are not counted ahead. */
const BRICK_WEEK = { isDeload: false, macroWeek: 2 } as const;

/** A loading week adds so much, as far as the days have time. */
const WEEK_STEP = 1.05;

function hoursAhead({ athlete }: PlanContext, inPlan: number, needed: number, steps: number): number {
  const minutes = Object.values(athlete.availability.minutes ?? {});
  const time = minutes.length === 0 ? Number.POSITIVE_INFINITY : minutes.reduce((sum, each) => sum + each, 0) / 60;
  return Math.max(inPlan, Math.min(needed, time, inPlan * WEEK_STEP ** steps));
}

function item(name: string, needed: number, reached: number, { unit, inPlan }: Pick<DemandItem, "unit" | "inPlan">): DemandItem {
  const whole = (value: number): number => (unit === "h" ? value : unit === "km" ? Math.round(10 * value) / 10 : Math.round(value));
  return { name, needed, reached: whole(reached), inPlan: whole(inPlan), unit, isCovered: reached >= ROUNDING * needed };
}

/** A few minutes or lengths are nothing. */
export const ROUNDING = 0.94;

/** Minutes that one ride may have on a day: "75 at most on the trainer" ends with the winter. */
export function rideLimitOn({ athlete, health: { rideMinutes }, start }: PlanContext, date: Day): Minutes {
  const ofTrainer = indoorRideLimits(athlete.dislikes ?? "", start).find(({ limits }) => limits.rideMinutes === rideMinutes);
  return (ofTrainer?.period?.until ?? date) < date ? Infinity : rideMinutes;
}

/** What training reaches by the race: of a race inside the plan what is planned, of a later one as far as the ladder leads, each fourth week a deload. */
export function triathlonReach(context: PlanContext, weeks: readonly PlanWeek[], demand: TriathlonDemand, date: Day): TriathlonReach {
  const { event, level, longestRide: rides, longestSwim: swims, longestRun: runs } = demand;
  const sessions = sessionsBefore(weeks, date);
  const end = addDays(weeks[0]?.startDate ?? date, 7 * weeks.length);
  const left = date < end ? 0 : Math.max(0, Math.floor((daysBetween(end, date) - LONGEST_RIDE_WINDOW[event].to) / 7));
  const steps = left - Math.floor(left / DELOAD_CYCLE);
  // In the last weeks before a race what was done before them counts as well.
  const {
    longestRide: ridden,
    longestSwim: swam,
    longestRun: ran,
  } = daysBetween(weeks[0]?.startDate ?? date, date) <= SOON ? (context.athlete.history ?? {}) : {};
  const known = {
    ride: Math.max(longestRide(sessions), ridden?.value ?? 0),
    swim: Math.max(reachedSwim(sessions, level), level === "beginner" ? 0 : (swam?.value ?? 0)),
    run: Math.max(longestRun(sessions, easySecondsPerMetre(context)), ran?.value ?? 0, racedBefore(context, date)),
  };
  const ramp = runRamp(context.athlete, startingRun(context.athlete, context.level));
  let { ride, run } = known;
  for (let step = 0; step < steps; step++) {
    ride = Math.min(longerRide(ride), rideLimitOn(context, addDays(end, 7 * (step + 1))));
    run = nextLongRun(ramp, run);
  }
  run = context.picker.allows("Easy run") ? Math.min(run, Math.max(known.run, runs.target)) : 0;
  ride = Math.min(ride, Math.max(known.ride, rides.target));
  // A told limit of one ride holds until its last day, or until it is changed, and the page says what it leaves open.
  ride = Math.min(ride, rideLimitOn(context, addDays(date, -LONGEST_RIDE_WINDOW[event].to)));
  const free = { ride, run };
  // The way is long enough, and the limit may be lifted: it is named, and says nothing of the time that is left.
  run = Math.max(known.run, Math.min(run, longestAllowed(context, date)));
  const [longest = Number.POSITIVE_INFINITY, second = longest] = dayMinutes(context);
  ride = Math.max(known.ride, Math.min(ride, longest - AROUND_LONG_RIDE));
  run = Math.min(run, Math.max(known.run, ((second - AROUND_LONG_RUN) * 60) / easySecondsPerMetre(context)));
  // What an injury closes today may open again: it is named, and the rest is judged without it.
  const swimming = context.poolOpens === undefined ? undefined : afterOpening(context, date, LONGEST_RIDE_WINDOW[event].to);
  const { sorelessMetres = Number.POSITIVE_INFINITY } = swimmer(context);
  const { swimMetres } = context.health;
  const swimAsked = Math.min(swims.floor, sorelessMetres);
  const isDry = known.swim === 0 && swimming === undefined;
  const swum = isDry
    ? 0
    : swimming !== undefined
      ? Math.min(swims.target, swimming)
      : Math.min(known.swim + SWIM_STEP * steps, Math.max(known.swim, swims.target), sorelessMetres);
  // A limit of metres that was told holds until it is changed: it is named, and says nothing of the time that is left.
  const swim = Math.min(swum, swimMetres);
  const isSwimHeld = swim < swum && swim < ROUNDING * swimAsked;
  const shareOf = (of: { readonly ride: Minutes; readonly run: Metres }): number =>
    Math.min(of.ride / rides.floor, isDry ? 1 : swum / swimAsked, of.run === 0 ? 1 : Math.max(LEAST_OF_RUN, of.run / runs.floor));
  const limits = HARD_LIMITS[event];
  const isTooLittle = limits !== undefined && (free.ride < limits.ride || (!isDry && swum < Math.min(limits.swim, swimAsked)));
  // Days can be given more minutes in the last weeks: what only they are short of is named, and is no reason not to start.
  const asked = getReadiness(shareOf(free) + FORGIVEN);
  // Whoever trains enough to finish is never sent to another race for want of a faster athlete's hours.
  const least = triathlonDemand(event, "beginner");
  const canFinish =
    free.ride >= ROUNDING * least.longestRide.floor &&
    (isDry || swum >= ROUNDING * Math.min(least.longestSwim.floor, swimAsked)) &&
    (free.run === 0 || free.run >= ROUNDING * least.longestRun.floor);
  const found = isTooLittle ? "not-ready" : canFinish && asked !== "ready" ? "tight" : asked;
  const isShortOfDays =
    ride < ROUNDING * Math.min(free.ride, rides.floor) || run < ROUNDING * Math.min(free.run, runs.floor, longestAllowed(context, date));
  const isHeld = longestAllowed(context, date) < ROUNDING * Math.min(free.run, runs.floor);
  const readiness = found === "ready" && (isShortOfDays || isHeld || isSwimHeld) ? "tight" : found;
  return {
    ride,
    swim,
    swimAsked,
    run,
    steps,
    reach: shareOf(free),
    readiness,
    ...(isSwimHeld ? { isSwimHeld } : {}),
    ...(isShortOfDays ? { isShortOfDays } : {}),
  };
}

/** Metres of the longest running race on the way. */
function racedBefore({ athlete: { competitions = [] }, start }: PlanContext, date: Day): Metres {
  return Math.max(
    0,
    ...competitions.map((competition) => {
      const format = competition.date > start && competition.date < date ? trainedFormat(competition) : undefined;
      return format?.kind === "running" ? (format.distance ?? 0) : 0;
    }),
  );
}

/** Metres of the longest run that a told limit leaves before the race. */
export function longestAllowed(context: PlanContext, race: Day): Metres {
  const { runMinutes, runMetres } = limitedOn(context, addDays(race, -LAST_LONG_RUN)).health;
  return Math.min(runMetres, (60 * runMinutes) / easySecondsPerMetre(context));
}

/** Days before the race. */
const LAST_LONG_RUN = 14;

/** What is swum by race day where the pool is closed for a time: from a little less than the longest swim on, a step each loading week. */
function afterOpening({ athlete: { history }, level, poolOpens }: PlanContext, race: Day, last: number): Metres {
  if (poolOpens === undefined || poolOpens >= race) return 0;
  const weeks = Math.max(0, Math.floor((daysBetween(poolOpens, race) - last) / 7));
  return AFTER_CLOSURE * (history?.longestSwim?.value ?? USUAL_SWIM[level]) + SWIM_STEP * (weeks - Math.floor(weeks / DELOAD_CYCLE));
}

const AFTER_CLOSURE = 0.8;
const DELOAD_CYCLE = 4;
/** Days: nothing grows much from here to the race. */
const SOON = 35;
/** Too short a long run alone costs time and walking, not the start. */
const LEAST_OF_RUN = 0.7;
/** Share of the demand that may be missing beside what `readinessOf` forgives: rides are rounded to five minutes. */
const FORGIVEN = 0.01;

function sessionsBefore(weeks: readonly PlanWeek[], date: Day): readonly Session[] {
  return weeks.flatMap((week) => week.sessions).filter((session) => session.code !== "RACE" && session.date < date);
}

/** The longest swim: a beginner's longest stretch without a stop; for others all of a session. */
export function reachedSwim(sessions: readonly Session[], level: Level): Metres {
  return level === "beginner" ? longestPiece(sessions) : longestSwim(sessions);
}
