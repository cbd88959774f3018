import type { Athlete, Known, Level } from "../../athlete/athlete.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import type { Metres } from "../../units/units.ts";

/** The running that a season begins from, and which numbers are only usual for the level. */
export interface StartingRun {
  /** A week, the mean of the last four. */
  readonly weekly: Metres;
  /** The longest of the last four weeks. */
  readonly longest: Metres;
  readonly defaults: readonly ("weekly" | "longest")[];
  /** What the athlete ran within the last year: the way back there is quicker. */
  readonly bestWeekly?: Metres;
  readonly bestLongest?: Metres;
}

/** Kilometres when nothing is known: the lower third of running.md section 2, and table 1 of race-demands.md. */
const USUAL_KILOMETRES: { readonly [level in Level]: { readonly weekly: number; readonly longest: number } } = {
  beginner: { weekly: 9, longest: 4 },
  intermediate: { weekly: 22, longest: 8 },
  advanced: { weekly: 42, longest: 13 },
  elite: { weekly: 70, longest: 18 },
};

/** Who mostly does other things runs less (running.md section 2). */
const OF_OTHERS = 0.6;

/** What is believable beside the other number, of weekly running. */
const LONGEST_RUN_SHARES = { least: 0.25, most: 0.6, told: 1 } as const;

/** Logged or told running, else what is usual for the level (race-demands.md section 1). */
export function startingRun(
  { history = {}, focus, conditioning }: Pick<Athlete, "history" | "focus" | "conditioning">,
  level: Level,
): StartingRun {
  const share = FOCUS_TRAITS[focus].isEndurance ? 1 : OF_OTHERS;
  const usual = {
    weekly: 1000 * USUAL_KILOMETRES[level].weekly * share,
    longest: usualLongest(level, share, conditioning.run10k !== undefined),
  };
  const told = { weekly: positive(history.weeklyRun), longest: positive(history.longestRun) };
  const weekly = told.weekly ?? Math.max(usual.weekly, (told.longest ?? 0) / LONGEST_RUN_SHARES.most);
  const longest =
    told.longest === undefined
      ? Math.min(LONGEST_RUN_SHARES.most * weekly, Math.max(LONGEST_RUN_SHARES.least * weekly, usual.longest))
      : Math.min(told.longest, LONGEST_RUN_SHARES.told * weekly);
  const defaults = (["weekly", "longest"] as const).filter((key) => told[key] === undefined);
  const { bestWeeklyRun, longestRunOfYear } = history;
  return {
    weekly: Math.round(weekly),
    longest: Math.round(longest),
    defaults,
    ...(bestWeeklyRun === undefined ? {} : { bestWeekly: bestWeeklyRun }),
    ...(longestRunOfYear === undefined ? {} : { bestLongest: longestRunOfYear }),
  };
}

/** Who raced 10 km has run 10 km; between other training six are left of it (convention). */
function usualLongest(level: Level, share: number, hasRaced10k: boolean): Metres {
  const metres = 1000 * USUAL_KILOMETRES[level].longest * share;
  return hasRaced10k && level !== "beginner" ? Math.max(share === 1 ? RACED : LEFT_OF_RACED, metres) : metres;
}

const RACED: Metres = 10_000;
const LEFT_OF_RACED: Metres = 6000;

function positive(known: Known | undefined): Metres | undefined {
  return known !== undefined && Number.isFinite(known.value) && known.value > 0 ? known.value : undefined;
}
