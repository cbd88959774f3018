import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { validatePlan } from "../checks/validate.ts";
import { deloadRhythm } from "../health/stated-limits/deload-rhythm.ts";
import { generatePlan } from "./generate-plan.ts";

function deloadsOf(over: Partial<Athlete>): readonly number[] {
  const athlete: Athlete = { ...HYBRID, focus: "running", ...over };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 8 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks.flatMap(({ week, isDeload }) => (isDeload ? [week] : []));
}

describe("a deload in every third week", () => {
  test("comes as often as it is told", () => {
    expect(deloadsOf({})).toEqual([4, 8]);
    expect(deloadsOf({ injuries: "Sports doc wants a real down week every third week." })).toEqual([3, 6]);
    expect(deloadsOf({ dislikes: "jede dritte Woche Entlastung bitte" })).toEqual([3, 6]);
  });

  test.each([
    ["a real down week every third week", 3],
    ["deload every 3 weeks works for me", 3],
    ["jede dritte Woche Entlastung", 3],
    ["semana de descarga cada tres semanas", 3],
    ["une semaine sur trois allégée", undefined],
    ["semaine de récup toutes les trois semaines", 3],
    ["settimana di scarico ogni quattro", 4],
  ])("%s: %s", (text, every) => {
    expect(deloadRhythm(text)).toBe(every);
  });

  test.each([
    "every third week I am on nights",
    "I never do a deload every third week",
    "jede dritte Woche Spätschicht",
    "no down week every third week please",
    "a long run every third week",
    "cada tres semanas viajo",
  ])("%s is none", (text) => {
    expect(deloadRhythm(text)).toBeUndefined();
  });
});
