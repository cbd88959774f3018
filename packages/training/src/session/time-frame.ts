import type { Level } from "../athlete/athlete.ts";
import type { SessionBrief } from "../context/draft.ts";

/** Seconds for the parts around the main work. */
export interface TimeFrame {
  readonly total: number;
  readonly warmup: number;
  readonly cooldown: { readonly least: number; readonly most: number };
}

const WARMUP_MINUTES: { readonly [level in Level]: number } = { beginner: 10, intermediate: 11, advanced: 13, elite: 14 };
/** Older bodies take longer to get ready. */
const EXTRA_FROM_FIFTY = 180;

/** Warm-up and cooldown by level (microcycles.md section 3), shorter when the day is short. */
export function timeFrame(brief: SessionBrief): TimeFrame {
  const total = brief.minutes * 60;
  const { level, athlete } = brief.context;
  const older = (athlete.age ?? 30) >= 50 && brief.minutes >= SHORT_DAY ? EXTRA_FROM_FIFTY : 0;
  const warmup = Math.min(WARMUP_MINUTES[level] * 60, Math.round(total * (brief.minutes < SHORT_DAY ? 0.24 : 0.21))) + older;
  const least = Math.min(300, Math.max(120, Math.round(total * 0.08)));
  return { total, warmup, cooldown: { least, most: Math.min(600, Math.max(240, Math.round(total * 0.16))) } };
}

/** On a day shorter than this every minute counts. */
const SHORT_DAY = 40;
