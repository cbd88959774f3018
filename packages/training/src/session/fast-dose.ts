import type { Seconds } from "../units/units.ts";
import { macroWeekInTable } from "../season/phases.ts";
import type { SessionBrief } from "../context/draft.ts";

/** Dose on a machine or without a pace, by level. */
export const LIGHT_DOSE = { beginner: 720, intermediate: 960, advanced: 1200, elite: 1440 } as const;

/** Of a session's time, at threshold or faster: most of it is easy, also when the day is short. */
const FAST_SHARE = { beginner: 0.19, intermediate: 0.21, advanced: 0.25, elite: 0.3 } as const;
/** Athletes of other sports have less easy running beside it. */
const FAST_SHARE_OF_OTHERS = 0.19;
/** A quality session holds its floor (twelve minutes at threshold, nine at interval pace) when it is not much more than that. */
const FLOOR_SHARE = 0.22;
const FULL_SESSION = 45;

/** On a machine nothing but the time of the day holds the dose back: by macro week it grows, where the week has easy days enough beside it. */
const ON_MACHINES = [1, 1.1, 1.25, 1, 1.25, 1.35, 1.5, 1, 1.4, 1.5, 1.4, 1] as const;
const MANY_DAYS = 5;

/** The dose that the time of the day carries. */
export function withinShare(brief: SessionBrief, seconds: Seconds, floor: Seconds, isRun: boolean): Seconds {
  const { level, athlete } = brief.context;
  const growth =
    isRun || athlete.availability.daysPerWeek < MANY_DAYS ? 1 : (ON_MACHINES[macroWeekInTable(brief.frame.macroWeek) - 1] ?? 1);
  const share = growth * (athlete.focus === "running" ? FAST_SHARE[level] : FAST_SHARE_OF_OTHERS);
  const time = brief.minutes * 60;
  return Math.min(seconds, Math.max(240, time * share, brief.minutes < FULL_SESSION ? 0 : Math.min(floor, time * FLOOR_SHARE)));
}

/** In a taper the pace stays, the amount is about halved. */
export function tapered(brief: SessionBrief, seconds: Seconds, least: Seconds): Seconds {
  return brief.isTaper ? Math.min(seconds, Math.max(least, seconds * 0.6)) : seconds;
}
