import { type Day, daysBetween } from "../../calendar/day.ts";
import { HYROX_STATIONS, hyroxLoad } from "../../catalogue/race-formats.ts";
import { exercisePicker } from "../../selection/exercise-picker.ts";
import { getDivision } from "../../athlete/hyrox-division.ts";
import { nextClimb, statedOn } from "../../injuries/return-ladder/next-step.ts";
import { runReturn } from "../../injuries/return-ladder/run-rows.ts";
import type { RunReturn } from "../../injuries/return-ladder/run-return.ts";
import type { ExerciseItem, PlanWeek, Session, Violation } from "../../model/plan.ts";
import { stationCare } from "../../injuries/limits/station-care.ts";
import type { Seconds } from "../../units/units.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import { isBeforeRace } from "../../season/race-window.ts";
import { inSession, inWeek, isBegun, getItems, type Rule, type RuleFacts } from "../rule.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";

/**
 * What the head of a plan says about a sore region binds every session (return-ladders.md sections 4 and 5): the longest run with its warm-up, the
 * days between runs, the first week of running, tests of running, loads and amounts of stations, and the drills that decide a step.
 */
export const returnStages: Rule = (facts) => {
  // Red flags leave no workout at all: the rule of injuries says so.
  if (facts.reading.redFlags.length > 0) return [];
  if (facts.reading.regions.length === 0 && facts.reading.health.findings.length === 0) return [];
  return [...runProblems(facts), ...firstWeekProblems(facts), ...stationProblems(facts), ...gateProblems(facts)];
};

function rowOn({ on }: RuleFacts, date: Day): RunReturn | undefined {
  const { reading } = on(date);
  return runReturn(reading.regions, reading.health.limits);
}

/** Lines are in whole and half minutes. */
const ROUNDING: Seconds = 60;

function runProblems(facts: RuleFacts): Violation[] {
  const problems: Violation[] = [];
  let last: Day | undefined;
  for (const session of facts.sessions.filter(({ code }) => code !== "RACE")) {
    const row = rowOn(facts, session.date);
    const seconds = runSeconds(session);
    const isNextDay = last !== undefined && daysBetween(last, session.date) < 2;
    if (seconds > 0) last = session.date;
    if (row === undefined || seconds === 0) continue;
    if (isNextDay && (row.kind === "run-walk" || row.alternates === true))
      problems.push(inSession("return-stages", session, "running on two days in a row"));
    if (row.kind === "runs" && seconds > 60 * (row.longest ?? Number.POSITIVE_INFINITY) + ROUNDING)
      problems.push(
        inSession("return-stages", session, `${Math.round(seconds / 60)} min of running, at most ${row.longest ?? 0} are kept`),
      );
    const longest = Math.max(...getItems(session).map(({ name, dose }) => (name === "Run-walk intervals" ? (dose.seconds ?? 0) : 0)));
    if (row.kind === "run-walk" && longest > row.run)
      problems.push(inSession("return-stages", session, `runs of ${longest} s before their step`));
    if (session.updates?.some((one) => one.startsWith("run")) === true)
      problems.push(inSession("return-stages", session, "a running test while faster runs are stopped"));
  }
  return problems;
}

/** Share of the minutes told before; less than half an hour is a first rung at any volume. */
const FIRST_WEEK = 0.5;
const LEAST_FIRST_WEEK: Seconds = 2160;
/** In a deload the minutes stay below those of the week before. */
const DELOAD_TOLERANCE = 1.05;

function firstWeekProblems(facts: RuleFacts): Violation[] {
  const told = facts.athlete.history?.weeklyRun?.value;
  return facts.plan.weeks.flatMap((week, index): Violation[] => {
    const before = facts.plan.weeks[index - 1];
    if (before === undefined || isBegun(facts, week) || isBegun(facts, before)) return [];
    const row = rowOn(facts, week.startDate);
    const isReturning = facts.on(week.startDate).reading.regions.some(({ running }) => running !== undefined && running !== "free");
    if (row === undefined || !isReturning) return [];
    const [now, then] = [weekSeconds(week), weekSeconds(before)];
    if (now === 0 && row.kind === "run-walk" && runsInFocus(facts, week) && canDo(facts, week.startDate, "Run-walk intervals"))
      return [inWeek("return-stages", week.week, "none of the runs with walks that are kept")];
    if (then === 0 && told !== undefined && now > Math.max(LEAST_FIRST_WEEK, FIRST_WEEK * told * facts.easy))
      return [inWeek("return-stages", week.week, `${Math.round(now / 60)} min of running in its first week`)];
    const isCareful = row.kind === "run-walk" || row.alternates === true;
    if (isCareful && week.isDeload && then > 0 && now > DELOAD_TOLERANCE * then)
      return [inWeek("return-stages", week.week, `the deload has ${Math.round(now / 60)} min of running after ${Math.round(then / 60)}`)];
    return [];
  });
}

