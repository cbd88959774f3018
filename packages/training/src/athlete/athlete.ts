import type { Day, Weekday } from "../calendar/day.ts";
import type { Kilograms, Seconds, Watts } from "../units/units.ts";

export type Focus = "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general";

export type Level = "beginner" | "intermediate" | "advanced" | "elite";

/** Decides bar weight and ratio tables only; undefined uses the more careful column. */
export type Sex = "female" | "male";

/** The five lifts an athlete can enter. */
export type BenchmarkLift = "backSquat" | "deadlift" | "cleanAndJerk" | "snatch" | "overheadPress";

export interface StrengthBenchmarks {
  /** One-repetition maxima. */
  readonly oneRepMax: { readonly [lift in BenchmarkLift]?: Kilograms };
  readonly recordedOn?: Day;
}

/** Maximum consecutive repetitions. */
export interface GymnasticsBenchmarks {
  readonly strictPullUps?: number;
  readonly handstandPushUps?: number;
  readonly barMuscleUps?: number;
  readonly ringMuscleUps?: number;
  readonly handstandWalk?: boolean;
  readonly recordedOn?: Day;
}

export interface ConditioningBenchmarks {
  readonly row500m?: Seconds;
  readonly run5k?: Seconds;
  readonly run10k?: Seconds;
  /** Best mean power over 20 minutes; functional threshold power is 0.95 of it. */
  readonly ftp20min?: Watts;
  /** ml/kg/min */
  readonly vo2Max?: number;
  readonly recordedOn?: Day;
}

export interface Availability {
  /** 3 to 7. */
  readonly daysPerWeek: number;
  /** The weekdays the athlete can train; absent means any. */
  readonly weekdays?: readonly Weekday[];
  /** Minutes available on a weekday; absent means no limit. */
  readonly minutes?: { readonly [weekday in Weekday]?: number };
  readonly longDay?: Weekday;
}

export interface Competition {
  readonly name?: string;
  /** Free text; `catalogue/` maps it to a race format. */
  readonly type?: string;
  readonly date: Day;
  readonly priority: "A" | "B" | "C";
}

/** Everything the engine knows of a person. Unknown is absent, never zero. */
export interface Athlete {
  readonly level: Level;
  readonly focus: Focus;
  readonly age?: number;
  readonly sex?: Sex;
  readonly bodyWeight?: Kilograms;
  readonly trainingYears?: number;
  readonly strength: StrengthBenchmarks;
  readonly gymnastics: GymnasticsBenchmarks;
  readonly conditioning: ConditioningBenchmarks;
  /** Free text as the athlete wrote it. */
  readonly injuries?: string;
  /** Free text as the athlete wrote it. */
  readonly dislikes?: string;
  /** Catalogue equipment keys the athlete has; absent means a fully equipped gym. */
  readonly equipment?: readonly string[];
  readonly availability: Availability;
  readonly competition?: Competition;
}
