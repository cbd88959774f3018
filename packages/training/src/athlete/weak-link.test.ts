import { describe, expect, test } from "vitest";
import { nobody } from "#test/nobody.ts";
import type { Athlete } from "./athlete.ts";
import { weakLink } from "./weak-link.ts";

const TODAY = "2026-11-23";

/** Everything in the middle of the intermediate level but what `fields` say. */
function balanced(fields: Partial<Athlete> = {}): Athlete {
  return nobody({
    sex: "male",
    bodyWeight: 80,
    strength: { oneRepMax: { backSquat: 120, deadlift: 160, overheadPress: 64 } },
    gymnastics: { strictPullUps: 10 },
    conditioning: { run5k: 1350, row500m: 101 },
    ...fields,
  });
}

describe("the weak link", () => {
  test("is none when everything is of a piece", () => expect(weakLink(balanced(), TODAY)).toBeUndefined());

  test("is the press when only the press is a beginner's", () => {
    const athlete = balanced({ strength: { oneRepMax: { backSquat: 120, deadlift: 160, overheadPress: 44 } } });
    expect(weakLink(athlete, TODAY)).toMatchObject({ benchmark: "overheadPress", name: "overhead press", level: "beginner" });
    expect(weakLink(athlete, TODAY)?.behind).toBeCloseTo(0.842, 2);
  });

  test.each([
    [{ conditioning: { run5k: 1650, row500m: 101 } }, "running"],
    [{ conditioning: { run5k: 1350, row500m: 114 } }, "rowing"],
    [{ gymnastics: { strictPullUps: 2 } }, "strictPullUps"],
    [{ strength: { oneRepMax: { backSquat: 96, deadlift: 134, overheadPress: 64 } } }, "backSquat"],
  ])("%o: %s", (fields, benchmark) => expect(weakLink(balanced(fields), TODAY)?.benchmark).toBe(benchmark));

  test("does not depend on the level: it is the shape that counts", () => {
    const weak = { strength: { oneRepMax: { backSquat: 120, deadlift: 160, overheadPress: 44 } } };
    const links = (["beginner", "advanced", "elite"] as const).map((level) => weakLink(balanced({ ...weak, level }), TODAY)?.benchmark);
    expect(links).toEqual(["overheadPress", "overheadPress", "overheadPress"]);
  });

  test("counts only what the focus needs", () => {
    const weakPress = balanced({ strength: { oneRepMax: { backSquat: 120, deadlift: 160, overheadPress: 40 } } });
    expect(weakLink({ ...weakPress, focus: "hyrox" }, TODAY)).toBeUndefined();
    expect(weakLink({ ...weakPress, focus: "crossfit" }, TODAY)?.benchmark).toBe("overheadPress");
    expect(weakLink({ ...weakPress, focus: "strength" }, TODAY)?.benchmark).toBe("overheadPress");
    expect(weakLink(balanced({ focus: "running", conditioning: { run5k: 2100 } }), TODAY)).toBeUndefined();
  });

  test("needs two measured values to compare: estimates, and lifts without a body weight, do not count", () => {
    expect(weakLink(nobody({ conditioning: { run5k: 2100 } }), TODAY)).toBeUndefined();
    expect(weakLink(nobody({ sex: "male", bodyWeight: 80, strength: { oneRepMax: { backSquat: 200 } } }), TODAY)).toBeUndefined();
    const { bodyWeight: _, ...weightless } = balanced({ strength: { oneRepMax: { backSquat: 60 } } });
    expect(weakLink(weightless, TODAY)).toBeUndefined();
    const watch = balanced({ conditioning: { vo2Max: 25, row500m: 101 } });
    expect(weakLink(watch, TODAY)).toBeUndefined();
  });

  test("an old number still counts", () => {
    const old = balanced({ strength: { oneRepMax: { backSquat: 120, deadlift: 160, overheadPress: 44 }, recordedOn: "2026-01-01" } });
    expect(weakLink(old, TODAY)?.benchmark).toBe("overheadPress");
  });

  test("of a triathlete is the bike or the run", () => {
    const rider = balanced({ focus: "triathlon", conditioning: { run5k: 1200, ftp20min: 200 } });
    expect(weakLink(rider, TODAY)?.benchmark).toBe("cycling");
  });

  test.each([
    ["deadlift", { strength: { oneRepMax: { backSquat: 140, deadlift: 125, cleanAndJerk: 96, snatch: 78, overheadPress: 68 } } }],
    ["clean and jerk", { strength: { oneRepMax: { backSquat: 120, deadlift: 160, cleanAndJerk: 65, snatch: 62, overheadPress: 64 } } }],
    ["snatch", { strength: { oneRepMax: { backSquat: 120, deadlift: 160, cleanAndJerk: 88, snatch: 50, overheadPress: 64 } } }],
    ["handstand push-up", { gymnastics: { strictPullUps: 10, handstandPushUps: 0 } }],
    ["back squat", { strength: { oneRepMax: { backSquat: 96, deadlift: 134, overheadPress: 50 } }, gymnastics: { strictPullUps: 12 } }],
    ["strict pull-up", { gymnastics: { strictPullUps: 1 } }],
    ["rowing", { conditioning: { run5k: 1350, row500m: 118 } }],
    ["running", { conditioning: { run5k: 1800, row500m: 101 } }],
  ])("is called by its name: %s", (name, fields) => expect(weakLink(balanced({ focus: "crossfit", ...fields }), TODAY)?.name).toBe(name));

  test("stands 0.6 deviations behind the middle of the others, no less", () => {
    const pressing = (overheadPress: number) =>
      balanced({ focus: "strength", gymnastics: {}, strength: { oneRepMax: { backSquat: 120, deadlift: 160, overheadPress } } });
    // 0.25 body weights of press are 0.842 deviations.
    expect(weakLink(pressing(49.5), TODAY)?.behind).toBeCloseTo(0.61, 2);
    expect(weakLink(pressing(50), TODAY)).toBeUndefined();
  });
});
