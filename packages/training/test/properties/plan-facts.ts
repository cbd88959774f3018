import type { Athlete, Competition } from "#training/athlete/athlete.ts";
import { type Day, daysBetween } from "#training/calendar/day.ts";
import type { Exercise } from "#training/catalogue/exercise.ts";
import { EXERCISES } from "#training/catalogue/exercises.ts";
import type { ExerciseItem, Plan, PlanWeek, Session } from "#training/model/plan.ts";

/** A plan and its athlete, as the properties look at them: nothing here comes from the code that made the plan. */
export interface PlanFacts {
  readonly plan: Plan;
  readonly athlete: Athlete;
  /** In the order of the calendar. */
  readonly sessions: readonly Session[];
  /** Every session but the competitions themselves. */
  readonly training: readonly Session[];
}

/** What a property finds wrong; empty when it holds. */
export type Property = (facts: PlanFacts) => readonly string[];

export function planFacts(plan: Plan, athlete: Athlete): PlanFacts {
  const sessions = plan.weeks.flatMap((week) => week.sessions).toSorted((a, b) => a.date.localeCompare(b.date));
  return { plan, athlete, sessions, training: sessions.filter((session) => session.code !== "RACE") };
}

export function getLines(session: Session): readonly ExerciseItem[] {
  const known = LINES.get(session);
  if (known !== undefined) return known;
  const { warmup, skill, strength, mainWorkout, cooldown } = session.blocks;
  const lines = [...warmup, ...skill, ...strength, ...mainWorkout, ...cooldown];
  LINES.set(session, lines);
  return lines;
}

/** A dozen properties look at the same lines. */
const LINES = new WeakMap<Session, readonly ExerciseItem[]>();

/** Lines of the blocks that train, without warm-up and cooldown. */
export function getWork({ blocks }: Session): readonly ExerciseItem[] {
  return [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
}

const CATALOGUE: ReadonlyMap<string, Exercise> = new Map(EXERCISES.map((exercise) => [exercise.name, exercise]));

export function catalogued(name: string): Exercise | undefined {
  return CATALOGUE.get(name);
}

/** Sum of minutes × RPE without competitions (Foster). */
export function loadOfWeek(week: PlanWeek): number {
  return week.sessions
    .filter((session) => session.code !== "RACE")
    .reduce((sum, session) => sum + session.duration * session.intensityLevel * (isSimulation(session) ? SIMULATION_SHARE : 1), 0);
}

/** Simulations are tests: growth is measured without what they take beyond the usual session. */
const SIMULATION_SHARE = 0.65;

function isSimulation({ code, work }: Session): boolean {
  return code === "HX" && work?.purpose === "test";
}

/** Days before and after a competition in which a plan may do less (periodization.md section 6, the widest of every event). */
const WIDEST_TAPER = 21;
const WIDEST_RECOVERY = 28;
/** A race of priority C has no taper but two or three easy days. */
const EASY_BEFORE_C = 3;

/** Weeks whose volume a competition may have changed. */
export function isNearRace(week: PlanWeek, { athlete }: PlanFacts): boolean {
  return (athlete.competitions ?? []).some(({ date, priority }) => {
    const days = daysBetween(week.startDate, date);
    return days >= -WIDEST_RECOVERY && days < 7 + (priority === "C" ? EASY_BEFORE_C : WIDEST_TAPER);
  });
}

/** Competitions that fall into the plan. */
export function racesInside({ plan, athlete }: PlanFacts): readonly Competition[] {
  return (athlete.competitions ?? []).filter(({ date }) => isWithin(plan, date));
}

function isWithin(plan: Plan, date: Day): boolean {
  const days = daysBetween(plan.startDate, date);
  return days >= 0 && days < 7 * plan.weeks.length;
}

/** "w2d3 RT: message" */
export function at(session: Session, message: string): string {
  return `${session.id} ${session.code}: ${message}`;
}
