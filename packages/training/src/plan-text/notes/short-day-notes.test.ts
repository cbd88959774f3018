import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete, Availability } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { validatePlan } from "../../checks/validate.ts";

describe("days with too few minutes", () => {
  test("cut the long run: the note says what it would take and what it gets", () => {
    expect(notes({ focus: "running" }, { daysPerWeek: 4, minutes: { 7: 45 }, longDay: 7 })).toEqual([
      "Sunday has 45 min; the long run would take 80 in this block, so it is shortened to 45. This session needs its full length: give it a longer day if you can.",
    ]);
  });

  test("cut other sessions: one note for all", () => {
    expect(notes({ focus: "strength" }, { daysPerWeek: 4, weekdays: [1, 2, 4, 5], minutes: { 1: 30, 2: 59, 4: 40 } })).toEqual([
      "Shortened to fit the time you have that day: Monday has 30 min, heavy leg strength would take 60; Thursday has 40 min, the second heavy leg session would take 60.",
    ]);
  });

  test("that are long enough need no word", () => {
    expect(notes({ focus: "running" }, { daysPerWeek: 4, minutes: { 1: 60, 2: 60, 3: 60, 4: 60, 5: 60, 6: 60, 7: 90 } })).toEqual([]);
  });
});

function notes(more: Partial<Athlete>, availability: Availability): string[] {
  const athlete: Athlete = { ...HYBRID, ...more, availability };
  const result = generatePlan(athlete, { startDate: "2026-11-23" });
  if (result.kind !== "plan") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.notes.filter(({ kind }) => kind === "wish-not-met").map(({ text }) => text);
}
