import type { Metres, Seconds, SecondsPerKilometre } from "../units/units.ts";

const HALF_MARATHON: Metres = 21_097.5;
/** Weekly kilometres from which a marathon holds what shorter races promise. */
const MARATHON_VOLUME = 50;
/** Kilometres a week of a runner for whom the marathon is mostly a question of finishing. */
const LOW_VOLUME = 20;

/**
 * Riegel's exponent: 1.06 up to the half marathon (Riegel 1981). Beyond it half of recreational runners are at least 10 minutes
 * slower (Vickers & Vertosick 2016), so it grows from 1.08 just under 50 km a week to 1.15 at 20 km; 1.12 when the weekly kilometres
 * are not known (running.md section 2, a convention).
 */
export function riegelExponent(to: Metres, weeklyKilometres?: number): number {
  if (to <= HALF_MARATHON) return 1.06;
  if (weeklyKilometres === undefined) return 1.12;
  if (weeklyKilometres >= MARATHON_VOLUME) return 1.06;
  const missing = (MARATHON_VOLUME - Math.max(LOW_VOLUME, weeklyKilometres)) / (MARATHON_VOLUME - LOW_VOLUME);
  return 1.08 + 0.07 * missing;
}

/** The time over `to` metres from a time over `from` metres, in seconds: T × (to / from) ^ exponent. */
export function riegelTime(seconds: Seconds, from: Metres, to: Metres, exponent: number = riegelExponent(to)): Seconds {
  return seconds * (to / from) ** exponent;
}

export interface CriticalSpeed {
  /** Metres per second. */
  readonly speed: number;
  /** D′: the metres that can be run above that speed. */
  readonly reserve: Metres;
}

/**
 * Critical speed of two races, d = CS × t + D′. Proper trials last 2 to 15 minutes; from 5 and 10 km D′ comes out too high and the speed up
 * to 4 % low, so it is only a cross-check. Undefined when the longer race was not slower.
 */
export function criticalSpeed(
  short: { readonly metres: Metres; readonly seconds: Seconds },
  long: { readonly metres: Metres; readonly seconds: Seconds },
): CriticalSpeed | undefined {
  if (long.seconds <= short.seconds || long.metres <= short.metres) return undefined;
  const speed = (long.metres - short.metres) / (long.seconds - short.seconds);
  return { speed, reserve: short.metres - speed * short.seconds };
}

/** Whether a threshold pace lies within 5 % of critical speed. */
export function agreesWithCriticalSpeed(threshold: SecondsPerKilometre, { speed }: CriticalSpeed): boolean {
  return Math.abs(1000 / threshold / speed - 1) <= 0.05;
}

/** Critical swim speed in metres per second from all-out times over 200 and 400 m (Wakayoshi 1992). Undefined when 400 m was not slower. */
export function criticalSwimSpeed(seconds200: Seconds, seconds400: Seconds): number | undefined {
  return criticalSpeed({ metres: 200, seconds: seconds200 }, { metres: 400, seconds: seconds400 })?.speed;
}
