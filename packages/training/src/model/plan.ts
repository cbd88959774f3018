import type { Focus, Level } from "../athlete/athlete.ts";
import type { Day, Weekday } from "../calendar/day.ts";
import type { Kilograms, Metres, Minutes, Seconds, Watts } from "../units/units.ts";

import type { PlanDemand } from "./plan-demand.ts";
import type { QualityWork, UpdatedBenchmark } from "./quality-work.ts";
import type { StartingPoint } from "./starting-point.ts";

export type Phase = "foundation" | "development" | "performance";

/** What a week is for, counted back from the race (race-demands.md table 4.1); "recovery" are the weeks after one. */
export type SeasonPhase = "base" | "build" | "specific" | "taper" | "recovery";

export type SessionType = "strength" | "conditioning" | "skill" | "recovery" | "mixed";

/**
 * Codes of the sessions of a week (microcycles.md section 1). The first letters say the kind: S strength, R run, M mixed workout (metcon),
 * P powerlifting, SW swim, B bike, OL Olympic lifting, GY gymnastics, HX Hyrox, EI and ZE engine. The next one says which: F full body, L legs
 * or long, U upper body, M medium, I intervals, T threshold or technique, E easy. What follows is a variant: m moderate or with a medium
 * workout, 2 the second of its kind in the week, s with short strength, E with easy engine work.
 */
export type SessionCode =
  | "SF" // heavy full-body strength
  | "SFm" // moderate full-body strength
  | "SL" // heavy leg strength
  | "SL2" // the second heavy leg session
  | "SU" // upper-body strength
  | "SU2" // upper-body volume
  | "SUE" // upper-body strength with easy erg
  | "OLs" // Olympic lifting and squats
  | "SLm" // leg strength with a workout
  | "GY" // gymnastics
  | "GYE" // gymnastics with easy engine work
  | "ML" // the long workout
  | "MM" // the medium workout
  | "HX" // compromised running
  | "RI" // the interval run
  | "RT" // the threshold run
  | "RL" // the long run
  | "RE" // an easy run
  | "REs" // an easy run with short strength
  | "ZE" // easy engine work
  | "RC" // recovery
  | "PS" // heavy squats
  | "PB" // heavy bench press
  | "PD" // heavy deadlifts
  | "PV" // bench volume
  | "PT" // squat technique
  | "SWs" // swim and strength
  | "SW" // the swim
  | "BQ" // the hard ride
  | "EI" // engine intervals
  | "BK" // the long ride
  | "RACE"; // the race

export type BlockName = "warmup" | "strength" | "skill" | "mainWorkout" | "cooldown";

/** A load and where it comes from. */
export interface Load {
  /** Total on the bar, or of one implement when `perHand`. */
  readonly kilograms: Kilograms;
  readonly perHand: boolean;
  /** Weight of the empty bar; absent when the load is not on a barbell. */
  readonly bar?: Kilograms;
  /** Name of the lift whose one-repetition maximum was used. */
  readonly lift?: string;
  readonly oneRepMax?: Kilograms;
  /** Percent of `oneRepMax` before rounding, e.g. 75. */
  readonly percent?: number;
  /** True when `oneRepMax` was estimated from other lifts. */
  readonly estimated: boolean;
}

/** A target speed: `fastest` <= `slowest`, both in seconds per `per`. */
export interface Pace {
  readonly zone: "recovery" | "easy" | "marathon" | "threshold" | "interval" | "repetition" | "race";
  readonly fastest: Seconds;
  readonly slowest: Seconds;
  readonly per: "km" | "500m" | "100m";
  readonly estimated: boolean;
}

export interface Power {
  readonly low: Watts;
  readonly high: Watts;
  readonly estimated: boolean;
}

/** One line of a block. The text fields are for people, `dose`, `load`, `pace`, `power` and `rpe` say the same for machines. */
export interface ExerciseItem {
  readonly id: string;
  /** A name of the catalogue. */
  readonly name: string;
  readonly sets?: number;
  /** "5", "8 each side", "21-15-9" */
  readonly reps?: string;
  /** "105 kg", "2 × 16 kg" */
  readonly weight?: string;
  /** "20 min", "45 s" */
  readonly duration?: string;
  /** "1,000 m", "12.4 km" */
  readonly distance?: string;
  /** "RPE 7", "4:38–4:45 /km", "180–195 W" */
  readonly intensity?: string;
  readonly notes?: string;
  readonly description?: string;
  /** "2:30" */
  readonly restBetweenSets?: string;
  readonly substitutions?: readonly string[];
  readonly dose: {
    /** Per set. */
    readonly reps?: number;
    readonly seconds?: Seconds;
    readonly metres?: Metres;
    /** Metres of climb of the whole line, in a run on hilly ground. */
    readonly climb?: Metres;
    /** Between sets. */
    readonly restSeconds?: Seconds;
    /** Time this line takes with its rests; a block's minutes are the sum of these. */
    readonly totalSeconds: Seconds;
  };
  readonly load?: Load;
  readonly pace?: Pace;
  readonly power?: Power;
  readonly rpe?: number;
  /** Why this number: one sentence a coach would say. */
  readonly why?: string;
  /** Set when injury, equipment, gate or dislike replaced another exercise. */
  readonly replaced?: { readonly name: string; readonly reason: string };
}

