import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { livesInHills } from "./hilly-ground.ts";
import { indoorDates } from "./indoors-until.ts";

const START = "2026-12-07";

function pagesOf(dislikes: string, equipment: readonly string[] = []) {
  const athlete = { ...HYBRID, focus: "running" as const, equipment: [...equipment], injuries: "", dislikes };
  const result = generatePlan(athlete, { startDate: START, weeks: 5 });
  if (result.kind !== "plan") throw new Error("no plan");
  const { plan } = result;
  const items = plan.weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ blocks, coachNotes }) => [...Object.values(blocks).flat(), { name: "", notes: JSON.stringify(coachNotes) }]),
  );
  return { plan, items };
}

describe("roads that all climb", () => {
  test.each([
    "All my roads go up or down.",
    "There is nothing flat around here",
    "Alle Straßen gehen bergauf oder bergab",
    "Todas las calles suben",
    "Toutes mes routes montent",
  ])("are told: %s", (dislikes) => expect(livesInHills({ dislikes })).toBe(true));

  test.each(["No flat bench", "I have flat feet", "I like hilly runs", "Flat as a pancake here", "My shoulder goes up"])(
    "near miss: %s",
    (dislikes) => expect(livesInHills({ dislikes })).toBe(false),
  );

  test("runs give the effort and no pace, and no page sends to the flat", () => {
    const { items } = pagesOf("All my roads go up or down.");
    const runs = items.filter(({ name }) => /run/iu.test(name));
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.filter((item) => "pace" in item && item.pace !== undefined)).toEqual([]);
    expect(items.filter(({ notes }) => /\bflat\b/iu.test(notes ?? ""))).toEqual([]);
  });
});

describe("a time under a roof", () => {
  const AIR = "From now until February the air is too bad to run outside, so please treadmill, rower or bike instead.";

  test("has its dates", () => expect(indoorDates({ dislikes: AIR }, START)?.until).toBe("2027-01-31"));

  test.each(["The air is bad in February", "I cannot run outside", "I love running outside until February"])("near miss: %s", (dislikes) =>
    expect(indoorDates({ dislikes }, START)).toBeUndefined(),
  );

  test("is run on the treadmill that is there, and none is invented", () => {
    const withTreadmill = pagesOf(AIR, ["treadmill"]).items.filter(({ name }) => name === "Easy run");
    expect(withTreadmill.length).toBeGreaterThan(0);
    expect(withTreadmill.filter(({ notes }) => notes?.includes("On the treadmill") !== true)).toEqual([]);
    expect(pagesOf(AIR).items.filter(({ notes }) => notes?.includes("On the treadmill") === true)).toEqual([]);
  });

  test("is said in one line, and asks for no rower first", () => {
    const { plan } = pagesOf(AIR, ["treadmill"]);
    const texts = plan.notes.map(({ text }) => text).filter((text) => /treadmill|air is too bad/u.test(text));
    expect(texts).toEqual([expect.stringContaining("indoors until Sun 31 Jan")]);
  });
});
