import type { Athlete } from "../athlete/athlete.ts";
import type { StartingRun } from "./demand/starting-run.ts";
import type { Level } from "../athlete/athlete.ts";
import type { Metres } from "../units/units.ts";

/** How fast running may grow for one athlete (race-demands.md section 3). */
export interface RunRamp {
  /** Share of a week's running that the next loading week may hold more. */
  readonly growth: number;
  /** Below this weekly distance running may grow faster, because it was run within the last year. */
  readonly known: Metres;
  /** The same for the longest run. */
  readonly knownLong: Metres;
  /** Without a race, athletes under 18 stay within their best reported week. */
  readonly mostWithoutRace: Metres;
}

const WEEKLY_GROWTH = { usual: 0.1, careful: 0.08, known: 0.15 } as const;
/** A beginner's weeks grow more slowly from here on. */
const BEGINNER_WEEK: Metres = 20_000;
const KNOWN_SHARE = 0.8;
const MASTERS_AGE = 50;
const ADULT_AGE = 18;

export function runRamp({ age = 0, history }: Pick<Athlete, "age" | "history">, start: StartingRun): RunRamp {
  const isCareful = age >= MASTERS_AGE || history?.wasInjured === true;
  return {
    growth: isCareful ? WEEKLY_GROWTH.careful : WEEKLY_GROWTH.usual,
    known: isCareful ? 0 : KNOWN_SHARE * (start.bestWeekly ?? 0),
    knownLong: isCareful || (start.bestLongest ?? 0) < 1.5 * start.longest ? 0 : KNOWN_SHARE * (start.bestLongest ?? 0),
    mostWithoutRace: age > 0 && age < ADULT_AGE && start.bestWeekly !== undefined ? Math.max(start.weekly, start.bestWeekly) : Infinity,
  };
}

const MAX_STEP_METRES: Metres = 8000;
/** Weeks below this distance may grow by `SMALL_WEEK_STEP`: by its metres, or its share where that is less. */
const SMALL_RAMP_WEEK: Metres = 30_000;
const SMALL_WEEK_STEP = { metres: 3000, share: 0.3 } as const;

/** What the next loading week may hold after one of `metres`. */
export function nextWeek({ growth, known }: RunRamp, metres: Metres, level: Level): Metres {
  const share =
    metres < known
      ? WEEKLY_GROWTH.known
      : level === "beginner" && metres > BEGINNER_WEEK
        ? Math.min(growth, WEEKLY_GROWTH.careful)
        : growth;
  const small = metres < SMALL_RAMP_WEEK ? Math.min(SMALL_WEEK_STEP.metres, SMALL_WEEK_STEP.share * metres) : 0;
  return metres + Math.min(MAX_STEP_METRES, Math.max(share * metres, small));
}

/** Most that the first week after a deload may hold, as a ratio of the loading week before it. */
export const RUN_GROWTH_AFTER_DELOAD = 1.05;

/** A single run grows by a tenth of the longest of the last four weeks (race-demands.md section 0). */
export const MAX_LONG_RUN_GROWTH = 1.1;
/** Below this a run may be so much longer, more than a tenth (race-demands.md section 0). */
const SHORT_LONG_RUN: Metres = 15_000;
const SHORT_STEP: Metres = 1500;
const KNOWN_SPIKE = 1.2;

/** The longest run that may follow a longest of the last four weeks of `metres`. */
export function nextLongRun({ knownLong }: Pick<RunRamp, "knownLong">, metres: Metres): Metres {
  const usual = metres < SHORT_LONG_RUN ? Math.max(MAX_LONG_RUN_GROWTH * metres, metres + SHORT_STEP) : MAX_LONG_RUN_GROWTH * metres;
  return metres < knownLong ? Math.max(usual, Math.min(knownLong, KNOWN_SPIKE * metres)) : usual;
}
