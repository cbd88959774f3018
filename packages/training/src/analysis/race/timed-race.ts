import type { Seconds } from "../../units/units.ts";

/** Where a part of a race is drawn: iron above the bar, pace below it, what is neither across it. */
export type RaceSide = "iron" | "pace" | "rest";

/** One part of a race against the clock. */
export interface RaceSegment {
  /** The same in every race of the kind: "run-1", a station of the catalogue, "roxzone". */
  readonly id: string;
  readonly name: string;
  /** For a narrow column. */
  readonly short: string;
  readonly side: RaceSide;
  readonly seconds: Seconds;
  /** "50 m, 152 kg", "5 km" */
  readonly detail: string;
  /** Metres of a part that a pace is told of. */
  readonly metres?: number;
}

/** A race in its parts, in race order. */
export interface TimedRace {
  readonly segments: readonly RaceSegment[];
  readonly total: Seconds;
}

/** A race that the prediction is held against. */
export interface ComparedRace extends TimedRace {
  readonly id: "target" | "reach" | "last" | "elite";
  /** "Target", "Hyrox Hamburg" */
  readonly name: string;
  /** Only the finish is known: the parts are what is usual for it. */
  readonly isUsualSplit: boolean;
  /** Where the number comes from, for one that is not the athlete's. */
  readonly source?: string;
}

/** A number of the athlete that the finish depends on. */
export interface Lever {
  readonly id: LeverId;
  readonly name: string;
  readonly unit: "time" | "reps" | "km" | "W" | "/100 m";
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly lowerIsBetter: boolean;
  /** `value` is not the athlete's own number but usual for the level, or predicted. */
  readonly isEstimated?: true;
}

/** A time to move: `reach` as a share to either side, in whole steps around today. */
export function timeLever(id: LeverId, name: string, value: Seconds, step: number, reach: number): Lever {
  const away = step * Math.max(3, Math.round((value * reach) / step));
  return { id, name, unit: "time", value, min: value - away, max: value + away, step, lowerIsBetter: true };
}

export type LeverId = "run5k" | "row500m" | "wallBalls" | "roxzone" | "partnerRun10k" | "swim100" | "ftp" | "transitions" | "weeklyRun";

/** Levers that are moved; the others stay at today's value. */
export type LeverValues = { readonly [id in LeverId]?: number };

export function totalSeconds(segments: readonly RaceSegment[]): Seconds {
  return segments.reduce((sum, { seconds }) => sum + seconds, 0);
}

export function timedRace(segments: readonly RaceSegment[]): TimedRace {
  return { segments, total: totalSeconds(segments) };
}

/** The same race in another time, every part by the same share. */
export function scaledTo({ segments, total }: TimedRace, seconds: Seconds): TimedRace {
  const share = total === 0 ? 1 : seconds / total;
  return { segments: segments.map((segment) => ({ ...segment, seconds: segment.seconds * share })), total: seconds };
}
