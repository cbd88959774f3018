import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { Competition } from "../../athlete/athlete.ts";
import { racesOnTrails } from "../../athlete/own-sports.ts";
import { climbOfRace, type ClimbingRace, climbWithin } from "../../season/demand/races/race-climb.ts";
import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { CompetitionFormat } from "../../catalogue/competition-format.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import { seasonDemand } from "../../season/demand/season-demand.ts";
import type { SeasonDemand } from "../../season/demand/demand.ts";
import { isTooShort, getReadiness, readinessWith, runningReach, runningReadiness } from "../../season/demand/readiness.ts";
import { eventFor } from "../../season/demand/running-demand.ts";
import { RUNNING_EVENTS } from "../../season/demand/running-events.ts";
import type { DemandItem, Readiness } from "../../model/plan-demand.ts";
import type { PlanWeek, Session } from "../../model/plan.ts";
import { runRamp } from "../../season/run-ramp.ts";
import type { SeasonStart } from "../../season/season.ts";
import type { SeasonRun } from "../../season/season-week.ts";
import { weeksNeeded } from "../../season/weeks-needed.ts";
import { sessionClimb, sessionRunMetres, weekRunMetres } from "../../week/run/run-metres.ts";
import type { Metres } from "../../units/units.ts";

/** The running of a plan and of the weeks between it and its race. */
export interface RunPlan {
  readonly context: PlanContext;
  readonly weeks: readonly PlanWeek[];
  readonly ahead: readonly SeasonRun[];
  readonly start: SeasonStart;
}

/** What a race asks of running, how far the season comes, and what fits instead. */
export interface RunReach {
  readonly demand: SeasonDemand;
  readonly items: readonly DemandItem[];
  readonly reach: number;
  readonly readiness: Readiness;
  /** Whether the distance itself is trained for, whatever the goal asks. */
  readonly canFinish: boolean;
  /** The weeks would lead to what is asked, the minutes of the days do not. */
  readonly isShortOfDays?: true;
  /** The limit of a run that holds until the race, and keeps the long run below what is asked. */
  readonly limit?: string;
  /** The first day on which the race would be ready for. */
  readonly readyFrom: Day;
  /** The longest usual distance below the race that is ready on its day. */
  readonly shorter?: string;
}

/** Weeks from the longest run to a race of these metres, and to a Hyrox. */
const AFTER_HYROX = 2;

