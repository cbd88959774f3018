import type { Kilograms, Watts } from "../units/units.ts";

/** Oxygen uptake of running in ml/kg/min (ACSM): `velocity` in metres per minute, `grade` as a fraction; a treadmill at 0.01 is like outdoors. */
export function runningOxygen(velocity: number, grade = 0): number {
  return 3.5 + 0.2 * velocity + 0.9 * velocity * grade;
}

/** Oxygen uptake of cycling in ml/kg/min (ACSM). */
export function cyclingOxygen(watts: Watts, bodyWeight: Kilograms): number {
  return 7 + (10.8 * watts) / bodyWeight;
}
