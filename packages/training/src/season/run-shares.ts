import type { SeasonPhase } from "../model/plan.ts";
import type { Metres } from "../units/units.ts";
import type { PhaseTable } from "./season-phases.ts";

/** A week of the season as far as its running depends on it. */
export interface RunWeek {
  readonly phase: SeasonPhase;
  readonly isDeload: boolean;
  /** Weeks to the race; absent without one. */
  readonly weeks?: number;
  /** For a week after a race: the share of a loading week. */
  readonly recovery?: number;
}

/** Volume as a share of the peak week: base, build and specific weeks (race-demands.md section 4.1); the taper by table 10. */
const BASE_SHARES = { from: 0.65, to: 0.85, weeks: 8 } as const;
const BUILD_SHARES = { from: 0.87, to: 0.97 } as const;
const SPECIFIC_SHARE = 0.97;

/** A week's part of the peak week, from its place before the race. */
export function weekShare({ weeks, phase }: RunWeek, table: PhaseTable | undefined): number {
  if (weeks === undefined || table === undefined) return 1;
  switch (phase) {
    case "base":
      return BASE_SHARES.to - (BASE_SHARES.to - BASE_SHARES.from) * Math.min(1, (weeks - table.build - 1) / BASE_SHARES.weeks);
    case "build":
      return (
        BUILD_SHARES.to -
        (BUILD_SHARES.to - BUILD_SHARES.from) * ((weeks - table.specific - 1) / Math.max(1, table.build - table.specific - 1))
      );
    case "specific":
      return weeks >= table.peak[0] && weeks <= table.peak[1] ? 1 : SPECIFIC_SHARE;
    case "taper":
      return TAPER_SHARES[weeks] ?? 0.8;
    case "recovery":
      return 1;
  }
}

/** Week of the race, the one before, and the one before that: the means of table 10. */
const TAPER_SHARES = [0.4, 0.65, 0.8] as const;

/** Long run as a share of the longest one, by weeks before it (race-demands.md table 5.3; other distances compress it). */
const BEFORE_LONGEST = [1, 0.95, 0.95, 0.95, 0.92, 0.92, 0.9, 0.86, 0.83, 0.79, 0.74, 0.7, 0.65, 0.6, 0.55] as const;

/** After the longest: the week before the race, the one before that, … (D-7 and D-14 for a race on the long day). */
const AFTER_LONGEST = { marathon: [0, 0.42, 0.7], half: [0, 0.54], hyrox: [0, 0.5, 0.75], other: [0, 0.65, 0.85] } as const;

/** A long run's part of the longest, from its place before the race. */
export function longestShare(
  { weeks, phase }: RunWeek,
  { table, raceMetres }: { readonly table?: PhaseTable; readonly raceMetres: Metres },
): number {
  if (weeks === undefined || table === undefined || phase === "recovery") return phase === "recovery" ? 0.7 : 1;
  if (weeks >= table.longest) return BEFORE_LONGEST[Math.min(weeks - table.longest, BEFORE_LONGEST.length - 1)] ?? 0.55;
  const after =
    raceMetres > 30_000
      ? AFTER_LONGEST.marathon
      : raceMetres > 15_000
        ? AFTER_LONGEST.half
        : raceMetres > 0
          ? AFTER_LONGEST.other
          : AFTER_LONGEST.hyrox;
  return after[weeks] ?? 0.85;
}