export function runReach(plan: RunPlan, format: CompetitionFormat, competition: Competition): RunReach {
  const { context, weeks, ahead, start } = plan;
  const easy = start.easyPace / 1000;
  const demand = withoutNeedlessLongRun(
    seasonDemand(format, competition, { ...context, easyPace: start.easyPace, weekly: start.run.weekly }),
    format,
  );
  const before = weeks.filter(({ startDate }) => startDate <= competition.date);
  const sessions = before.flatMap((week) => week.sessions.filter(({ code, date }) => code !== "RACE" && date < competition.date));
  const runs = sessions.map((session) => sessionRunMetres(session, easy));
  // A fast run with its easy kilometres may be as far, and is no long run.
  const longest = sessions.filter(({ code }) => code === "RL").map((session) => printedMetres(session, easy));
  const end = addDays(weeks[0]?.startDate ?? competition.date, 7 * weeks.length);
  const later = competition.date >= end ? ahead : [];
  const done = { longest: Math.max(0, ...runs), week: Math.max(0, ...before.map((week) => weekRunMetres(week, easy))) };
  const limit = limitOfRuns(context, competition, easy);
  const within = ({ long }: SeasonRun): Metres => Math.min(long, limit.metres);
  const daysLeft = daysBetween(weeks[0]?.startDate ?? competition.date, competition.date);
  const reached = {
    longest: Math.max(done.longest, ...later.map(within), keptUntil(daysLeft, start.run.longest, done.longest)),
    week: Math.max(
      done.week,
      ...later.map((week) => week.metres - week.long + within(week)),
      keptUntil(daysLeft, start.run.weekly, done.week),
    ),
  };
  const isLong = (metres: Metres): boolean => kilometres(metres) >= leastCounted(demand.longRuns.metres);
  const told = start.run.defaults.includes("longest") ? [] : [start.run.longest];
  const earlier = start.earlierLongRuns.length === 0 ? told : start.earlierLongRuns;
  const longRuns = [...earlier, ...longest, ...later.map(within)].filter(isLong).length;
  const inPlan = longest.filter(isLong).length;
  // Before the plan only the longest run is known: what else those weeks held is not asked for.
  const weeksLeft = Math.floor(daysLeft / 7);
  const asked = Math.min(demand.longRuns.count, Math.max(0, weeksLeft - 1));
  const items: readonly DemandItem[] = [
    item("longest run", demand.longestRun.floor, reached.longest, Math.max(0, ...sessions.map((session) => printedMetres(session, easy)))),
    item("most running in a week", demand.peakWeek.floor, reached.week, Math.max(0, ...before.map((week) => printedWeek(week, easy)))),
    ...(asked === 0
      ? []
      : [
          {
            name: `long runs of ${leastCounted(demand.longRuns.metres)} km or more`,
            needed: asked,
            reached: longRuns,
            inPlan,
            unit: "times",
            isCovered: longRuns >= asked,
          } as const,
        ]),
  ];
  const metres = format.kind === "running" ? (format.distance ?? 10_000) : 0;
  const climbs = getClimbs(context, competition, before);
  const climbing = climbs.length > 0 ? undefined : climbOfRace(competition);
  const climbItems =
    climbing === undefined
      ? []
      : climbOfLongRuns(climbing, sessions, { ahead: Math.max(0, ...later.map(within)), floor: demand.longestRun.floor });
  const reach = runningReach(reached, demand);
  const finish = metres === 0 ? demand : toFinish(metres);
  const found = isTooShort(metres, reached.longest) ? "not-ready" : runningReadiness(reached, demand, finish);
  // Eight single kilometres are raced by everybody who runs them in one.
  const hyroxRun = Math.min(HYROX_RUN, ROUNDING * demand.longestRun.floor);
  const hasRunAsFar = Math.max(reached.longest, start.run.longest) >= hyroxRun;
  const runsHyrox = format.kind === "hyrox" && hasRunAsFar && found !== "ready";
  const needed = weeksNeeded(
    {
      demand: {
        ...demand,
        longestRun: { ...demand.longestRun, floor: enough(demand.longestRun.floor, finish.longestRun.floor) },
        peakWeek: { ...demand.peakWeek, floor: enough(demand.peakWeek.floor, finish.peakWeek.floor) },
      },
      start: start.run,
      ramp: runRamp(context.athlete, start.run),
      level: context.level,
      runsPerWeek: start.runsPerWeek,
      raceMetres: metres,
      isClimbing: climbOfRace(competition) !== undefined,
    },
    format.kind === "running" ? eventFor(metres).after : AFTER_HYROX,
  );
  const readyFrom = addDays(weeks[0]?.startDate ?? competition.date, 7 * needed);
  const isFull = (got: number, room: number, floor: number): boolean => got >= FULL * room && got < ROUNDING * floor;
  const isShortOfDays =
    readyFrom <= competition.date &&
    (isFull(reached.week, start.room.week, demand.peakWeek.floor) || isFull(reached.longest, start.room.long, demand.longestRun.floor));
  // More minutes are asked for, not another race.
  const isOnlyShort = isShortOfDays && metres > 0 && !isTooShort(metres, reached.longest) && found !== "ready";
  const readiness = readinessWith(runsHyrox || isOnlyShort ? "tight" : found, items);
  // Whoever ran that far within the year does not meet new ground.
  const hasRunIt = metres > 0 && (start.run.bestLongest ?? 0) >= ROUNDING * finish.longestRun.floor;
  const shorter = metres === 0 ? undefined : shorterThan(metres);
  return {
    demand,
    items: [...(climbing === undefined ? items : inHours(items, { easy, longRun: demand.longRuns.metres })), ...climbs, ...climbItems],
    reach: Math.min(reach, ...climbs.map(({ isCovered }) => (isCovered ? HIKED_SHARE : FLAT_SHARE))),
    readiness: climbs.length > 0 && readiness === "ready" ? "tight" : readiness,
    canFinish: format.kind === "hyrox" ? hasRunAsFar : runningReach(reached, finish) >= ROUNDING || hasRunIt,
    ...(isShortOfDays ? { isShortOfDays } : {}),
    ...(reached.longest < ROUNDING * demand.longestRun.floor && limit.metres < demand.longestRun.floor ? { limit: limit.text } : {}),
    // Never before the race itself, which it is not ready for.
    readyFrom: readyFrom > competition.date ? readyFrom : addDays(competition.date, 7),
    ...(shorter === undefined ? {} : { shorter }),
  };

  /** A race that replaces another is there to be finished. */
  function toFinish(distance: number): SeasonDemand {
    const { goal: _goal, ...entered } = competition;
    return seasonDemand({ kind: "running", distance }, entered, { ...context, easyPace: start.easyPace, isToFinish: true });
  }

  function shorterThan(race: number): string | undefined {
    return RUNNING_EVENTS.filter((event) => event.metres < race - 1000).findLast((event) => {
      const asked = toFinish(event.metres);
      const found = getReadiness(runningReach(reached, asked));
      return found === "ready" || found === "tight";
    })?.name;
  }
}

