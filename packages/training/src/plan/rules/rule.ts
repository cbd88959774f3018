import type { Athlete } from "../../athlete/athlete.ts";
import { assessCapacities, type Capacities } from "../../athlete/capacities.ts";
import type { InjuryReading } from "../../injuries/injury.ts";
import { readInjuries } from "../../injuries/read-injuries.ts";
import { type StressLimits, stressLimits } from "../../injuries/stress-limits.ts";
import { type LoadingLimits, loadingLimits } from "../../physiology/loading-limits.ts";
import type { ExerciseItem, Plan, Session, Violation } from "../plan.ts";
import { type Race, raceOf } from "../race.ts";

/** What the rules need, worked out once. */
export interface RuleFacts {
  readonly plan: Plan;
  readonly athlete: Athlete;
  readonly sessions: readonly Session[];
  readonly capacities: Capacities;
  readonly reading: InjuryReading;
  readonly limits: StressLimits;
  readonly loading: LoadingLimits;
  readonly race: Race | undefined;
}

/** One invariant of plans: what breaks it. */
export type Rule = (facts: RuleFacts) => readonly Violation[];

export function ruleFacts(plan: Plan, athlete: Athlete): RuleFacts {
  const reading = readInjuries(athlete.injuries ?? "", plan.startDate);
  return {
    plan,
    athlete,
    sessions: plan.weeks.flatMap((week) => week.sessions),
    capacities: assessCapacities(athlete, plan.startDate),
    reading,
    limits: stressLimits(reading),
    loading: loadingLimits(athlete),
    race: raceOf(athlete, plan.startDate, plan.weeks.length),
  };
}

/** All lines of a session, in the order of the day. */
export function itemsOf(session: Session): readonly ExerciseItem[] {
  const { warmup, skill, strength, mainWorkout, cooldown } = session.blocks;
  return [...warmup, ...skill, ...strength, ...mainWorkout, ...cooldown];
}

export function inSession(rule: string, session: Session, message: string): Violation {
  return { rule, message: `${session.title}: ${message}`, week: session.week, sessionId: session.id };
}

export function inWeek(rule: string, week: number, message: string): Violation {
  return { rule, message, week };
}
