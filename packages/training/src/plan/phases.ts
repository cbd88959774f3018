import { addDays, type Day } from "../calendar/day.ts";
import type { Level } from "../athlete/athlete.ts";
import type { Phase } from "./plan.ts";

/** A week of the plan before any session is placed in it. */
export interface WeekFrame {
  /** 1-based week of the plan. */
  readonly week: number;
  readonly macroWeek: number;
  readonly phase: Phase;
  readonly isDeload: boolean;
  /** Planned volume; the second loading week of a first block is 1. In a deload: the share of the loading weeks before. */
  readonly volume: number;
  /** A Monday. */
  readonly startDate: Day;
}

export interface BlockLength {
  /** A Monday. */
  readonly startDate: Day;
  /** 1-12 */
  readonly weeks: number;
  readonly firstMacroWeek: number;
}

/** Foundation is macro weeks 1-4, development 5-8, performance from 9 on. */
export function phaseOf(macroWeek: number): Phase {
  if (macroWeek <= 4) return "foundation";
  return macroWeek <= 8 ? "development" : "performance";
}

/**
 * The weeks of a block: the phase follows the macro week; the last week of each four is a deload when the plan has five
 * weeks or more, except its first week. `deloadAllowed` answers false for weeks whose rest a race taper already gives.
 */
export function planWeeks(
  block: BlockLength,
  athlete: { readonly level: Level; readonly age?: number | undefined },
  deloadAllowed: (startDate: Day) => boolean = () => true,
): readonly WeekFrame[] {
  return Array.from({ length: block.weeks }, (_, index) => {
    const macroWeek = block.firstMacroWeek + index;
    const startDate = addDays(block.startDate, 7 * index);
    const isDeload = block.weeks >= 5 && index > 0 && macroWeek % 4 === 0 && deloadAllowed(startDate);
    const volume = isDeload ? deloadShare(macroWeek, athlete.age) : loadingVolume(macroWeek) * endOfShortBlock(index, block, athlete.level);
    return { week: index + 1, macroWeek, phase: phaseOf(macroWeek), isDeload, volume, startDate };
  });
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

/** Masters take a deeper deload; before a peak it is deeper too. */
function deloadShare(macroWeek: number, age: number | undefined): number {
  if (age !== undefined && age >= 50) return 0.58;
  return phaseOf(macroWeek) === "performance" ? 0.58 : 0.63;
}

/** A four-week block has no deload; advanced athletes take its last week lighter. */
function endOfShortBlock(index: number, block: BlockLength, level: Level): number {
  const lighter = block.weeks === 4 && index === 3 && (level === "advanced" || level === "elite");
  return lighter ? 0.8 : 1;
}