/** How the main workout is done and scored. */
export interface MainFormat {
  readonly kind: "for-time" | "amrap" | "emom" | "intervals" | "tempo" | "steady" | "rounds";
  /** "4 rounds for time", "AMRAP 12" */
  readonly label: string;
  readonly rounds?: number;
  readonly capMinutes?: Minutes;
  /** What to aim for: "26:00", "6 rounds" */
  readonly target?: string;
}

export interface CoachNotes {
  readonly stimulus: string;
  readonly strategy: string;
  readonly substitutions: string;
  readonly warmup: string;
}

export interface Session {
  /** Stable within the plan: "w2d3". */
  readonly id: string;
  readonly code: SessionCode;
  readonly title: string;
  readonly description: string;
  readonly type: SessionType;
  /** 1-based week of the plan. */
  readonly week: number;
  /** 1-based training day within the week. */
  readonly day: number;
  readonly weekday: Weekday;
  readonly date: Day;
  readonly duration: Minutes;
  readonly phase: Phase;
  readonly isDeload: boolean;
  /** Planned session RPE, 1-10. */
  readonly intensityLevel: number;
  /** 1-10 */
  readonly complexity: number;
  readonly trainingIntent: string;
  readonly movementFocus: readonly string[];
  readonly hard: boolean;
  readonly heavyLower: boolean;
  readonly blocks: { readonly [name in BlockName]: readonly ExerciseItem[] };
  readonly mainFormat?: MainFormat;
  /** The hard endurance part: a rung of the ladder of its stimulus. */
  readonly work?: QualityWork;
  /** For a test: the numbers of the athlete that its result replaces. */
  readonly updates?: readonly UpdatedBenchmark[];
  readonly coachNotes: CoachNotes;
  /** Session load in arbitrary units: minutes × RPE (Foster). */
  readonly load: number;
  /** The share of `load` that counts as strength and skill; the rest is endurance. */
  readonly ironLoad: number;
  /** Planned kilograms lifted: sum of sets × reps × load. */
  readonly tonnage: Kilograms;
  /** Planned metres covered on foot, bike, erg or in water. */
  readonly distance: Metres;
}

export interface PlanWeek {
  readonly week: number;
  readonly macroWeek: number;
  readonly phase: Phase;
  /** The name that is shown: it follows the race, where `phase` counts macro weeks. */
  readonly season?: SeasonPhase;
  readonly isDeload: boolean;
  readonly startDate: Day;
  readonly sessions: readonly Session[];
}

/** Something the athlete should know about how the plan was made. */
export interface PlanNote {
  readonly kind:
    | "estimate"
    | "missing"
    | "injury"
    | "wish"
    | "wish-not-met"
    | "substitution"
    | "data-quality"
    | "taper"
    | "away"
    | "weak-link"
    | "progress";
  readonly text: string;
}

/** Red flags in the athlete's text: no training is given, the text says where to go. */
export interface Referral {
  readonly classes: readonly string[];
  readonly text: string;
}

export interface Plan {
  readonly title: string;
  readonly description: string;
  readonly focus: Focus;
  readonly level: Level;
  readonly durationWeeks: number;
  readonly sessionsPerWeek: number;
  /** A Monday. */
  readonly startDate: Day;
  readonly firstMacroWeek: number;
  readonly weeks: readonly PlanWeek[];
  readonly notes: readonly PlanNote[];
  /** What the race that the plan leads to asks for; absent without a race whose demand is known. */
  readonly demand?: PlanDemand;
  /** For a continuation: what the block before it left. */
  readonly startsFrom?: StartingPoint;
  /** Absent in a plan that was never adjusted. */
  readonly adjusted?: AdjustedPart;
}

/** How far a plan was settled when it was last adjusted. */
export interface AdjustedPart {
  /** The first day that was built anew. */
  readonly on: Day;
  /**
   * Ids of the sessions that were past or had an outcome. They were made for the circumstances of their time, which no rule
   * holds them to afterwards.
   */
  readonly kept: readonly string[];
  /** Counts the adjustments, so that they are taken back in order. */
  readonly revision: number;
}

export type PlanResult = { readonly kind: "plan"; readonly plan: Plan } | { readonly kind: "referral"; readonly referral: Referral };

/** A broken invariant, as `validatePlan` reports it. */
export interface Violation {
  readonly rule: string;
  readonly message: string;
  readonly week?: number;
  readonly sessionId?: string;
}