/** What was run before the plan counts on race day where the race is near, or the plan keeps most of it. */
function keptUntil(daysLeft: number, before: Metres, inPlan: Metres): Metres {
  return daysLeft <= KEPT_DAYS || inPlan >= KEPT_BY * before ? before : 0;
}

/** The four weeks that are told, and a long run every second week of a short build-up. */
const KEPT_DAYS = 56;
const KEPT_BY = 0.75;

/** On hills kilometres say little: time on the feet does. */
function inHours(
  items: readonly DemandItem[],
  { easy, longRun }: { readonly easy: number; readonly longRun: Metres },
): readonly DemandItem[] {
  const hours = (kilometres: number): number => Math.round((kilometres * 1000 * easy) / 360) / 10;
  return items.map((item): DemandItem => {
    if (item.unit === "times") return { ...item, name: `long runs of ${hours(longRun / 1000)} h or more` };
    return { ...item, needed: hours(item.needed), reached: hours(item.reached), inPlan: hours(item.inPlan), unit: "h" };
  });
}

/** The most climb in a long run: a run of the length that the race asks for climbs like the race. */
function climbOfLongRuns(
  race: ClimbingRace,
  sessions: readonly Session[],
  { ahead, floor }: { readonly ahead: Metres; readonly floor: Metres },
): readonly DemandItem[] {
  const needed = climbWithin(race, 1, floor);
  const inPlan = Math.max(0, ...sessions.map(sessionClimb));
  // Beyond the plan only the season says how far the runs go.
  const reached = Math.max(inPlan, inPlan === 0 || ahead === 0 ? 0 : climbWithin(race, 1, ahead));
  return [{ name: "most climb in a run", needed, reached, inPlan, unit: "m", isCovered: reached >= COVERED * needed }];
}

/** Kilometres on the flat alone, or with first climbs only, make nobody ready for a race over hills (convention). */
const FLAT_SHARE = 0.7;
const HIKED_SHARE = 0.85;

