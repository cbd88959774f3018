import { describe, expect, test } from "vitest";
import { nobody } from "#test/nobody.ts";
import type { Focus } from "./athlete.ts";
import { missingBenchmarks } from "./missing-benchmarks.ts";

const TODAY = "2026-11-23";

describe("what is missing", () => {
  test.each<[Focus, string]>([
    ["hyrox", "run5k"],
    ["crossfit", "backSquat"],
    ["running", "run5k"],
    ["triathlon", "run5k"],
    ["strength", "backSquat"],
    ["powerlifting", "backSquat"],
    ["general", "backSquat"],
  ])("%s wants %s first, and says what each is good for", (focus, first) => {
    const found = missingBenchmarks(nobody({ focus }), TODAY);
    expect(found[0]).toMatchObject({ benchmark: first, state: "missing" });
    expect(new Set(found.map(({ benchmark }) => benchmark)).size).toBe(found.length);
    for (const { sharpens } of found) expect(sharpens.length).toBeGreaterThan(10);
  });

  test("what is known is not asked for; what is old is", () => {
    const known = nobody({
      focus: "running",
      bodyWeight: 70,
      strength: { oneRepMax: { backSquat: 100 }, recordedOn: "2026-11-01" },
      conditioning: { run5k: 1300, recordedOn: "2026-01-01" },
    });
    expect(missingBenchmarks(known, TODAY).map(({ benchmark, state }) => [benchmark, state])).toEqual([
      ["run5k", "old"],
      ["run10k", "missing"],
    ]);
  });

  test("a zero is known", () => {
    const athlete = nobody({ focus: "crossfit", gymnastics: { strictPullUps: 0, handstandPushUps: 0 } });
    const names = missingBenchmarks(athlete, TODAY).map(({ benchmark }) => benchmark);
    expect(names).not.toContain("strictPullUps");
    expect(names).not.toContain("handstandPushUps");
    expect(names).toContain("snatch");
  });

  test("old gymnastics are asked for again", () => {
    const athlete = nobody({ focus: "strength", gymnastics: { strictPullUps: 8, recordedOn: "2025-01-01" } });
    expect(missingBenchmarks(athlete, TODAY).find(({ benchmark }) => benchmark === "strictPullUps")?.state).toBe("old");
  });
});
