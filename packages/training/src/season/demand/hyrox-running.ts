import type { Level } from "../../athlete/athlete.ts";
import type { SecondsPerKilometre } from "../../units/units.ts";
import type { HyroxDemand } from "./demand.ts";
import type { EntryKind } from "../../athlete/hyrox-entry.ts";

/** Kilometres before a Hyrox, and the minutes in which a beginner's longest run ends (race-demands.md table 6.2). */
const ROWS: {
  readonly [level in Level]: {
    readonly peak: readonly [number, number, number];
    readonly long: readonly [number, number];
    readonly cap: number;
  };
} = {
  beginner: { peak: [15, 20, 28], long: [8, 10], cap: 65 },
  intermediate: { peak: [23, 28, 40], long: [12, 14], cap: 95 },
  advanced: { peak: [32, 40, 58], long: [15, 18], cap: 105 },
  elite: { peak: [45, 55, 85], long: [18, 22], cap: 110 },
};

/** A relay athlete runs two kilometres of the race (section 6.5). */
const RELAY = { floor: 12_000, target: 15_000 } as const;
/** Half of the week: speed and rested legs decide two kilometres, not a long run. */
const RELAY_LONG = { floor: 5000, target: 7000 } as const;

/** The running that a Hyrox asks for. */
export function hyroxRunning(level: Level, entry: EntryKind, easyPace: SecondsPerKilometre): HyroxDemand["running"] {
  const { peak, long, cap } = ROWS[level];
  const most = (60_000 * cap) / easyPace;
  const [floor, target] = [Math.min(1000 * long[0], most), Math.min(1000 * long[1], most)];
  const longRuns = { count: 3, metres: Math.round(0.85 * floor) };
  if (entry === "relay")
    return {
      peakWeek: { ...RELAY, most: RELAY.target },
      longestRun: { floor: RELAY_LONG.floor, target: RELAY_LONG.target },
      longRuns: { count: 2, metres: RELAY_LONG.floor },
      longRunCap: cap,
    };
  return {
    peakWeek: { floor: 1000 * peak[0], target: 1000 * peak[1], most: 1000 * peak[2] },
    longestRun: { floor, target },
    longRuns,
    longRunCap: cap,
  };
}
