import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import type { CompetitionFormat } from "../catalogue/competition-format.ts";
import type { SeasonPhase } from "../model/plan.ts";

/** Weeks before the race by kind of event (race-demands.md table 4.1). */
export interface PhaseTable {
  /** Base is before this week, build from it on. */
  readonly build: number;
  readonly specific: number;
  readonly taper: number;
  /** The deload nearest to the race; one each four weeks before it. */
  readonly lastDeload: number;
  /** The weeks that hold the most, the nearest and the furthest. */
  readonly peak: readonly [number, number];
  /** The week of the longest session. */
  readonly longest: number;
}

const FIVE_K: PhaseTable = { build: 7, specific: 3, taper: 0, lastDeload: 4, peak: [2, 3], longest: 2 };
const TEN_K: PhaseTable = { build: 8, specific: 4, taper: 1, lastDeload: 5, peak: [2, 4], longest: 2 };
const HALF_MARATHON_PHASES: PhaseTable = { build: 9, specific: 5, taper: 1, lastDeload: 4, peak: [2, 3], longest: 2 };
const MARATHON_PHASES: PhaseTable = { build: 12, specific: 7, taper: 2, lastDeload: 4, peak: [3, 6], longest: 3 };
const HYROX_PHASES: PhaseTable = { build: 10, specific: 6, taper: 1, lastDeload: 5, peak: [2, 4], longest: 3 };
const SHORT_TRIATHLON: PhaseTable = { build: 8, specific: 4, taper: 1, lastDeload: 5, peak: [2, 3], longest: 2 };
const HALF_TRIATHLON: PhaseTable = { build: 12, specific: 6, taper: 1, lastDeload: 4, peak: [2, 3], longest: 2 };
const FULL_TRIATHLON: PhaseTable = { build: 16, specific: 8, taper: 2, lastDeload: 5, peak: [3, 5], longest: 4 };
const CONTEST_PHASES: PhaseTable = { build: 8, specific: 4, taper: 1, lastDeload: 5, peak: [2, 3], longest: 2 };
/** One workout a week is trained through: no week of it is a taper. */
const OPEN_PHASES: PhaseTable = { ...CONTEST_PHASES, taper: -1 };
const MEET_PHASES: PhaseTable = { build: 9, specific: 4, taper: 1, lastDeload: 5, peak: [6, 8], longest: 2 };

export function phaseTable(format: CompetitionFormat): PhaseTable {
  switch (format.kind) {
    case "hyrox":
      return HYROX_PHASES;
    case "crossfit":
      return format.online === true ? OPEN_PHASES : CONTEST_PHASES;
    case "powerlifting":
    case "weightlifting":
      return MEET_PHASES;
    case "triathlon":
      return format.format.run > 30_000 ? FULL_TRIATHLON : format.format.run > 15_000 ? HALF_TRIATHLON : SHORT_TRIATHLON;
    case "running":
      return runningTable(format.distance ?? 10_000);
  }
}

function runningTable(metres: number): PhaseTable {
  if (metres > 30_000) return MARATHON_PHASES;
  if (metres > 15_000) return HALF_MARATHON_PHASES;
  return metres > 7500 ? TEN_K : FIVE_K;
}

/**
 * Training weeks from the week of a Monday to the race: 0 is the week that ends with it. A race early in a calendar week ends the week
 * before, and what follows it in its own is recovery: -1.
 */
export function weeksBefore(race: Day, monday: Day): number {
  return Math.round(daysBetween(addDays(monday, 6), race) / 7);
}

export function seasonPhase({ build, specific, taper }: PhaseTable, weeks: number): SeasonPhase {
  if (weeks < 0) return "recovery";
  if (weeks <= taper) return "taper";
  if (weeks <= specific) return "specific";
  return weeks <= build ? "build" : "base";
}

const WEEKS_PER_CYCLE = 4;
/** From 50 years on a lighter week comes a week sooner (dose-progression.md section 9, V5). */
const MASTERS_CYCLE = { age: 50, cycle: 3 } as const;

/** The deloads that table 4.1 of race-demands.md names cover so many weeks; before them the plan's own rhythm holds. */
const NAMED_WEEKS = 2 * WEEKS_PER_CYCLE;

/** Whether the week is so far from the race that its deloads are not counted back yet; from 50 years on they always are. */
export function isBeforeCountedDeloads({ lastDeload }: PhaseTable, weeks: number, age: number | undefined): boolean {
  return (age ?? 0) < MASTERS_CYCLE.age && weeks > lastDeload + NAMED_WEEKS;
}

/** Whether a deload belongs in the week, counted back from the race. */
export function isDeloadWeek({ lastDeload }: PhaseTable, weeks: number, age: number | undefined): boolean {
  const cycle = (age ?? 0) >= MASTERS_CYCLE.age ? MASTERS_CYCLE.cycle : WEEKS_PER_CYCLE;
  return weeks >= lastDeload && (weeks - lastDeload) % cycle === 0;
}
