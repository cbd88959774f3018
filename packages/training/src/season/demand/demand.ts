import type { Level } from "../../athlete/athlete.ts";
import type { EntryKind } from "../../athlete/hyrox-entry.ts";
import type { Metres, Minutes } from "../../units/units.ts";

/** The least that has to be done, and what is aimed at. */
interface Goal {
  readonly floor: number;
  readonly target: number;
  /** More than this brings nothing. */
  readonly most?: number;
}

/** What running asks for before a race (race-demands.md tables 5.1 and 6.2). */
interface RunningDemand {
  /** Metres in the peak week. */
  readonly peakWeek: Goal;
  /** Metres of the longest run. */
  readonly longestRun: Goal;
  /** So many runs of at least so many metres. */
  readonly longRuns: { readonly count: number; readonly metres: Metres };
  /** Metres at race pace, in all in the last weeks and in the biggest session. */
  readonly racePace: { readonly total: Metres; readonly weeks: number; readonly biggest: Metres };
  /** No run in training takes longer. */
  readonly longRunCap: Minutes;
}

/** What a season of running is built for. */
export type SeasonDemand = Omit<RunningDemand, "racePace">;

interface Common {
  /** By goal or predicted time, never the athlete's own word alone. */
  readonly level: Level;
}

export interface RunDemand extends Common, RunningDemand {
  readonly kind: "running";
  /** Length of the race. */
  readonly metres: Metres;
}

export interface HyroxDemand extends Common {
  readonly kind: "hyrox";
  readonly entry: EntryKind;
  readonly running: SeasonDemand;
}

/** Race-demands.md section 7. */
export interface TriathlonDemand extends Common {
  readonly kind: "triathlon";
  readonly event: "sprint" | "olympic" | "half" | "full";
  /** Minutes of the peak week. */
  readonly peakWeek: Goal;
  /** Metres. */
  readonly longestSwim: Goal;
  /** Minutes. */
  readonly longestRide: Goal;
  /** Metres. */
  readonly longestRun: Goal;
  readonly bricks: number;
}
