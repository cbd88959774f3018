import { describe, expect, test } from "vitest";
import { nobody } from "#test/nobody.ts";
import { toPounds } from "../../units/mass.ts";
import { trainingMaxima } from "./training-maxima.ts";

const TODAY = "2026-11-23";

describe("training maxima", () => {
  const athlete = nobody({ sex: "male", strength: { oneRepMax: { backSquat: 141, overheadPress: 24 }, recordedOn: "2026-10-01" } });
  const of = (lift: string) => trainingMaxima(athlete, TODAY).find((found) => found.lift === lift);

  test("the cap of the level, on plates", () => {
    expect(of("backSquat")).toMatchObject({
      oneRepMax: 141,
      estimated: false,
      source: "your back squat",
      recordedOn: "2026-10-01",
      heaviest: 122.5,
    });
  });

  test("what is lighter than the bar has no heaviest load", () => {
    expect(of("overheadPress")?.heaviest).toBe(20);
    expect(
      trainingMaxima(nobody({ sex: "male", strength: { oneRepMax: { overheadPress: 22 } } }), TODAY).find(
        ({ lift }) => lift === "overheadPress",
      ),
    ).not.toHaveProperty("heaviest");
  });

  test("estimates say so, and pounds are on pound plates", () => {
    expect(of("deadlift")).toMatchObject({ estimated: true });
    const pounds = trainingMaxima({ ...athlete, units: "lb" }, TODAY).find(({ lift }) => lift === "backSquat")?.heaviest ?? 0;
    expect(toPounds(pounds)).toBeCloseTo(270, 9);
  });

  test("without a lift there are none", () => expect(trainingMaxima(nobody(), TODAY)).toEqual([]));
});

describe("old strength numbers", () => {
  const on = (recordedOn: string) => trainingMaxima(nobody({ strength: { oneRepMax: { backSquat: 140 }, recordedOn } }), TODAY);
  const squat = (recordedOn: string) => on(recordedOn).find(({ lift }) => lift === "backSquat");

  test.each([
    ["2026-05-24", 140, false],
    ["2026-05-23", 136.5, true],
    ["2025-11-23", 136.5, true],
    ["2025-11-22", 133, true],
  ])("of %s count %f kg", (recordedOn, oneRepMax, estimated) =>
    expect(squat(recordedOn)).toMatchObject({ oneRepMax, estimated, recordedOn }),
  );

  test("say why they are lower, and so do the lifts estimated from them", () => {
    expect(squat("2025-06-01")?.source).toBe("your back squat, over 12 months old and taken 5% lower");
    expect(squat("2025-06-01")?.aged).toBe(true);
    const fresh = on("2026-11-01").find(({ lift }) => lift === "deadlift");
    const old = on("2026-03-01").find(({ lift }) => lift === "deadlift");
    expect(old?.oneRepMax ?? 0).toBeLessThan(fresh?.oneRepMax ?? 0);
    expect(old?.aged).toBe(false);
  });
});
