import { describe, expect, test } from "vitest";
import { assessCapacities } from "./capacities.ts";
import type { Athlete } from "./athlete.ts";
import { missingBenchmarks } from "./missing-benchmarks.ts";

const TODAY = "2026-11-23";
const athlete: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  strength: { oneRepMax: { backSquat: 140, deadlift: 170 }, recordedOn: "2026-11-10", dates: { deadlift: "2025-01-10" } },
  gymnastics: {},
  conditioning: { run5k: 1320, run10k: 3000, recordedOn: "2026-11-10", dates: { run10k: "2025-01-10" } },
  availability: { daysPerWeek: 4 },
};

describe("a benchmark with its own date", () => {
  test("is aged by it, and the others are not", () => {
    const { lifts, notes } = assessCapacities(athlete, TODAY);
    expect(lifts.backSquat).toMatchObject({ oneRepMax: 140, estimated: false, recordedOn: "2026-11-10" });
    expect(lifts.deadlift).toMatchObject({ oneRepMax: 161.5, aged: true, recordedOn: "2025-01-10" });
    expect(notes.map(({ text }) => text)).toContain(
      "These lifts are over 12 months old: deadlift. Their loads start 5% lower. The weights you lift in this block replace the old numbers.",
    );
    expect(missingBenchmarks(athlete, TODAY)).toContainEqual(expect.objectContaining({ benchmark: "deadlift", state: "old" }));
    expect(missingBenchmarks(athlete, TODAY)).not.toContainEqual(expect.objectContaining({ benchmark: "backSquat" }));
  });

  test("of a race that is older and says something else is left out", () => {
    const newer = assessCapacities(athlete, TODAY).vdot;
    const { run10k: _run10k, dates: _dates, ...alone } = athlete.conditioning;
    expect(newer).toEqual(assessCapacities({ ...athlete, conditioning: alone }, TODAY).vdot);
    const sameForm = { ...athlete.conditioning, dates: { run10k: "2026-10-20" } };
    expect(assessCapacities({ ...athlete, conditioning: sameForm }, TODAY).vdot).not.toEqual(newer);
  });
});
