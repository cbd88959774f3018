import type { ClockState } from "#ui/training/timers/use-work-clock.ts";
import { isLongDistance, metricOfExercise, type ScoreScale, type SetMeasure, type SetMetric } from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import type { Units } from "#backend/preferences/units.ts";
import type { ClockDraft } from "#ui/training/timers/work-clock.tsx";
import type { ClockSetting } from "#ui/training/timers/clock-setting.ts";
import type { RestState } from "#ui/training/timers/use-rest-timer.ts";
import type { DraftFormat, PlannedLine, TickLine } from "./runner/planned-line.ts";

/** Where a session comes from: the plan, the own log, a workout, nowhere; or it is one of the ledger that is opened again. */
export const ORIGINS = ["plan", "own", "workout", "free", "done"] as const;
export type Origin = (typeof ORIGINS)[number];

export type SetType = "warmup" | "working" | "drop" | "failure";

/** One set as it is typed. Empty is what was not given. */
export interface DraftSet {
  readonly id: string;
  readonly type: SetType;
  readonly typed: Readonly<Partial<Record<SetMeasure, string>>>;
  readonly rpe: string;
  /** Ticked: it counts. */
  readonly done: boolean;
  /** It was ticked once, so the server may have it. */
  readonly wasDone: boolean;
  /** ISO; when it was last changed on this device, or what the server has. */
  readonly updatedAt: string;
}

export interface DraftExercise {
  readonly key: string;
  readonly name: string;
  readonly metric: SetMetric;
  readonly distanceUnit: DistanceName;
  readonly perHand: boolean;
  /** Seconds between sets. */
  readonly rest: number;
  /** What the plan asks for: "5 × 4 at 112.5 kg". */
  readonly planned?: string;
  readonly plan?: PlannedLine;
  /** Lighter sets on the way up to it, where the warm-up of the session does not build up to it; ticked, not logged. */
  readonly ramp?: readonly TickLine[];
  /** Weight of the empty bar, kilograms, where it is known. */
  readonly bar?: number;
  /** Exercises with the same one are done in alternation. */
  readonly superset?: string;
  /** Another set is appended after the last one until the athlete moves on: for exercises that were not planned. */
  readonly grows?: boolean;
  readonly sets: readonly DraftSet[];
}

export type DistanceName = "m" | "km" | "mi";

/** What the main work came to, as it is typed. */
export interface DraftScore {
  readonly format: NonNullable<ClockDraft["mode"]>;
  readonly time: string;
  readonly rounds: string;
  readonly reps: string;
  /** How it was done; undefined until the athlete says. */
  readonly scale?: ScoreScale;
}

/** A session while it is logged: everything that must be there again after the tab was gone. */
export interface SessionDraft {
  readonly version: 1;
  /** Id of the entry in the log; generated on this device. */
  readonly id: string;
  readonly origin: Origin;
  /** Id of the plan session, the entry of the log or the workout; else the same as `id`. */
  readonly originId: string;
  readonly source: "plan_session" | "logged_session" | "workout" | "free" | "import";
  /** What it was planned as. */
  readonly trainingSessionId?: string;
  readonly loggedSessionId?: string;
  readonly workoutId?: string;
  readonly title: string;
  /** The day where the athlete is. */
  readonly day: string;
  /** Minutes that the plan gives it. */
  readonly plannedMinutes?: number;
  /** Milliseconds since 1970; the clock of the session goes on from here. */
  readonly startedAt: number;
  /** Minutes, of one that was finished before. */
  readonly minutes?: number;
  readonly performedAt?: string;
  readonly weightUnit: WeightUnit;
  readonly exercises: readonly DraftExercise[];
  /** Sets that were taken out and when. */
  readonly removed: Readonly<Record<string, string>>;
  readonly notes: string;
  readonly rpe: string;
  readonly rating: number | null;
  readonly score?: DraftScore;
  /** What the main work of the plan sets the clock to. */
  readonly clockSetting?: ClockSetting;
  readonly clock?: ClockDraft;
  readonly rest?: RestState;
  readonly warmup?: readonly TickLine[];
  readonly cooldown?: readonly TickLine[];
  readonly format?: DraftFormat;
  readonly run?: RunState;
  /** ISO, of title, notes, effort, rating and score. */
  readonly updatedAt: string;
}

/** Makes ids and tells the time; tests bring their own. */
export interface Maker {
  readonly newId: () => string;
  /** ISO */
  readonly now: () => string;
}

export const USUAL_REST_SECONDS = 120;

export function emptySet(maker: Maker, type: SetType = "working"): DraftSet {
  return { id: maker.newId(), type, typed: {}, rpe: "", done: false, wasDone: false, updatedAt: maker.now() };
}

/** An exercise with one empty set. */
export function newExercise(name: string, units: Units, maker: Maker): DraftExercise {
  return {
    key: maker.newId(),
    name: name.trim(),
    metric: metricOfExercise(name),
    distanceUnit: getDistanceUnit(name, units),
    perHand: false,
    rest: USUAL_REST_SECONDS,
    sets: [emptySet(maker)],
  };
}

export function getDistanceUnit(name: string, units: Units): DistanceName {
  return isLongDistance(name) ? units.distance : "m";
}

/** Sets that are lighter or heavier than they were because of the effort of the one before. */
interface AdaptedSets {
  /** The set whose effort it was. */
  readonly setId: string;
  /** Id → what was typed before. */
  readonly before: Readonly<Record<string, DraftSet["typed"]>>;
}

/** How far a session is beyond its sets; kept on this device with the draft. */
export interface RunState {
  /** Ids of lines of warm-up and cooldown. */
  readonly ticked: readonly string[];
  /** Ids of steps that are left out. */
  readonly skipped: readonly string[];
  /** The step that was chosen out of its turn. */
  readonly at?: string;
  /** The set, or the line of warm-up or cooldown, whose time is taken. */
  readonly timing?: { readonly setId: string } & ClockState;
  /** Seconds on the clock of the main work when the last lap was taken. */
  readonly lapAt?: number;
  /** The set that was logged last, to be taken back or rated while resting. */
  readonly lastSetId?: string;
  /** What hurt, in words, the worst of a place. */
  readonly hurts?: readonly string[];
  /** What an effort changed in the sets that follow, to be taken back when another one is given. */
  readonly adapted?: AdaptedSets;
}

export type ChangeDraft = (change: (draft: SessionDraft) => SessionDraft) => void;
