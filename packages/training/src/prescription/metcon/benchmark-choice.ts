import type { Level } from "../../athlete/athlete.ts";
import { macroWeekInTable } from "../../season/phases.ts";
import type { SessionBrief } from "../../context/draft.ts";

/** Benchmark workouts for the long day, in the order in which they are tried. */
const BY_LEVEL: { readonly [level in Level]: readonly string[] } = {
  beginner: ["Baseline", "Karen"],
  intermediate: ["Helen", "Annie", "Jackie", "Baseline"],
  advanced: ["Helen", "DT", "Jackie", "Karen", "Annie"],
  elite: ["DT", "Helen", "Jackie", "Fran", "Karen"],
};

/** Tested once in the development phase, and again in the performance phase. */
const TEST_WEEK = 6;
const RETEST_WEEK = 11;

export interface BenchmarkTurn {
  readonly names: readonly string[];
  readonly isRetest: boolean;
}

/** The benchmark workouts to choose from today; undefined on every day that is not for testing. */
export function benchmarkTurn({ context, frame, isTaper, isRecovery }: SessionBrief): BenchmarkTurn | undefined {
  const week = macroWeekInTable(frame.macroWeek);
  const isDay = context.athlete.focus === "crossfit" && (week === TEST_WEEK || week === RETEST_WEEK);
  const isFit = context.highestRpe >= 9 && !frame.isDeload && !isTaper && !isRecovery;
  return isDay && isFit ? { names: BY_LEVEL[context.level], isRetest: week === RETEST_WEEK } : undefined;
}
