import { expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../index.ts";

function noteOf(goal: number | undefined, more: Partial<Athlete> = {}): string {
  const athlete: Athlete = {
    level: "advanced",
    focus: "strength",
    age: 17,
    sex: "male",
    bodyWeight: 72.4,
    trainingYears: 4,
    strength: { oneRepMax: { snatch: 94, cleanAndJerk: 118, backSquat: 155 } },
    gymnastics: {},
    conditioning: {},
    availability: { daysPerWeek: 4 },
    competitions: [
      { name: "Nationals", type: "weightlifting", date: "2027-04-17", priority: "A", ...(goal === undefined ? {} : { goal }) },
    ],
    ...more,
  };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 5, firstMacroWeek: 1 });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan.notes.find(({ text }) => text.startsWith("Nationals on"))?.text ?? "";
}

test("says today's total, and what the goal asks of each lift", () => {
  expect(noteOf(undefined)).toContain("Today your lifts add up to 212 kg (snatch 94, clean and jerk 118).");
  expect(noteOf(210)).toContain("That already covers your goal of 210 kg.");
  expect(noteOf(225)).toContain("takes about 100 and 125 kg, 6% more: that is a normal gain by then.");
});

test("says when the goal is for a later meet", () => {
  expect(noteOf(250)).toContain("18% more: more than you can usually gain by then");
  // Under nineteen lifts grow faster: for a man of thirty the same goal is a good day away.
  expect(noteOf(225, { age: 30 })).not.toContain("a normal gain");
});

test("the lifts asked for make the goal", () => {
  const [, first = "", second = ""] = /takes about (\d+) and (\d+) kg/u.exec(noteOf(231)) ?? [];
  expect(Number(first) + Number(second)).toBe(231);
});

test("says which lift of the goal is more than the athlete may lift", () => {
  expect(noteOf(225, { injuries: "shoulder: snatch up to 90 kg is fine" })).toContain("the snatch of 100 kg (your limit: 90)");
  expect(noteOf(225)).not.toContain("your limit");
});
