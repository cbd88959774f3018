import type { Day, Weekday } from "../calendar/day.ts";
import type { Region } from "../catalogue/exercise.ts";
import type { EffortChange } from "../model/effort-change.ts";
import type { PainReport } from "../injuries/check-in/check-in.ts";
import type { WeightUnit } from "../units/mass.ts";
import type { Kilograms, Metres, Minutes, Seconds, SecondsPer500Metres, Watts } from "../units/units.ts";

export type Focus = "hyrox" | "crossfit" | "running" | "triathlon" | "strength" | "powerlifting" | "general";

export const LEVELS = ["beginner", "intermediate", "advanced", "elite"] as const;
export type Level = (typeof LEVELS)[number];

/** Decides bar weight and ratio tables only; undefined uses the more careful column. */
export type Sex = "female" | "male";

/** The lifts an athlete can enter. */
export type BenchmarkLift = "backSquat" | "deadlift" | "benchPress" | "cleanAndJerk" | "snatch" | "overheadPress";

/** The day of single values of a group; a value without one is of the group's `recordedOn`. */
export type BenchmarkDates<Field extends string> = { readonly [field in Field]?: Day };

/** What logged sets say of a maximum that the plan works with. */
export interface LiftFromLog {
  readonly value: Kilograms;
  readonly sets: number;
  /** What lifts of another kind are estimated from: the value that was entered, as a squat that has moved says little of a press or a row. */
  readonly forRatios?: Kilograms;
}

export interface StrengthBenchmarks {
  /** One-repetition maxima. */
  readonly oneRepMax: { readonly [lift in BenchmarkLift]?: Kilograms };
  /** Lifts whose maximum is an estimate from the heavy work of the last block. */
  readonly fromLastBlock?: readonly BenchmarkLift[];
  /** Lifts whose maximum was taken over from logged sets: the estimate, of which `oneRepMax` is what loads are taken from, and its sets. */
  readonly fromLog?: { readonly [lift in BenchmarkLift]?: LiftFromLog };
  readonly recordedOn?: Day;
  readonly dates?: BenchmarkDates<BenchmarkLift>;
}

/** Maximum consecutive repetitions. */
export interface GymnasticsBenchmarks {
  readonly strictPullUps?: number;
  readonly handstandPushUps?: number;
  readonly barMuscleUps?: number;
  readonly ringMuscleUps?: number;
  readonly handstandWalk?: boolean;
  readonly recordedOn?: Day;
  readonly dates?: BenchmarkDates<"strictPullUps" | "handstandPushUps" | "barMuscleUps" | "ringMuscleUps" | "handstandWalk">;
}

/** Times of 500 m on the rower, in seconds: the one that long pieces go by, and the one from which the splits of the ski erg were reckoned. */
export interface ErgReference {
  readonly row: SecondsPer500Metres;
  readonly ski: SecondsPer500Metres;
}

export interface ConditioningBenchmarks {
  readonly row500m?: Seconds;
  readonly run5k?: Seconds;
  readonly run10k?: Seconds;
  /** Best average power over 20 minutes; functional threshold power is 0.95 of it. */
  readonly ftp20min?: Watts;
  /** ml/kg/min */
  readonly vo2Max?: number;
  /** What long rows and the ski erg go by since a newer sprint on the rower. */
  readonly ergs?: ErgReference;
  readonly recordedOn?: Day;
  readonly dates?: BenchmarkDates<"row500m" | "run5k" | "run10k" | "ftp20min" | "vo2Max">;
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
  /** The finish time aimed for, of a meet the total in kilograms; absent means to finish. */
  readonly goal?: Seconds;
  /** Entry of a Hyrox race; if absent, it is read from the name and type, else singles. */
  readonly entry?: "singles" | "doubles" | "relay";
  /** The partner's 10 km time, of a doubles race. */
  readonly partnerRun10k?: Seconds;
  /** The athlete was told that there is too little time and starts all the same. */
  readonly isConfirmed?: boolean;
}

/** A number of recent training and where it comes from: counted from logged work, or what the athlete said. */
export interface Known {
  readonly value: number;
  readonly source: "logged" | "told";
}

/** Domains of training that have years of their own. */
export type TrainingDomain = "run" | "lift" | "gymnastics" | "swim" | "bike";

