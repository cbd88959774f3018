import type { Level } from "#training/athlete/athlete.ts";
import type { EntryKind } from "#training/athlete/hyrox-entry.ts";

/** What must have been done before a Hyrox besides running (race-demands.md section 6.2). */
export interface StationDemand {
  /** Each station, any dose, in the last eight weeks. */
  readonly exposures: number;
  /** Each station in full at race load by two weeks before. */
  readonly fulls: number;
  /** Sessions with hard skiing or rowing from ten weeks to two weeks before; each machine at least three times. */
  readonly ergs: number;
  /** Half, three-quarter and full simulations together. */
  readonly simulations: number;
  /** Metres at race pace on tired legs in the last eight weeks. */
  readonly compromised: number;
}

const BY_LEVEL: { readonly [level in Level]: StationDemand } = {
  beginner: { exposures: 4, fulls: 1, ergs: 6, simulations: 3, compromised: 12_000 },
  intermediate: { exposures: 5, fulls: 2, ergs: 8, simulations: 3, compromised: 20_000 },
  advanced: { exposures: 6, fulls: 3, ergs: 10, simulations: 3, compromised: 28_000 },
  elite: { exposures: 7, fulls: 4, ergs: 12, simulations: 3, compromised: 36_000 },
};

/** Weeks that the demand is written for. */
const DEMAND_WEEKS = 8;

/**
 * The demand of a level and an entry. A plan that starts nearer to the race asks for its share, rounded down and at least once
 * (dose-progression.md, S1); pairs and relays need one simulation.
 */
export function stationDemand(level: Level, entry: EntryKind, weeks: number): StationDemand {
  const whole = BY_LEVEL[level];
  const share = Math.min(1, weeks / DEMAND_WEEKS);
  const scaled = (count: number): number => Math.max(1, Math.floor(count * share));
  const isShared = entry !== "singles";
  return {
    // In a relay the other stations are for technique only.
    exposures: entry === "relay" ? 1 : scaled(whole.exposures),
    fulls: isShared ? 1 : scaled(whole.fulls),
    ergs: scaled(whole.ergs),
    simulations: isShared ? 1 : scaled(whole.simulations),
    compromised: Math.floor(whole.compromised * share),
  };
}
