import type { Athlete } from "../athlete/athlete.ts";
import type { SessionCode } from "../model/plan.ts";
import type { Minutes } from "../units/units.ts";

/*
 * How much a deload holds: its share of the load, the shortest sessions that are worth planning, and its share of the sets. Which weeks
 * are deloads is decided in deload-weeks.ts; the weights on the bar are in prescription/load/wave.ts. Rules: periodization.md sections 2
 * and 5 (55 to 75 % of the load), strength.md section 9 (half of the sets); the rest is our estimate within those.
 */

const MASTERS_AGE_YEARS = 50;

/** Load of a deload as a share of the mean loading week before it. Masters and the weeks before a peak take the deeper one. */
const DELOAD_LOAD_SHARE = { usual: 0.63, deep: 0.58 } as const;
/** In a week of running alone fast work becomes easy, and the minutes have to come down as well (strength.md section 9). */
const RUNNERS_LOAD_SHARE = { usual: 0.55, beginner: 0.62 } as const;
const TRIATHLETES_LOAD_SHARE = { usual: 0.56, deep: 0.58 } as const;

/** Load of a deload in the slots, as a share of the mean loading week; content comes out a little below its slots. */
export const LOAD_SHARE_BOUNDS = { min: 0.6, max: 0.75 } as const;
/** In weeks that are nearly all running fast work becomes easy: with more load than this their minutes would hardly come down. */
export const RUNNERS_MIN_LOAD_SHARE = 0.54;
/** Share of the load down to which the easy runs beside a long run may be shortened. */
export const MIN_LOAD_SHARE_BESIDE_LONG_RUN = 0.58;
/** Lightened sessions that reach this share of the least load stay short. */
export const CLOSE_TO_MIN_LOAD = 0.93;

/** Minutes of a runner's deload as a share of the mean loading week; a small week keeps more of its few. */
export const RUNNERS_MINUTES_SHARE = { usual: 0.73, small: 0.84 } as const;
/** A session of a deload lasts at most this share of the longest session of its weekday in the week before. */
export const MAX_SHARE_OF_SAME_WEEKDAY = 0.9;
/** An easy run of a deload lasts at most this share of its long run. */
export const MAX_EASY_RUN_SHARE_OF_LONG_RUN = 0.85;
/** Light stations and half of the sets take less than the time of the full session. */
export const LIGHT_WORK_MINUTES_SHARE = 0.8;
/** A session grows to at most this many times its first planned length. */
export const MAX_STRETCH = 3;

/** A shorter run is not worth the way to it. */
export const MIN_RUN_MINUTES: Minutes = 34;
/** The same for the sessions of other sports. */
export const MIN_SESSION_MINUTES: { readonly [code in SessionCode]?: Minutes } = { SW: 36, SWs: 30, BQ: 40, SF: 24, SFm: 24 };
/** A session that is planned short keeps at least this share of its minutes. */
export const MIN_SHARE_OF_SHORT_SESSION = 0.86;
/** Shares of the least minutes to try in this order, until the week has the load of a deload. */
export const MIN_MINUTES_STEPS = [1, 0.9, 0.8] as const;

/** Sets of a lifting session as a share of the same session in the last loading week (strength.md section 9: 0.5 to 0.6). */
export const DELOAD_SETS_SHARE = 0.6;

/** Load of a deload as a share of the mean loading week before it. `isPeaking`: in the performance phase. */
export function deloadLoadShare(isPeaking: boolean, { age = 0, focus, level }: Pick<Athlete, "age" | "focus" | "level">): number {
  const isDeep = age >= MASTERS_AGE_YEARS || isPeaking;
  if (focus === "running") return level === "beginner" ? RUNNERS_LOAD_SHARE.beginner : RUNNERS_LOAD_SHARE.usual;
  const shares = focus === "triathlon" ? TRIATHLETES_LOAD_SHARE : DELOAD_LOAD_SHARE;
  return shares[isDeep || (focus === "triathlon" && level === "beginner") ? "deep" : "usual"];
}
