import { expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import type { Plan } from "../model/plan.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import { clearedRegions } from "../injuries/cleared.ts";
import { findingText } from "../injuries/finding-text.ts";
import { readInjuries } from "../injuries/read-injuries.ts";
import { adjust } from "./adjust.ts";
import type { Adjustment } from "./adjustment.ts";
import { openedByYes } from "./reasons/check-in-words.ts";
import { undo } from "./undo.ts";

const LIFTER: Athlete = {
  level: "advanced",
  focus: "powerlifting",
  age: 28,
  sex: "male",
  bodyWeight: 82,
  strength: { oneRepMax: { backSquat: 200, deadlift: 235, benchPress: 137.5 }, recordedOn: "2026-11-07" },
  gymnastics: {},
  conditioning: {},
  availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 6] },
};

function told(plan: Plan, athlete: Athlete, adjustment: Adjustment, today: string) {
  const result = adjust(plan, athlete, adjustment, { today, outcomes: [] });
  if (result.kind !== "adjusted") throw new Error("a referral");
  return result;
}

const benches = ({ weeks }: Plan, from: string, to: string) =>
  weeks
    .flatMap(({ sessions }) => sessions.filter(({ date, isDeload }) => date >= from && date <= to && !isDeload))
    .flatMap(({ blocks }) => blocks.strength.filter(({ name }) => name === "Bench press"));

test.each([
  "right calf 7/10",
  "severe lower back pain, cannot bend",
  "left knee 7/10",
  "right wrist 7/10",
  "left ankle 7/10",
  "right shoulder 7/10",
  "neck 7/10",
  "left hamstring 7/10",
  "groin 7/10",
  "foot 7/10",
  "left elbow 7/10",
])("the words that the note of “%s” asks for are a yes", (complaint) => {
  const [finding] = readInjuries(complaint, "2026-12-15").regions;
  if (finding === undefined) throw new Error("nothing hurts");
  const [, example = ""] = /“(My physio .+?)”/u.exec(openedByYes(findingText(finding).region)) ?? [];
  expect(clearedRegions(example, { regions: [finding] }, "2026-12-16")).toEqual({ regions: [finding.region], isCareful: true });
});

test("a physio's yes brings the bench back at what S3 loads, says so, and is undone byte for byte", () => {
  const made = generatePlan(LIFTER, { startDate: "2026-11-30", weeks: 12 });
  if (made.kind !== "plan") throw new Error("no plan");
  const hurt = told(made.plan, LIFTER, { kind: "injury", details: "shoulder 6/10 in the bench, hurts at night" }, "2026-12-15");
  expect(benches(hurt.plan, "2026-12-24", "2027-01-03")).toEqual([]);
  const yes: Adjustment = { kind: "injury", details: "physio: biceps tendon, not torn. can press to pain 3." };
  const open = told(hurt.plan, hurt.athlete, yes, "2026-12-24");
  const loads = benches(open.plan, "2026-12-24", "2027-01-03").map(({ load }) => load?.kilograms ?? 0);
  expect(loads.length).toBeGreaterThan(0);
  expect(Math.max(...loads)).toBeLessThanOrEqual(0.85 * 137.5);
  expect(open.layer.reasons.join(" ")).toContain("It was looked at and may be loaded: next step.");
  expect(told(open.plan, open.athlete, yes, "2026-12-24").layer.changes).toEqual([]);
  expect(undo(open.plan, open.layer)).toMatchObject({ kind: "undone", plan: hurt.plan });
});
