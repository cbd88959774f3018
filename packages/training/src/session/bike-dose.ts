import { macroWeekInTable } from "../season/phases.ts";
import type { SessionBrief } from "../context/draft.ts";

/** Minutes at threshold or sweet spot of a full session in the first weeks. */
const FULL_RIDE_DOSE = { beginner: 12, intermediate: 20, advanced: 28, elite: 32 } as const;

/** Of that, by macro week: the hard part of a ride grows within a phase and from phase to phase, and gets shorter before a peak. */
const GROWTH = [1, 1, 1.1, 1, 1.1, 1.15, 1.2, 1, 1.15, 1.2, 1.1, 1] as const;

/** Of the day, harder than easy: more when the week has easy days enough beside it. */
const SHARE = { fewDays: 0.23, manyDays: 0.32 } as const;
const MANY_DAYS = 5;

/** Seconds at threshold or sweet spot that the level and the day carry this week; `part` of the level's dose. */
export function rideDose({ context, frame, minutes }: SessionBrief, part = 1): number {
  const growth = GROWTH[macroWeekInTable(frame.macroWeek) - 1] ?? 1;
  const manyDays = context.athlete.availability.daysPerWeek >= MANY_DAYS;
  const share = manyDays ? SHARE.manyDays * growth : SHARE.fewDays;
  return Math.min(FULL_RIDE_DOSE[context.level] * 60 * growth * part, Math.max(240, minutes * 60 * share));
}
