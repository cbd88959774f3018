import { describe, expect, test } from "vitest";
import { loadingLevel, loadingLimits } from "./loading-limits.ts";

describe("loading limits", () => {
  test.each([
    [{ level: "beginner" as const }, 0.8, 8],
    [{ level: "intermediate" as const }, 0.875, 8.5],
    [{ level: "advanced" as const }, 0.925, 9],
    [{ level: "elite" as const }, 0.95, 9],
    [{ level: "elite" as const, age: 52 }, 0.875, 9],
    [{ level: "elite" as const, age: 49 }, 0.95, 9],
    [{ level: "elite" as const, age: 50 }, 0.875, 9],
    [{ level: "elite" as const, age: 59 }, 0.875, 9],
    [{ level: "elite" as const, age: 60 }, 0.85, 9],
    [{ level: "elite" as const, age: 18 }, 0.95, 9],
    [{ level: "elite" as const, age: 17 }, 0.8, 8],
    [{ level: "advanced" as const, trainingYears: 0.5 }, 0.875, 8.5],
    [{ level: "beginner" as const, age: 70 }, 0.8, 8],
    [{ level: "elite" as const, age: 16 }, 0.8, 8],
  ])("%o", (athlete, cap, rpe) => expect(loadingLimits(athlete)).toMatchObject({ cap, rpe }));

  test("under 18 no maximum is tested; from 50 on rests are longer", () => {
    expect(loadingLimits({ level: "advanced", age: 17 })).toMatchObject({ maximalTests: false, extraRest: 0 });
    expect(loadingLimits({ level: "advanced", age: 50 })).toMatchObject({ maximalTests: true, extraRest: 30 });
  });

  test("a year of training makes the level believable", () => {
    expect(loadingLevel("elite", 0.9)).toBe("intermediate");
    expect(loadingLevel("elite", 1)).toBe("elite");
    expect(loadingLevel("beginner", 0)).toBe("beginner");
    expect(loadingLevel("advanced", undefined)).toBe("advanced");
  });
});
