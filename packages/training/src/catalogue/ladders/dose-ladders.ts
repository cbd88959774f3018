import type { Level } from "../../athlete/athlete.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import { type Rung, rungsByDistance, rungsByTime, type RungRange } from "./rung.ts";

/** Which weekly pool the minutes go to; every mode counts into the same (dose-progression.md section 1). */
export type Pool = "threshold" | "vo2" | "speed" | "easy";

/** The doses of a stimulus from the smallest to the largest (dose-progression.md section 2.1). */
export interface DoseLadder {
  readonly rungs: readonly Rung[];
  readonly range: { readonly [level in Level]?: RungRange };
  readonly pool: Pool;
  /** How much of each minute counts in the pool. */
  readonly weight: number;
}

/** The ladders. A step between neighbours is at most a quarter, three minutes, two kilometres or 500 m. */
export const DOSE_LADDERS: { readonly [stimulus in Stimulus]: DoseLadder } = {
  threshold: ladder("threshold", 1, rungsByTime("3x4 3x5 3x6 3x7 3x8 4x7 4x8 3x12 4x10 3x15 5x10 4x15"), [1, 5], [3, 8], [5, 10], [6, 12]),
  tempo: ladder("threshold", 0.5, rungsByTime("1x10 1x12 1x15 1x18 1x22 1x26 1x32 1x40"), [1, 6], [3, 7], [4, 8], [4, 8]),
  hills: ladder("vo2", 1, rungsByTime("6x0.75 8x0.75 10x0.75 12x0.75"), [1, 2], [1, 3], [2, 4], [2, 4]),
  vo2: ladder("vo2", 1, rungsByTime("8x0.75 8x1 5x2 6x2 5x3 6x3 5x4 6x4 7x4 6x5"), [1, 5], [3, 7], [5, 8], [6, 10]),
  "vo2-short": ladder("vo2", 1.2, rungsByTime("16x0.5 20x0.5 24x0.5 30x0.5 36x0.5 39x0.5"), undefined, [1, 4], [3, 6], [4, 6]),
  repetition: ladder("speed", 1, rungsByDistance("6x200 8x200 10x200 6x400 7x400 8x400 10x400 12x400"), undefined, [1, 4], [3, 7], [4, 8]),
  "pace-5k": ladder("vo2", 1, rungsByDistance("5x400 6x400 5x600 6x600 5x800 6x800 5x1000 6x1000"), [1, 1], [1, 5], [3, 7], [4, 8]),
  "pace-10k": ladder("threshold", 1, rungsByDistance("6x400 5x600 5x800 5x1000 6x1000 7x1000 4x2000"), [1, 2], [2, 4], [3, 6], [4, 7]),
  "pace-half": ladder(
    "threshold",
    0.9,
    rungsByDistance("3x1000 4x1000 5x1000 3x2000 4x2000 3x3000 5x2000 4x3000 2x7000 3x5000 4x4000"),
    [1, 1],
    [2, 5],
    [3, 8],
    [5, 10],
  ),
  "pace-marathon": ladder(
    "threshold",
    0.5,
    rungsByDistance("2x3000 2x4000 2x5000 2x6000 2x7000 2x8000 2x9000 2x10000 2x11000 2x12000"),
    [1, 2],
    [1, 4],
    [2, 7],
    [3, 9],
  ),
  "sweet-spot": ladder("threshold", 0.6, rungsByTime("2x8 2x10 2x12 2x15 3x12 2x20 3x15 3x18 3x20 3x25"), [1, 4], [3, 7], [4, 9], [5, 10]),
  "bike-threshold": ladder(
    "threshold",
    1,
    rungsByTime("3x4 3x5 3x6 3x7 3x8 4x7 4x8 3x12 4x10 3x15 5x10 4x15"),
    [2, 6],
    [4, 9],
    [6, 11],
    [7, 12],
  ),
  "bike-vo2": ladder("vo2", 1, rungsByTime("8x0.75 8x1 5x2 6x2 5x3 6x3 5x4 6x4 7x4 6x5"), [2, 6], [4, 8], [6, 9], [7, 10]),
  "race-power-half": ladder("threshold", 0.6, rungsByTime("2x20 2x25 2x30 3x25 3x30"), [1, 3], [1, 4], [2, 5], [3, 5]),
  "race-power-full": ladder("threshold", 0.5, rungsByTime("2x30 3x25 3x30 2x55 3x45 4x40 4x45"), [1, 4], [2, 5], [3, 7], [4, 7]),
  "swim-css": ladder("threshold", 1, rungsByDistance("8x100 10x100 12x100 15x100 9x200 11x200 13x200"), [1, 3], [2, 5], [3, 6], [5, 7]),
  "erg-steady": ladder("easy", 1, rungsByTime("1x15 1x18 1x22 1x26 1x30 1x35 1x40 1x50 1x60"), [1, 5], [2, 7], [3, 9], [4, 9]),
  "erg-threshold": ladder(
    "threshold",
    1,
    rungsByDistance("4x500 5x500 3x1000 5x750 3x1500 5x1000 3x2000 7x1000 4x2000"),
    [1, 4],
    [2, 6],
    [4, 8],
    [5, 9],
  ),
  "erg-vo2": ladder("vo2", 1, rungsByDistance("6x250 4x500 5x500 6x500 7x500 4x1000 5x1000"), [1, 3], [2, 5], [3, 6], [4, 7]),
  "erg-anaerobic": ladder("speed", 1, rungsByTime("4x0.5 6x0.5 8x0.5 6x0.75 6x1 8x1"), undefined, [1, 4], [2, 5], [3, 6]),
  compromised: ladder("threshold", 1, rungsByDistance("3x800 4x800 4x1000 5x1000 6x1000 7x1000 8x1000"), [1, 4], [2, 6], [3, 7], [4, 7]),
  "red-metcon": ladder("vo2", 0.8, rungsByTime("1x6 1x8 1x10 1x12 1x15 1x18 1x20 1x24"), [1, 4], [2, 6], [3, 7], [4, 8]),
};

function ladder(
  pool: Pool,
  weight: number,
  rungs: readonly Rung[],
  beginner: RungRange | undefined,
  intermediate: RungRange,
  advanced: RungRange,
  elite: RungRange,
): DoseLadder {
  return { pool, weight, rungs, range: { ...(beginner === undefined ? {} : { beginner }), intermediate, advanced, elite } };
}

/** The rung at a 1-based number, within the ladder. */
export function rungAt(stimulus: Stimulus, rung: number): Rung {
  const { rungs } = DOSE_LADDERS[stimulus];
  const found = rungs[Math.min(rungs.length, Math.max(1, rung)) - 1];
  if (found === undefined) throw new Error(`${stimulus} has no rungs`);
  return found;
}
