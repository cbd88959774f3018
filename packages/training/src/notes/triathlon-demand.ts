import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import type { Level } from "../athlete/athlete.ts";
import type { PlanContext } from "../context/context.ts";
import type { TriathlonDemand } from "../demand/demand.ts";
import { readinessOf } from "../demand/readiness.ts";
import { HARD_LIMITS, LONGEST_RIDE_WINDOW, nextTriathlon, triathlonDemand, triathlonEvent } from "../demand/triathlon.ts";
import { longerRide, SWIM_STEP } from "../demand/triathlon-build.ts";
import type { DemandItem, PlanDemand, Readiness } from "../model/plan-demand.ts";
import type { PlanWeek, Session } from "../model/plan.ts";
import type { Metres, Minutes } from "../units/units.ts";
import { longestRide } from "../week/long-ride.ts";
import { easySecondsPerMetre } from "../week/long-run-progression.ts";
import { longestRun } from "../week/triathlon-long-run.ts";
import { nextLongRun, runRamp } from "../season/run-ramp.ts";
import { startingRun } from "../demand/starting-run.ts";

/** What is ridden, swum and run by race day. */
export interface TriathlonReach {
  readonly ride: Minutes;
  readonly swim: Metres;
  /** 0 where nothing is run. */
  readonly run: Metres;
  /** Of the demand, the smallest of the three. */
  readonly reach: number;
  readonly readiness: Readiness;
}

const LEVEL_WORDS: { readonly [level in Level]: string } = {
  beginner: "to finish",
  intermediate: "at intermediate level",
  advanced: "at advanced level",
  elite: "at elite level",
};

/** What the triathlon that the plan leads to asks for, and how much of it the plan holds. */
export function triathlonPlanDemand(context: PlanContext, weeks: readonly PlanWeek[]): PlanDemand | undefined {
  const { athlete, level } = context;
  const [first] = weeks;
  const next = first === undefined ? undefined : nextTriathlon(athlete, first.startDate);
  if (next === undefined) return undefined;
  const { competition, format } = next;
  const demand = triathlonDemand(triathlonEvent(format.name), level);
  const { ride, swim, run, reach, readiness } = triathlonReach(context, weeks, demand, competition.date);
  const sessions = sessionsBefore(weeks, competition.date);
  const bricks = sessions.filter(({ blocks }) => blocks.mainWorkout.some(({ name }) => name === "Brick run off the bike")).length;
  const week = Math.max(
    0,
    ...weeks.map((each) => each.sessions.reduce((sum, { code, duration }) => sum + (code === "RACE" ? 0 : duration), 0)),
  );
  return {
    race: competition.name ?? competition.type ?? "Triathlon",
    date: competition.date,
    level: LEVEL_WORDS[level],
    reach: Math.round(100 * reach) / 100,
    readiness,
    items: [
      item("longest ride", demand.longestRide.floor, ride, { unit: "min", inPlan: longestRide(sessions) }),
      item(level === "beginner" ? "longest swim without a stop" : "longest swim", demand.longestSwim.floor, swim, {
        unit: "m",
        inPlan: longestSwim(sessions, level),
      }),
      ...(run === 0
        ? []
        : [
            item("longest run", demand.longestRun.floor / 1000, run / 1000, {
              unit: "km",
              inPlan: longestRun(sessions, easySecondsPerMetre(context)) / 1000,
            }),
          ]),
      item("bricks", demand.bricks, bricks, { unit: "times", inPlan: bricks }),
      item("hours in a week", demand.peakWeek.floor / 60, Math.round(week / 6) / 10, { unit: "h", inPlan: Math.round(week / 6) / 10 }),
    ],
  };
}

function item(name: string, needed: number, reached: number, { unit, inPlan }: Pick<DemandItem, "unit" | "inPlan">): DemandItem {
  const whole = (value: number): number => (unit === "h" ? value : unit === "km" ? Math.round(10 * value) / 10 : Math.round(value));
  return { name, needed, reached: whole(reached), inPlan: whole(inPlan), unit, isCovered: reached >= ROUNDING * needed };
}

/** A few minutes or lengths are nothing. */
const ROUNDING = 0.96;

/** Of a race inside the plan what is planned; of a later one as far as the ladder leads, each fourth week a deload. */
export function triathlonReach(context: PlanContext, weeks: readonly PlanWeek[], demand: TriathlonDemand, date: Day): TriathlonReach {
  const { event, level, longestRide: rides, longestSwim: swims, longestRun: runs } = demand;
  const sessions = sessionsBefore(weeks, date);
  const end = addDays(weeks[0]?.startDate ?? date, 7 * weeks.length);
  const left = date < end ? 0 : Math.max(0, Math.floor((daysBetween(end, date) - LONGEST_RIDE_WINDOW[event].to) / 7));
  const steps = left - Math.floor(left / DELOAD_CYCLE);
  const known = {
    ride: longestRide(sessions),
    swim: longestSwim(sessions, level),
    run: longestRun(sessions, easySecondsPerMetre(context)),
  };
  const ramp = runRamp(context.athlete, startingRun(context.athlete, context.level));
  let { ride, run } = known;
  for (let step = 0; step < steps; step++) {
    ride = longerRide(ride);
    run = nextLongRun(ramp, run);
  }
  run = context.picker.allows("Easy run") ? Math.min(run, Math.max(known.run, runs.floor)) : 0;
  ride = Math.min(ride, Math.max(known.ride, rides.floor));
  const swim = Math.min(known.swim + SWIM_STEP * steps, Math.max(known.swim, swims.floor));
  const reach = Math.min(ride / rides.floor, swim / swims.floor, run === 0 ? 1 : Math.max(LEAST_OF_RUN, run / runs.floor));
  const limits = HARD_LIMITS[event];
  const isTooLittle = limits !== undefined && (ride < limits.ride || swim < limits.swim);
  return { ride, swim, run, reach, readiness: isTooLittle ? "not-ready" : readinessOf(reach + FORGIVEN) };
}

const DELOAD_CYCLE = 4;
/** Too short a long run alone costs time and walking, not the start. */
const LEAST_OF_RUN = 0.7;
/** Of the demand, beside what `readinessOf` forgives: rides are rounded to five minutes. */
const FORGIVEN = 0.01;

function sessionsBefore(weeks: readonly PlanWeek[], date: Day): readonly Session[] {
  return weeks.flatMap((week) => week.sessions).filter((session) => session.code !== "RACE" && session.date < date);
}

/** Of a beginner the longest stretch without a stop; of others all of a session. */
export function longestSwim(sessions: readonly Session[], level: Level): Metres {
  return Math.max(
    0,
    ...sessions.filter(({ code }) => code === "SW" || code === "SWs").map(({ blocks }) => swimMetres(blocks.mainWorkout, level)),
  );
}

function swimMetres(lines: Session["blocks"]["mainWorkout"], level: Level): Metres {
  if (level === "beginner") return Math.max(0, ...lines.map(({ dose }) => dose.metres ?? 0));
  return lines.reduce((sum, { sets = 1, dose }) => sum + sets * (dose.metres ?? 0), 0);
}
