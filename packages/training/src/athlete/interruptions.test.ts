import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "./athlete.ts";
import { addDays } from "../calendar/day.ts";
import { liftShareOn, reliefOn, vdotShareOn } from "./interruptions.ts";

const FROM = "2026-12-07";

/** The athlete after so many days without training, and the shares of the first day of each week back. */
function after(days: number) {
  const to = addDays(FROM, days - 1);
  const athlete: Athlete = { ...HYBRID, absences: [{ reason: "missed", from: FROM, to }] };
  const weeks = [1, 8, 15, 22].map((since) => addDays(to, since));
  return {
    volume: weeks.map((day) => reliefOn(athlete, day)?.share ?? 1),
    lifts: weeks.map((day) => liftShareOn(athlete, day)),
    vdot: vdotShareOn(athlete, addDays(to, 1)),
  };
}

/** The table of dose-progression.md section 6. */
test.each([
  [3, [1, 1, 1, 1], [1, 1, 1, 1], 1],
  [7, [0.9, 1, 1, 1], [0.95, 1, 1, 1], 0.994],
  [10, [0.8, 0.95, 1, 1], [0.9, 0.95, 1, 1], 0.985],
  [14, [0.75, 0.9, 1, 1], [0.9, 0.95, 1, 1], 0.973],
  [21, [0.6, 0.8, 0.9, 1], [0.8, 0.85, 0.9, 0.95], 0.952],
  [42, [0.5, 0.7, 0.8, 0.9], [0.7, 0.75, 0.8, 0.85], 0.889],
] as const)("after %i days volume, lifts and VDOT come back as the table says", (days, volume, lifts, vdot) => {
  const back = after(days);
  expect(back.volume).toEqual(volume);
  expect(back.lifts).toEqual(lifts);
  expect(back.vdot).toBeCloseTo(vdot, 3);
});

/** An illness is graded a row lower, and the bar waits for the days that build up (dose-progression.md section 6). */
test.each([
  [2, [0.95, 0.95, 1, 1]],
  [5, [0.9, 0.9, 0.9, 0.95]],
  [9, [0.8, 0.8, 0.8, 0.85]],
] as const)("after %i days of illness the bar is lighter for longer", (days, lifts) => {
  const to = addDays(FROM, days - 1);
  const athlete: Athlete = { ...HYBRID, absences: [{ reason: "illness", from: FROM, to }] };
  expect([1, 8, 15, 22].map((since) => liftShareOn(athlete, addDays(to, since)))).toEqual(lifts);
});