/** What the athlete did lately; what is absent takes the default of the level, and the plan says so (race-demands.md section 1). */
export interface TrainingHistory {
  /** Metres of running a week, the mean of the last four full weeks. */
  readonly weeklyRun?: Known;
  /** The longest run of the last four weeks in metres. */
  readonly longestRun?: Known;
  /** Runs a week, the mean of the last four weeks. */
  readonly runsPerWeek?: Known;
  /** Minutes of all training a week, the mean of the last four full weeks. */
  readonly weeklyMinutes?: Known;
  /** The longest ride of the last six weeks in minutes. */
  readonly longestRide?: Known;
  /** Metres swum without a stop. */
  readonly longestSwim?: Known;
  /** The best mean of eight weeks and the longest run of the last twelve months, in metres. */
  readonly bestWeeklyRun?: Metres;
  readonly longestRunOfYear?: Metres;
  readonly trainingYears?: { readonly [domain in TrainingDomain]?: number };
  /** An injury in the last twelve months: volume grows more slowly. */
  readonly wasInjured?: boolean;
}

/** Days without training, both ends included; known beforehand or told afterwards. */
export interface Absence {
  readonly reason: "illness" | "holiday" | "missed";
  readonly from: Day;
  readonly to: Day;
}

/** Days with less of everything, both ends included: the first week of an injury. A share of 1 only dates the report of a slight one. */
export interface Easing {
  readonly from: Day;
  readonly to: Day;
  /** Share of the usual minutes. */
  readonly share: number;
  /** A step of a return that check-ins or a professional decided, and no report. */
  readonly isStep?: true;
  /** The step is a professional's yes: to S3, or where it was a careful one to S2 (return-ladders.md section 2). */
  readonly cleared?: "carefully" | "fully";
  /** Nothing hard. */
  readonly onlyEasy?: boolean;
  /** What was reported; absent: everything. */
  readonly regions?: readonly Region[];
}

/** When a line of `injuries` was told during the plan. */
export interface InjuryReport {
  readonly on: Day;
  /** A professional's yes. */
  readonly isYes?: true;
}

/** What a sport needs that no gym has. */
export type OwnKit = "bicycle" | "pool";

/** What a barbell lift needs beside the bar. */
export type LiftKit = "rack" | "bench";

/** Days without it, both included; the last is not known before it is there again. */
export interface LeftBehind {
  readonly kit: readonly OwnKit[];
  readonly from: Day;
  readonly to?: Day;
}

/** Days on which the athlete asked for less. */
export interface LighterDays extends Easing {
  /** Nothing hard. */
  readonly onlyEasy: boolean;
  /** No session is longer. */
  readonly mostMinutes?: Minutes;
  /** There is little time: a hard day less a week, and a deload that is near comes now. */
  readonly isBusy?: true;
}

/** Two days of one week whose training changed places because the athlete wished it; one of them may be free. */
export interface Move {
  readonly from: Day;
  readonly to: Day;
}

/** Another exercise that the athlete does in one session, for every line of the first. */
export interface Swap {
  readonly sessionId: string;
  /** Names of the catalogue. */
  readonly exercise: string;
  readonly by: string;
  /** It came with the plan: the athlete did not choose it. */
  readonly isSuggested?: true;
}

/** Everything the engine knows of a person. Unknown is absent, never zero. */
export interface Athlete {
  readonly level: Level;
  readonly focus: Focus;
  readonly age?: number;
  readonly sex?: Sex;
  readonly bodyWeight?: Kilograms;
  /** Centimetres. */
  readonly height?: number;
  readonly trainingYears?: number;
  readonly history?: TrainingHistory;
  /** Whose plates load the bar and in what weights are written; absent means kilograms. Loads are kept in kilograms. */
  readonly units?: WeightUnit;
  readonly strength: StrengthBenchmarks;
  readonly gymnastics: GymnasticsBenchmarks;
  readonly conditioning: ConditioningBenchmarks;
  /** Free text as the athlete wrote it. */
  readonly injuries?: string;
  /** Dates of the last lines of `injuries`, in their order; the lines before them are as old as the plan. */
  readonly injuryReports?: readonly InjuryReport[];
  /** Free text as the athlete wrote it. */
  readonly dislikes?: string;
  /** Catalogue equipment keys the athlete has; absent means a fully equipped gym. */
  readonly equipment?: readonly string[];
  /** When what the athlete's own sport needs was not at hand: a list of equipment was told that lacks it. */
  readonly leftBehind?: readonly LeftBehind[];
  /** In `equipment` only because of the lifts that they told. */
  readonly assumedKit?: readonly LiftKit[];
  readonly availability: Availability;
  /** In any order; those that are past or far ahead change nothing. */
  readonly competitions?: readonly Competition[];
  readonly absences?: readonly Absence[];
  readonly easings?: readonly Easing[];
  /** How painful regions took sessions and the mornings after them, in any order. */
  readonly painReports?: readonly PainReport[];
  readonly lighterDays?: readonly LighterDays[];
  /** What the last sessions of a kind changed, because they felt harder or easier than planned. */
  readonly efforts?: readonly EffortChange[];
  /** In the order they were wished. */
  readonly moves?: readonly Move[];
  readonly swaps?: readonly Swap[];
}
