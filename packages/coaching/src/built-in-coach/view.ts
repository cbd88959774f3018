import type { Athlete, Capacities, Competition, Day, DistanceUnit, InjuryReading, Plan, SessionOutcome } from "@ironpace/training";

/** Everything the built-in coach knows of the athlete it talks to: their own rows and nothing else. */
export interface CoachView {
  readonly today: Day;
  readonly firstName?: string;
  /** Level, focus and days a week have a value also when nobody entered one: see `assumed`. */
  readonly athlete: Athlete;
  readonly assumed: readonly ("level" | "focus" | "days")[];
  /** What distances and paces are written in. Weights are in `athlete.units`. */
  readonly distances: DistanceUnit;
  readonly capacities: Capacities;
  readonly injuries: InjuryReading;
  readonly plan?: ActivePlan;
  /** The upcoming ones, the next first. */
  readonly competitions: readonly UpcomingCompetition[];
  /** Work of the last four weeks, the latest first. */
  readonly performed: readonly PerformedWork[];
  readonly goals: { readonly shortTerm?: string; readonly longTerm?: string };
}

export interface ActivePlan {
  /** Id of a session in the plan → row of training_sessions. */
  readonly rows: ReadonlyMap<string, string>;
  readonly id: string;
  readonly plan: Plan;
  readonly outcomes: readonly SessionOutcome[];
}

export interface UpcomingCompetition extends Competition {
  /** Row of competitions; absent for the race of the profile. */
  readonly id?: string;
  readonly location?: string;
  readonly target?: string;
}

export interface PerformedWork {
  readonly on: Day;
  readonly title?: string;
  readonly minutes?: number;
  readonly rpe?: number;
  /** Minutes × RPE. */
  readonly load?: number;
}
