import type { Athlete, Competition, Level } from "../athlete/athlete.ts";
import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import type { Phase } from "../model/plan.ts";
import { deloadLoadShare } from "./deload-numbers.ts";
import type { HyroxWeek } from "./hyrox-week.ts";
import type { SeasonWeek } from "./season-week.ts";

/** A week of the plan before any session is placed in it. */
export interface WeekFrame {
  /** 1-based week of the plan. */
  readonly week: number;
  readonly macroWeek: number;
  /** The macro week that the plan is in, where the waves of a lift have begun anew after a meet. */
  readonly macroWeekOfPlan?: number;
  readonly phase: Phase;
  readonly isDeload: boolean;
  /** Deloads of the block before this week. */
  readonly deloadsBefore?: number;
  /** Weeks between the last deload and this week, those before the block too. */
  readonly sinceDeload?: number;
  /** Planned volume; the second loading week of a first block is 1. In a deload: the share of the loading weeks before. */
  readonly volume: number;
  /** Share of the usual limit of the week's load that it is planned to, where its content came out above that limit. */
  readonly loadLimitShare?: number;
  /** Share of the running of the week that is planned, where its runs came out above what the weeks before lead to. */
  readonly runningShare?: number;
  /** A deload whose content came out far below its slots: its easy days are longer. */
  readonly isLengthened?: true;
  /** A Monday. */
  readonly startDate: Day;
  /**
   * Whole weeks from this week to the week of the next A race (without one: of the next B race): 0 in the race week itself, 1 in
   * the week before. The phase flag follows the macro week alone; what has to peak for a race (heavy singles and attempts, race
   * pace, simulations) reads this. Undefined without an A or B race within the next 16 weeks, and after the last one.
   */
  readonly weeksToRace?: number;
  /** Titles, notes and content follow this; the stored `phase` keeps its macro-week rule. */
  readonly season?: SeasonWeek;
  /** Stations, simulations and erg work, where the plan holds them. */
  readonly hyrox?: HyroxWeek;
}

export interface BlockLength {
  /** A Monday. */
  readonly startDate: Day;
  /** 1-12 */
  readonly weeks: number;
  /** The macro week of each week. */
  readonly macroWeeks: readonly number[];
}

/** Foundation is macro weeks 1-4, development 5-8, performance from 9 on. */
export function getPhase(macroWeek: number): Phase {
  if (macroWeek <= 4) return "foundation";
  return macroWeek <= 8 ? "development" : "performance";
}

/** The weeks of a block: the phase follows the macro week, `deloads` holds the 0-based indexes of its deloads. */
export function planWeeks(
  block: BlockLength,
  athlete: Pick<Athlete, "level" | "age" | "focus" | "competitions">,
  deloads: ReadonlySet<number>,
): readonly WeekFrame[] {
  return Array.from({ length: block.weeks }, (_, index) => {
    const macroWeek = block.macroWeeks[index] ?? index + 1;
    const startDate = addDays(block.startDate, 7 * index);
    const isDeload = deloads.has(index);
    const volume = isDeload
      ? deloadLoadShare(getPhase(macroWeek) === "performance", athlete)
      : loadingVolume(macroWeek) * endOfShortBlock(index, block, athlete.level);
    const weeksToRace = weeksToMainRace(athlete.competitions ?? [], startDate);
    const frame = { week: index + 1, macroWeek, phase: getPhase(macroWeek), isDeload, volume, startDate };
    return weeksToRace === undefined ? frame : { ...frame, weeksToRace };
  });
}

/** Further ahead nothing peaks yet. */
const PEAK_WEEKS = 16;

function weeksToMainRace(competitions: readonly Competition[], monday: Day): number | undefined {
  const weeksTo = (priority: Competition["priority"]): number =>
    Math.min(
      ...competitions
        .filter((competition) => competition.priority === priority)
        .map(({ date }) => Math.floor(daysBetween(monday, date) / 7))
        .filter((weeks) => weeks >= 0 && weeks <= PEAK_WEEKS),
    );
  return [weeksTo("A"), weeksTo("B")].find(Number.isFinite);
}

/** Volume of loading weeks by macro week (periodization.md section 2, week 2 as 1); from week 13 on weeks 9-12 repeat. */
const LOADING_VOLUME = [0.94, 1, 1.06, 1, 0.98, 1.05, 1.1, 1, 0.99, 0.96, 0.92, 0.9] as const;

function loadingVolume(macroWeek: number): number {
  return LOADING_VOLUME[macroWeekInTable(macroWeek) - 1] ?? 1;
}

/** The macro week 1-12 whose numbers apply: performance repeats its four weeks. */
export function macroWeekInTable(macroWeek: number): number {
  return macroWeek <= 12 ? macroWeek : 9 + ((macroWeek - 9) % 4);
}

/** A four-week block has no deload; advanced athletes take its last week lighter. */
function endOfShortBlock(index: number, block: BlockLength, level: Level): number {
  const lighter = block.weeks === 4 && index === 3 && (level === "advanced" || level === "elite");
  return lighter ? 0.8 : 1;
}
