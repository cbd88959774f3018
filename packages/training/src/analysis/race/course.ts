import type { Metres } from "../../units/units.ts";

/** How hilly a course is: every kilometre as much up as down, half of it on each. */
export type Course = "flat" | "rolling" | "hilly";

/** Grade of the climbs and descents, rise over run. */
const GRADE: { readonly [course in Course]: number } = { flat: 0, rolling: 0.02, hilly: 0.04 };

/** Joules per kilogram and metre at a grade (Minetti et al. 2002, J Appl Physiol 93:1039, running). */
function costOfRunning(grade: number): number {
  return 155.4 * grade ** 5 - 30.4 * grade ** 4 - 43.3 * grade ** 3 + 46.3 * grade ** 2 + 19.5 * grade + 3.6;
}

/** The time on a course against the same metres on the flat, at one effort. */
export function courseShare(course: Course): number {
  const grade = GRADE[course];
  return (costOfRunning(grade) + costOfRunning(-grade)) / 2 / costOfRunning(0);
}

/** Metres of climb on a course of this length. */
export function estimateClimb(course: Course, metres: Metres): Metres {
  return (GRADE[course] * metres) / 2;
}