/** Whether a whole week without a race has a day for who runs twice a week or more. */
function runsInFocus({ athlete }: RuleFacts, { sessions }: PlanWeek): boolean {
  const isQuiet = sessions.every(({ code, updates }) => code !== "RACE" && code !== "RC" && updates === undefined);
  return isQuiet && sessions.length >= 4 && FOCUS_TRAITS[athlete.focus].runsInRaces && (athlete.history?.runsPerWeek?.value ?? 0) >= 2;
}

function weekSeconds({ sessions }: PlanWeek): Seconds {
  return sessions.reduce((sum, session) => sum + (session.code === "RACE" ? 0 : runSeconds(session)), 0);
}

const STATIONS = new Map(HYROX_STATIONS.map((station) => [station.exercise, station]));
/** The next weight or stretch that exists. */
const NEXT = { kilograms: 6, amount: 12.5 } as const;

function stationProblems({ sessions, on, athlete }: RuleFacts): Violation[] {
  return sessions
    .filter(({ code }) => code !== "RACE")
    .flatMap((session) =>
      getItems(session).flatMap((item) => {
        const station = STATIONS.get(item.name);
        const care = station === undefined ? 1 : stationCare(on(session.date), item.name);
        // What strength work carries follows the body weight.
        if (station === undefined || care === 1 || item.why?.includes("of the race's") !== true) return [];
        const race = hyroxLoad(station, getDivision(athlete, session.date));
        const isHeavy = race !== undefined && (item.load?.kilograms ?? 0) > care * race + NEXT.kilograms;
        const whole = station.metres ?? station.reps ?? Number.POSITIVE_INFINITY;
        const isMuch = item.sets === undefined && getAmount(item) > care * whole + NEXT.amount;
        return isHeavy || isMuch
          ? [inSession("return-stages", session, `${item.name} is more than ${Math.round(100 * care)}% of the race`)]
          : [];
      }),
    );
}

function getAmount({ dose }: ExerciseItem): number {
  return dose.metres ?? dose.reps ?? 0;
}

/** The week before a step holds one of the drills that decide it, if any of its sessions warms up for something. */
function gateProblems(facts: RuleFacts): Violation[] {
  // An adjusted week keeps sessions that were made for other days.
  if (facts.plan.adjusted !== undefined) return [];
  const told = statedOn(facts.plan.startDate, facts.athlete.easings);
  return facts.plan.weeks.flatMap((week): Violation[] => {
    const sessions = week.sessions.filter(({ code }) => !WITHOUT_WARM_UP.has(code));
    const last = sessions.at(-1);
    if (isBegun(facts, week) || last === undefined || week.startDate < told || isBeforeRace(facts.races, last.date)) return [];
    // A step is taken so many weeks after the day it was told, which need not be a Monday.
    const since = Math.floor(daysBetween(told, last.date) / 7);
    return facts.on(last.date).reading.regions.flatMap((finding): Violation[] => {
      const next = nextClimb(finding);
      if (next?.week !== since + 1) return [];
      const isThere = (names: readonly string[]): boolean => sessions.some((session) => holds(session, names));
      return next.drills
        .filter(({ names }) => names.some((name) => canDo(facts, last.date, name)) && !isThere(names))
        .map(({ names }) => inWeek("return-stages", week.week, `no ${names.join(" or ")} before the step of the ${finding.region}`));
    });
  });
}

/** Whether injuries, health, equipment and dislikes leave an exercise. */
function canDo({ athlete, on }: RuleFacts, date: Day, name: string): boolean {
  const { reading, limits } = on(date);
  return exercisePicker(athlete, reading, limits).allows(name);
}

const WITHOUT_WARM_UP: ReadonlySet<string> = new Set(["RC", "SW", "SWs", "RACE"]);

function holds(session: Session, names: readonly string[]): boolean {
  return getItems(session).some(({ name, notes }) => names.includes(name) && notes?.startsWith("Test for") === true);
}
