import type { Race } from "./race.ts";

/**
 * Whether to start (return-ladders.md section 9). A race is never turned into another workout: it is started, started with limits, or not
 * started. The athlete decides; this is advice from what was told last.
 */
export interface RaceDay {
  readonly state: "go" | "adapt" | "do-not-start";
  /** Sentences for the athlete; empty when nothing stands in the way. */
  readonly advice: string;
  /** A test in the days before can still change it. */
  readonly isTested: boolean;
  /** For a start with limits: the effort of its parts at most, where that differs from the one in training. */
  readonly rpe?: number;
  /** What hurts is no matter of running: the runs keep their pace. */
  readonly isForArms?: true;
}

export type JudgedRace = Pick<Race, "format" | "priority" | "entry"> & Partial<Pick<Race, "date">>;
