import type { Athlete } from "../athlete/athlete.ts";
import { assessCapacities, type Capacities } from "../athlete/capacities.ts";
import { healthLoading } from "../health/loading.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import { availableAthlete } from "../free-text/within-days.ts";
import { readAthlete } from "../injuries/read-injuries.ts";
import { readingLater } from "../injuries/reading-later.ts";
import { statedOn } from "../injuries/return-ladder/next-step.ts";
import { type StressLimits, stressLimits } from "../injuries/limits/stress-limits.ts";
import { loadingLevel, type LoadingLimits, loadingLimits } from "../physiology/loading-limits.ts";
import { startingAthlete } from "../plan/continuation/starting-athlete.ts";
import type { ExerciseItem, Plan, PlanWeek, Session, Violation } from "../model/plan.ts";
import type { Race } from "../season/demand/races/race.ts";
import { easySecondsPerMetre } from "../week/run/long-run-progression.ts";
import { getRaces } from "../season/demand/races/race-calendar.ts";

/** Facts that all rules share, computed once. */
export interface RuleFacts {
  readonly plan: Plan;
  readonly athlete: Athlete;
  /** The sessions that were made for these circumstances: all but those an adjusted plan kept. */
  readonly sessions: readonly Session[];
  readonly everySession: readonly Session[];
  readonly capacities: Capacities;
  readonly reading: InjuryReading;
  /** What holds on a day: a pregnancy and weeks of training go on, slight complaints take their steps back. */
  readonly on: (date: Day) => DayFacts;
  readonly races: readonly Race[];
  /** Seconds per metre of easy running. */
  readonly easy: number;
}

export interface DayFacts {
  readonly reading: InjuryReading;
  readonly limits: StressLimits;
  readonly loading: LoadingLimits;
}

/** One invariant of plans: what breaks it. */
export type Rule = (facts: RuleFacts) => readonly Violation[];

export function ruleFacts(plan: Plan, entered: Athlete): RuleFacts {
  const reading = readAthlete(entered, plan.startDate, plan.firstMacroWeek - 1);
  const athlete = availableAthlete(startingAthlete(entered, plan.startsFrom, plan.startDate), reading);
  const everySession = plan.weeks.flatMap((week) => week.sessions);
  const kept = new Set(plan.adjusted?.kept);
  const capacities = assessCapacities(athlete, plan.startDate);
  return {
    plan,
    athlete,
    sessions: kept.size === 0 ? everySession : everySession.filter((session) => !kept.has(session.id)),
    everySession,
    capacities,
    easy: easySecondsPerMetre({ level: loadingLevel(athlete.level, athlete.trainingYears), capacities }),
    reading,
    on: dayFacts(entered, reading, plan.startDate),
    races: getRaces(athlete, plan.startDate, plan.weeks.length).races,
  };
}

function dayFacts(athlete: Athlete, reading: InjuryReading, start: Day): (date: Day) => DayFacts {
  const weeks = new Map<string, DayFacts>();
  const byReading = new Map<InjuryReading, DayFacts>();
  const told = statedOn(start, athlete.easings);
  const since = (from: Day, date: Day): number => Math.max(0, Math.floor(daysBetween(from, date) / 7));
  return (date) => {
    const after = { health: since(start, date), injury: since(told, date) };
    const key = `${after.health} ${after.injury}`;
    const known = weeks.get(key);
    if (known !== undefined) return known;
    const later = readingLater(athlete, reading, start, after);
    const found = byReading.get(later) ?? {
      reading: later,
      limits: stressLimits(later, athlete),
      loading: healthLoading(loadingLimits(athlete), later.health.limits),
    };
    byReading.set(later, found);
    weeks.set(key, found);
    return found;
  };
}

/** All lines of a session, in the order of the day. */
export function getItems(session: Session): readonly ExerciseItem[] {
  const known = LINES.get(session);
  if (known !== undefined) return known;
  const { warmup, skill, strength, mainWorkout, cooldown } = session.blocks;
  const lines = [...warmup, ...skill, ...strength, ...mainWorkout, ...cooldown];
  LINES.set(session, lines);
  return lines;
}

/** A dozen rules look at the same lines. */
const LINES = new WeakMap<Session, readonly ExerciseItem[]>();

/** True when an adjustment found the week begun or over, or some of it done, so that it could not be made as one. */
export function isBegun({ plan: { adjusted } }: RuleFacts, week: PlanWeek): boolean {
  if (adjusted === undefined) return false;
  return week.startDate < adjusted.on || week.sessions.some((session) => adjusted.kept.includes(session.id));
}

export function inSession(rule: string, session: Session, message: string): Violation {
  return { rule, message: `${session.title}: ${message}`, week: session.week, sessionId: session.id };
}

export function inWeek(rule: string, week: number, message: string): Violation {
  return { rule, message, week };
}
