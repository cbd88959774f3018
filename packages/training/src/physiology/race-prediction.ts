import type { Metres, Seconds } from "../units/units.ts";

/** Riegel 1981: well calibrated up to the half marathon; for the marathon of a low-volume runner give an exponent of 1.08 to 1.15. */
export function riegelTime(seconds: Seconds, from: Metres, to: Metres, exponent = 1.06): Seconds {
  return seconds * (to / from) ** exponent;
}
