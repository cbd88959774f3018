import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "./athlete.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import { validatePlan } from "../checks/validate.ts";

const LIFTER: Athlete = {
  ...HYBRID,
  focus: "powerlifting",
  strength: { oneRepMax: { backSquat: 140, benchPress: 100, deadlift: 170 } },
  equipment: ["barbell", "dumbbells"],
};

function linesOf(athlete: Athlete): { readonly names: ReadonlySet<string>; readonly notes: string } {
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  const blocks = result.plan.weeks.flatMap(({ sessions }) => sessions.map((session) => session.blocks));
  return {
    names: new Set(blocks.flatMap((each) => Object.values(each).flatMap((items) => items.map(({ name }) => name)))),
    notes: result.plan.notes.map(({ text }) => text).join("\n"),
  };
}

describe("a barbell in a list without rack and bench", () => {
  test("whoever told a squat and a bench press trains both, and reads what the plan took for granted", () => {
    const { names, notes } = linesOf(LIFTER);
    expect(names).toContain("Back squat");
    expect(names).toContain("Bench press");
    expect(notes).toContain("not a rack or a bench");
  });

  test.each(["no rack", "I don't have a rack.", "Zuhause kein Rack", "pas de rack", "there is no power rack at home"])(
    "what the notes say is not there is not used: %s",
    (dislikes) => {
      const { names, notes } = linesOf({ ...LIFTER, dislikes });
      expect(names).not.toContain("Back squat");
      expect(names).toContain("Bench press");
      expect(notes).toContain("not a bench. You bench press");
      expect(notes).not.toContain("understand");
    },
  );

  test.each([
    ["no lift is told", { ...LIFTER, focus: "hyrox", strength: { oneRepMax: { deadlift: 170 } } }],
    ["there is no barbell", { ...LIFTER, equipment: ["dumbbells"] }],
    ["the gym has everything", { ...HYBRID }],
  ] as const)("nothing is taken for granted where %s", (_, athlete) => {
    expect(linesOf(athlete).notes).not.toContain("Your equipment has a barbell");
  });
});