/** Long runs on hilly ground before a race over trails, where a sore place keeps them on the flat. */
function getClimbs({ athlete, reading }: PlanContext, competition: Competition, weeks: readonly PlanWeek[]): readonly DemandItem[] {
  const isFlat = reading.regions.some(({ hurts = [] }) => hurts.some((one) => one === "downhill" || one === "hills"));
  if (!isFlat || !racesOnTrails({ ...athlete, competitions: [competition] })) return [];
  const onHills = weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ code, coachNotes }) => code === "RL" && HILLY.test(coachNotes.strategy)).length;
  return [
    {
      name: "long runs with climbs and descents",
      needed: LEAST_CLIMBS,
      reached: onHills,
      inPlan: onHills,
      unit: "times",
      isCovered: onHills >= LEAST_CLIMBS,
    },
  ];
}

const LEAST_CLIMBS = 3;
const HILLY = /First climbs/u;

/** A longer run makes a better runner of 5 km, and nobody needs one of three times the distance to race it. */
function withoutNeedlessLongRun(demand: SeasonDemand, format: CompetitionFormat): SeasonDemand {
  const { longestRun } = demand;
  if (format.kind !== "running" || (format.distance ?? Infinity) > SHORT_RACE) return demand;
  return { ...demand, longestRun: { ...longestRun, floor: Math.min(longestRun.floor, 2 * SHORT_RACE) } };
}

const SHORT_RACE: Metres = 5000;

/** The longest run that a told limit leaves in the weeks of the longest runs. */
function limitOfRuns(context: PlanContext, { date }: Competition, easy: number): { readonly metres: Metres; readonly text: string } {
  const { runMinutes, runMetres } = limitedOn(context, addDays(date, -LONGEST_BEFORE)).health;
  const byMinutes = (60 * runMinutes) / easy;
  return byMinutes < runMetres
    ? { metres: byMinutes, text: `${runMinutes} minutes` }
    : { metres: runMetres, text: `${kilometres(runMetres)} km` };
}

/** Days. */
const LONGEST_BEFORE = 21;

/** From this share of their room on the days are full. */
const FULL = 0.95;
const HYROX_RUN = 8000;
const ROUNDING = 0.98;
/** "44 of 45 km" is no gap. */
const COVERED = 0.95;
/** What finishing asks for, as far as a plan towards it would not call it too little time. */
function enough(floor: number, toFinish: number): number {
  return Math.min(floor, Math.max(TIGHT * floor, toFinish));
}

const TIGHT = 0.86;

function item(name: string, floor: number, reached: number, inPlan: number): DemandItem {
  const own = Math.round(inPlan / 100) / 10;
  return {
    name,
    needed: kilometres(floor),
    // What the plan itself reaches is one number.
    reached: Math.abs(reached - inPlan) < SAME * inPlan ? own : kilometres(reached),
    inPlan: own,
    unit: "km",
    isCovered: reached >= COVERED * floor || kilometres(reached) >= kilometres(floor),
  };
}

/** Estimated and printed kilometres of one run differ by less. */
const SAME = 0.03;

/** Running as the page of a session prints it; where no line has metres, by its minutes. */
function printedMetres(session: Session, easy: number): Metres {
  const metres = Object.values(session.blocks)
    .flat()
    .filter(({ name }) => {
      const exercise = findExercise(name);
      return exercise !== undefined && cardioMode(exercise) === "run";
    })
    .reduce((sum, { sets = 1, dose }) => sum + sets * (dose.metres ?? 0), 0);
  return metres > 0 ? metres : sessionRunMetres(session, easy);
}

function printedWeek({ sessions }: PlanWeek, easy: number): Metres {
  return sessions.reduce((sum, session) => sum + (session.code === "RACE" ? 0 : printedMetres(session, easy)), 0);
}

/** The shortest run that counts as one of so many metres: whole kilometres are rounded. */
function leastCounted(metres: Metres): number {
  const rounded = kilometres(metres);
  return rounded < 10 ? rounded : rounded - 0.5;
}

function kilometres(metres: number): number {
  return metres < 9950 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000);
}
