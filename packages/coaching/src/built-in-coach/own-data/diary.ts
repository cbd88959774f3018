import type { Athlete, Day } from "@ironpace/training";

/** Everything of the athlete that the app holds and that is no plan to come, the oldest first in every list. */
export interface Diary {
  readonly work: readonly Work[];
  readonly planned: readonly PlannedSession[];
  /** What the athlete entered beside the plan and has not done yet: workouts and own sessions. */
  readonly entered: readonly EnteredSession[];
  /** Sessions the athlete wrote for review. */
  readonly submitted: readonly SubmittedSession[];
  /** Every plan, the finished ones included. */
  readonly blocks: readonly Block[];
  readonly bests: readonly Best[];
  readonly benchmarks: readonly BenchmarkValue[];
  readonly goals: readonly Goal[];
  readonly races: readonly Race[];
  /** Loads of every day with performed work, the oldest first. */
  readonly dailyLoads: readonly DailyLoad[];
  readonly adjustments: readonly PlanChange[];
  readonly profile: ProfileFacts;
}

export type Sport = "run" | "ride" | "row" | "ski" | "swim";

/** A session that was done. */
export interface Work {
  /** Row of performed_sessions. */
  readonly id?: string;
  readonly on: Day;
  /** Time of day in UTC, "17:00"; noon where only the day was told. */
  readonly at?: string;
  readonly title: string;
  /** Code of the plan's session; absent when it was done outside of one. */
  readonly code?: string;
  readonly type?: string;
  readonly minutes?: number;
  readonly rpe?: number;
  /** Minutes × effort. */
  readonly load?: number;
  /** Metres by sport: as logged, else as the plan had them. */
  readonly metres: { readonly [sport in Sport]?: number };
  readonly isDistanceLogged: boolean;
  /** What the plan had of it in all; absent when it was done outside of one. */
  readonly planned?: { readonly kilograms: number; readonly metres: number };
  /** Metres run in the warm-up and cool-down of a session that is not all running; they are in none of `metres`. */
  readonly warmUpRun?: number;
  /** Metres of the longest run in one piece, warm-up left out. */
  readonly longestRun?: number;
  /** "5 rounds + 12", "14:20" */
  readonly score?: string;
  readonly sets: readonly LiftedSet[];
  /** Lines of the planned main part: stations have no logged sets of their own. */
  readonly lines?: readonly WorkLine[];
  readonly notes?: string;
}

/** A line of a planned session that was done, with its dose over all sets. */
export interface WorkLine {
  readonly name: string;
  readonly kilograms?: number;
  readonly perHand?: boolean;
  readonly metres?: number;
  readonly reps?: number;
}

export interface LiftedSet {
  readonly exercise: string;
  readonly kilograms?: number;
  readonly reps?: number;
  readonly rpe?: number;
  readonly metres?: number;
  readonly seconds?: number;
  readonly perHand: boolean;
  readonly isWarmUp: boolean;
}

export interface EnteredSession {
  /** Row of the page's table. */
  readonly id: string;
  readonly on: Day;
  readonly title: string;
  readonly minutes: number;
  readonly page: "Workouts" | "Session Log";
}

export interface SubmittedSession {
  readonly title: string;
  readonly content: string;
  readonly status: "pending" | "approved" | "rejected";
}

export interface Block {
  readonly title: string;
  readonly from: Day;
  readonly weeks: number;
  readonly isActive: boolean;
}

/** A session of any plan, with what became of it. */
export interface PlannedSession {
  readonly on: Day;
  readonly title: string;
  /** Code of the plan's session. */
  readonly code?: string;
  readonly status: "planned" | "completed" | "skipped" | "moved";
  readonly skipReason?: string;
}

/** Performed work of one day, minutes × effort; `ironLoad` is its share of strength and skill. */
export interface DailyLoad {
  readonly on: Day;
  readonly load: number;
  readonly ironLoad: number;
}

/** A personal best or one of its earlier values. */
export interface Best {
  readonly name: string;
  readonly metric: string;
  readonly direction: "higher" | "lower";
  readonly value: string;
  readonly number?: number;
  readonly unit?: string;
  readonly on: Day;
}

/** One number of the profile on the day it was measured: "back_squat", "run_5k". */
export interface BenchmarkValue {
  readonly field: string;
  /** Kilograms, seconds, watts or repetitions. */
  readonly value: number;
  readonly on: Day;
}

export interface Goal {
  readonly id: string;
  readonly title: string;
  readonly start?: number;
  readonly current: number;
  readonly target: number;
  readonly unit: string;
  readonly due: Day;
  readonly falling: boolean;
  readonly completedOn?: Day;
  /** The log counts its value. */
  readonly isMeasured?: boolean;
  /** The values it had, the oldest first. */
  readonly values?: readonly { readonly on: Day; readonly value: number }[];
}

export interface Race {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly on: Day;
  readonly location: string;
  readonly priority: string;
  readonly target?: string;
  /** What the athlete entered as the time of today: "1:27:41". */
  readonly ownEstimate?: string;
  readonly result?: string;
  readonly place?: number;
  /** Runs, stations and Roxzone of a Hyrox in seconds, in the order of the race; absent where they are not entered. */
  readonly splits?: readonly { readonly name: string; readonly seconds: number }[];
}

export interface PlanChange {
  /** Row of plan_adjustments. */
  readonly id: string;
  readonly on: Day;
  readonly reason: string;
  readonly details?: string;
  readonly reasons: readonly string[];
  readonly changed: readonly string[];
  readonly undone: boolean;
}

/** What the profile holds beside benchmarks; absent when it was not entered. */
export interface ProfileFacts {
  readonly age?: number;
  readonly gender?: string;
  readonly bodyWeight?: number;
  readonly height?: number;
  readonly level?: string;
  readonly focus?: string;
  readonly trainingYears?: number;
  readonly daysPerWeek?: number;
  readonly injuries?: string;
  readonly dislikes?: string;
  readonly likes?: string;
  readonly drivers?: string;
  readonly shortTerm?: string;
  readonly longTerm?: string;
}

/** What was done in a span, the oldest first. */
export function within<T extends { readonly on: Day }>(
  rows: readonly T[],
  { from, to }: { readonly from: Day; readonly to: Day },
): readonly T[] {
  return rows.filter(({ on }) => on >= from && on <= to);
}

/** Diary of an athlete of whom only the profile is known. */
export function emptyDiary({ athlete }: { readonly athlete: Athlete }): Diary {
  const { age, bodyWeight, injuries, dislikes, level, focus } = athlete;
  const profile = {
    level,
    focus,
    ...(age !== undefined && { age }),
    ...(bodyWeight !== undefined && { bodyWeight }),
    ...(injuries !== undefined && { injuries }),
    ...(dislikes !== undefined && { dislikes }),
  };
  return {
    work: [],
    planned: [],
    entered: [],
    submitted: [],
    blocks: [],
    bests: [],
    benchmarks: [],
    goals: [],
    races: [],
    dailyLoads: [],
    adjustments: [],
    profile,
  };
}
