import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { validatePlan } from "../../checks/validate.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const TRIATHLETE: Athlete = {
  ...HYBRID,
  focus: "triathlon",
  conditioning: { run5k: 1400, ftp20min: 250 },
  history: { longestRide: { value: 120, source: "told" }, weeklyMinutes: { value: 390, source: "told" } },
  availability: { daysPerWeek: 6, weekdays: [2, 3, 4, 5, 6, 7], minutes: { 2: 60, 3: 60, 4: 60, 5: 60, 6: 180, 7: 90 }, longDay: 6 },
  competitions: [{ type: "Olympic distance triathlon", date: "2027-04-18", priority: "A" }],
};

function linesOf(equipment: readonly string[]) {
  const athlete: Athlete = { ...TRIATHLETE, equipment };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 9 });
  if (result.kind !== "plan") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => Object.values(blocks).flat()));
}

test("who owns a bicycle and no bike erg rides the bicycle", () => {
  const names = new Set(linesOf(["bicycle", "pool", "dumbbell", "band"]).map(({ name }) => name));
  expect([...names].filter((name) => name.startsWith("Bike erg"))).toEqual([]);
  expect(names).toContain("Ride intervals");
});

test("near miss: the owner of a bike erg uses it", () => {
  const names = new Set(linesOf(["bicycle", "bike", "pool", "dumbbell", "band"]).map(({ name }) => name));
  expect(names).toContain("Bike erg intervals");
});

test("threshold on the bike is held within 4 % of the power", () => {
  const hard = linesOf(["bicycle", "pool", "dumbbell", "band"]).filter(({ name, rpe }) => name === "Ride intervals" && rpe === 7);
  expect(hard.length).toBeGreaterThan(0);
  for (const { power } of hard) {
    const middle = ((power?.low ?? 0) + (power?.high ?? 0)) / 2;
    expect(((power?.high ?? 0) - middle) / middle).toBeLessThanOrEqual(0.04);
  }
});
