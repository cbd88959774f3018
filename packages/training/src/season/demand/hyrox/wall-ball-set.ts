import { type Athlete, type Level, LEVELS } from "#training/athlete/athlete.ts";
import type { Kilograms, Seconds } from "#training/units/units.ts";

/** Repetitions in a row. */
export interface WallBallSet {
  readonly least: number;
  readonly most: number;
}

/** Sets for a hundred wall balls by level (race-demands.md table 6.2), and for who is weaker than a beginner. */
const WALL_BALL_SETS = [
  { least: 5, most: 8 },
  { least: 8, most: 12 },
  { least: 15, most: 20 },
  { least: 25, most: 33 },
  { least: 33, most: 50 },
] as const satisfies readonly WallBallSet[];

const BEGINNER_INDEX = 1;
/** The shortest set of those that a wish makes shorter, as a share of the longest. */
const SHORTEST_SHARE = 0.65;

/** Weight of the ball as a share of the back squat, or of the body weight where no squat is known: a heavier ball is one or two levels more (convention). */
const HEAVY_BALL_SHARES = { squat: [0.12, 0.2], body: [0.1, 0.13] } as const;
/** Seconds for each: longer ones have more breaths in them. */
const SLOW_BALL_SECONDS = [4, 5] as const;

export interface Thrower {
  readonly level: Level;
  readonly athlete: Pick<Athlete, "bodyWeight" | "strength">;
  readonly ball: Kilograms;
  /** Seconds for each repetition in the time that is planned. */
  readonly secondsEach?: Seconds;
  /** Repetitions of a set at most, as the athlete wishes. */
  readonly wished?: number | undefined;
}

/** How many wall balls are thrown in a row: by level, fewer where the ball is heavy for the legs or the time slow. */
export function wallBallSet({ level, athlete: { strength, bodyWeight }, ball, secondsEach = 0, wished = Infinity }: Thrower): WallBallSet {
  const { backSquat } = strength.oneRepMax;
  const steps = (value: number, limits: readonly number[]): number => limits.filter((limit) => value > limit + 1e-9).length;
  const heavy =
    backSquat === undefined
      ? bodyWeight === undefined
        ? 0
        : steps(ball / bodyWeight, HEAVY_BALL_SHARES.body)
      : steps(ball / backSquat, HEAVY_BALL_SHARES.squat);
  const own = BEGINNER_INDEX + LEVELS.indexOf(level);
  // A slow time has the breaths of a beginner in it; only a heavy ball asks for fewer.
  const bySpeed = Math.max(BEGINNER_INDEX, own - steps(secondsEach, SLOW_BALL_SECONDS));
  const { least, most } = WALL_BALL_SETS[Math.max(0, Math.min(bySpeed, own - heavy))] ?? WALL_BALL_SETS[0];
  return most <= wished ? { least, most } : { least: Math.min(least, Math.ceil(SHORTEST_SHARE * wished)), most: wished };
}
