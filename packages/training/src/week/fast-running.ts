import type { PlanContext } from "../context/context.ts";
import type { FastRunning } from "../context/draft.ts";
import type { SessionCode } from "../model/plan.ts";

/** Share of the cap by Daniels that a level takes (microcycles.md section 7). */
const LEVEL_SHARE = { beginner: 0.6, intermediate: 0.8, advanced: 1, elite: 1 } as const;

/** Doses that even little running allows, in seconds. */
export const FAST_RUN_FLOOR = { threshold: 720, interval: 540, repetition: 360 } as const;

/** Of the week's distance, a little below the caps of 10, 8, 5 and 20 %: what is planned is not yet run. */
const SHARE = { threshold: 0.093, interval: 0.074, repetition: 0.045, marathon: 0.18 } as const;

/** Daniels: at interval pace at most 10 km, at marathon pace at most 110 minutes or 29 km. */
const MOST = { intervalMetres: 10_000, repetitionMetres: 8000, marathonMetres: 29_000, marathonSeconds: 110 * 60 } as const;

/** Of the week's running time, everything faster than easy together: three quarters stay easy. */
const FAST_TOGETHER = 0.22;

/**
 * Seconds at threshold, interval and repetition pace for one session, and at marathon pace for the long run, in a week of `seconds`
 * of running with these sessions (Daniels' caps are shares of distance, so faster paces get less time).
 */
export function fastRunningOf(context: PlanContext, seconds: number, codes: readonly SessionCode[]): FastRunning {
  const { paces } = context.capacities;
  const share = LEVEL_SHARE[context.level] * (paces === undefined ? 0.8 : 1);
  const easy = paces === undefined ? 1 : (paces.easy.fast + paces.easy.slow) / 2;
  const dose = (part: number, pace = 1): number => Math.floor((seconds * part * share * pace) / easy);
  const within = (wanted: number, metres: number, pace: number | undefined): number =>
    pace === undefined ? wanted : Math.min(wanted, (metres * pace) / 1000);
  const repetitionPace = paces === undefined ? undefined : paces.repetition400 / 0.4;
  const threshold = Math.max(FAST_RUN_FLOOR.threshold, dose(SHARE.threshold, paces?.threshold));
  const interval = Math.max(
    FAST_RUN_FLOOR.interval,
    Math.min(1800, within(dose(SHARE.interval, paces?.interval), MOST.intervalMetres, paces?.interval)),
  );
  const repetition = Math.max(
    FAST_RUN_FLOOR.repetition,
    within(dose(SHARE.repetition, repetitionPace), MOST.repetitionMetres, repetitionPace),
  );
  const others = codes.reduce((sum, code) => sum + (code === "RT" ? threshold : code === "RI" ? interval : 0), 0);
  const marathon = Math.min(dose(SHARE.marathon, paces?.marathon), MOST.marathonSeconds, seconds * FAST_TOGETHER - others);
  return { threshold, interval, repetition, marathon: Math.max(0, within(marathon, MOST.marathonMetres, paces?.marathon)) };
}
