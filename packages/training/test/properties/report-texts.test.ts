import { describe, expect, test } from "vitest";
import { adjust } from "#training/adjust/adjust.ts";
import type { Adjustment } from "#training/adjust/adjustment.ts";
import type { Athlete } from "#training/athlete/athlete.ts";
import { addDays } from "#training/calendar/day.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { HYROX } from "../stories/people.ts";

const START = "2026-11-23";
const TODAY = addDays(START, 7);

/** What the athlete reads after each of the adjustments. */
function reasons(athlete: Athlete, ...all: readonly Adjustment[]): string {
  const made = generatePlan(athlete, { startDate: START, weeks: 5 });
  if (made.kind === "referral") throw new Error("nobody is ill");
  let state: { plan: typeof made.plan; athlete: Athlete } = { plan: made.plan, athlete };
  const texts: string[] = [];
  for (const adjustment of all) {
    const result = adjust(state.plan, state.athlete, adjustment, { today: TODAY, outcomes: [] });
    if (result.kind === "referral") return result.referral.text;
    texts.push(...result.layer.reasons);
    state = result;
  }
  return texts.join(" ");
}

const tell = (details: string): Adjustment => ({ kind: "injury", details });

describe("signs for a doctor", () => {
  test.each([
    ["low back pain 7/10, cannot tie my shoes", "bladder"],
    ["Starke Rückenschmerzen im unteren Rücken, 7/10", "bladder"],
    ["esguince de tobillo, dolor 6/10", "four steps"],
    ["wrist pain 7/10 after a fall", "thumb side"],
  ])("%s", (details, sign) => expect(reasons(HYROX, tell(details))).toContain(sign));

  test.each(["low back a bit stiff, 2/10", "wrist pain 3/10", "elbow pain 7/10"])("%s has none of its own", (details) => {
    expect(reasons(HYROX, tell(details))).not.toMatch(/bladder|four steps|thumb side/u);
  });
});

test.each([12, 15, 20, 30])("a pregnancy of %i weeks has one limit of effort", (weeks) => {
  const said = reasons(HYROX, tell(`${weeks} weeks pregnant, my midwife says training is fine`));
  expect(new Set([...said.matchAll(/RPE (\d+) or below/gu)].map(([, rpe]) => rpe)).size).toBeLessThanOrEqual(1);
});

test("the age of an athlete is nothing that they reported", () => {
  expect(reasons({ ...HYROX, age: 48 }, tell("right calf pain 5/10"))).not.toContain("age 48");
});

test("an illness that comes back asks for a doctor, and the first one names its signs", () => {
  const ill = (from: number, to: number): Adjustment => ({
    kind: "absence",
    reason: "illness",
    from: addDays(TODAY, from),
    to: addDays(TODAY, to),
  });
  expect(reasons(HYROX, ill(0, 3))).toContain("racing heart");
  expect(reasons(HYROX, ill(0, 3))).not.toContain("comes back belongs");
  expect(reasons(HYROX, ill(0, 2), ill(6, 8))).toContain("comes back belongs");
});
