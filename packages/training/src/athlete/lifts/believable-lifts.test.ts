import { describe, expect, test } from "vitest";
import { nobody } from "#test/nobody.ts";
import type { Athlete } from "../athlete.ts";
import { assessCapacities } from "../capacities.ts";

const TODAY = "2026-11-23";
const assessed = (oneRepMax: Athlete["strength"]["oneRepMax"], fields: Partial<Athlete> = {}) =>
  assessCapacities(nobody({ sex: "male", strength: { oneRepMax }, ...fields }), TODAY);
const doubts = (...of: Parameters<typeof assessed>): string[] =>
  assessed(...of)
    .notes.filter(({ kind }) => kind === "data-quality")
    .map(({ text }) => text);

describe("lifts against body weight (strength.md section 4)", () => {
  test.each([
    ["backSquat", 0.2, 3.5],
    ["deadlift", 0.3, 4],
    ["cleanAndJerk", 0.15, 2.5],
    ["snatch", 0.1, 2],
    ["overheadPress", 0.1, 1.6],
    ["benchPress", 0.1, 2.8],
  ] as const)("%s from %f to %f body weights", (lift, low, high) => {
    expect(doubts({ [lift]: low * 100 }, { bodyWeight: 100 })).toEqual([]);
    expect(doubts({ [lift]: high * 100 }, { bodyWeight: 100 })).toEqual([]);
    expect(doubts({ [lift]: low * 100 - 1 }, { bodyWeight: 100 })).toHaveLength(1);
    expect(doubts({ [lift]: high * 100 + 1 }, { bodyWeight: 100 })).toHaveLength(1);
    expect(assessed({ [lift]: high * 100 + 1 }, { bodyWeight: 100 }).lifts).toEqual({});
  });

  test("says what was left out, in the athlete's unit", () => {
    expect(doubts({ backSquat: 400 }, { bodyWeight: 100 })).toEqual([
      "Your back squat of 400 kg is 4.0 times your body weight and was left out. Please check it.",
    ]);
    expect(doubts({ backSquat: 400 }, { bodyWeight: 100, units: "lb" })[0]).toContain("of 882 lb is");
  });

  test("without a body weight everything above zero is believed", () => {
    expect(assessed({ backSquat: 400 }).lifts.backSquat?.oneRepMax).toBe(400);
    expect(assessed({ backSquat: 0 }).lifts).toEqual({});
  });
});

describe("lifts against each other", () => {
  test.each([
    ["deadlift", 100, 140],
    ["cleanAndJerk", 50, 85],
    ["snatch", 38, 68],
    ["overheadPress", 33, 55],
    ["benchPress", 40, 125],
  ] as const)("%s from %i to %i with a squat of 100", (lift, low, high) => {
    expect(doubts({ backSquat: 100, [lift]: low })).toEqual([]);
    expect(doubts({ backSquat: 100, [lift]: high })).toEqual([]);
    expect(doubts({ backSquat: 100, [lift]: low - 1 })).toHaveLength(1);
    expect(doubts({ backSquat: 100, [lift]: high + 1 })).toHaveLength(1);
    expect(assessed({ backSquat: 100, [lift]: low - 1 }).lifts[lift]).toMatchObject({ oneRepMax: low - 1, estimated: false });
    expect(assessed({ backSquat: 100, [lift]: high + 20 }).lifts[lift]).toMatchObject({ oneRepMax: high, estimated: true });
  });

  test("a snatch above the clean and jerk counts as what that one implies", () => {
    const { lifts } = assessed({ cleanAndJerk: 68, snatch: 80 });
    expect(lifts.snatch).toMatchObject({ oneRepMax: 53, estimated: true });
    expect(lifts.snatch?.source).toBe("your other lifts, because the snatch you entered does not fit them");
    expect(doubts({ cleanAndJerk: 68, snatch: 68 })).toEqual([]);
  });

  test("the two are named with their weights", () => {
    expect(doubts({ backSquat: 100, deadlift: 200 })).toEqual([
      "Your deadlift (200 kg) and back squat (100 kg) do not fit together, so loads follow the more cautious of the two. Please check both.",
    ]);
  });

  test("a lift that is far behind keeps its own weight and lowers no other", () => {
    const { lifts } = assessed({ backSquat: 100, deadlift: 120, overheadPress: 30 });
    expect(lifts.overheadPress?.oneRepMax).toBe(30);
    expect(lifts.romanianDeadlift?.oneRepMax).toBe(91);
    expect(doubts({ backSquat: 100, overheadPress: 30 })).toEqual([
      "Your overhead press (30 kg) is far behind your back squat. Please check both numbers: each lift gets its loads from its own.",
    ]);
  });

  test("estimates follow the smaller of contradicting lifts, else the middle", () => {
    // The squat implied by the deadlift is 116.7 where they contradict each other, so the squat of 100 decides.
    expect(assessed({ backSquat: 100, deadlift: 200 }).lifts.overheadPress?.oneRepMax).toBe(42.5);
    expect(assessed({ backSquat: 100, deadlift: 132 }).lifts.overheadPress?.oneRepMax).toBe(44.5);
  });
});

describe("where the numbers come from", () => {
  test("estimates name the lifts they come from", () => {
    expect(assessed({ backSquat: 100 }).lifts.deadlift?.source).toBe("your back squat, by usual ratios");
    expect(assessed({ backSquat: 100, deadlift: 120 }).lifts.overheadPress?.source).toBe("your back squat and deadlift, by usual ratios");
    expect(assessed({ backSquat: 100, deadlift: 120 }).lifts.romanianDeadlift?.source).toBe("your deadlift, by the usual ratio");
    expect(assessed({ backSquat: 100, deadlift: 120, snatch: 50 }).lifts.overheadPress?.source).toBe(
      "your back squat, deadlift and snatch, by usual ratios",
    );
  });

  test("the note names the lifts that can be entered", () => {
    const text = assessed({ backSquat: 100, deadlift: 120, cleanAndJerk: 68, snatch: 53 }).notes.find(
      ({ kind }) => kind === "estimate",
    )?.text;
    expect(text).toBe("Estimated cautiously from your other lifts: overhead press. Enter it to get exact loads.");
    const two = assessed({ backSquat: 100, deadlift: 120, cleanAndJerk: 68 }).notes.find(({ kind }) => kind === "estimate")?.text;
    expect(two).toBe("Estimated cautiously from your other lifts: snatch, overhead press. Enter them to get exact loads.");
  });

  test("old numbers are one note for all", () => {
    const { notes } = assessCapacities(
      nobody({
        strength: {
          oneRepMax: { backSquat: 100, deadlift: 120, cleanAndJerk: 68, snatch: 53, overheadPress: 42 },
          recordedOn: "2026-01-01",
        },
      }),
      TODAY,
    );
    expect(notes.filter(({ kind }) => kind === "estimate").map(({ text }) => text)).toEqual([
      "Your strength numbers are over 6 months old, so loads start 2.5% lower. The weights you lift in this block replace the old numbers.",
    ]);
  });

  test("a variation never stands above the lift it is closest to", () => {
    // A squat of 140 implies a press of 63; with a press of 40 the push press follows the press.
    const { lifts } = assessed({ backSquat: 140, overheadPress: 40 });
    expect(lifts.pushPress?.oneRepMax).toBe(Math.floor(40 * 1.3 * 0.95 * 2 + 1e-9) / 2);
    expect(lifts.frontSquat?.oneRepMax ?? 0).toBeLessThanOrEqual(140 * 0.83 * 0.95);
  });

  test("the level decides how much of the squat reaches the bar overhead", () => {
    const snatch = (level: Athlete["level"]) => assessed({ backSquat: 100 }, { level }).lifts.snatch?.oneRepMax;
    expect([snatch("beginner"), snatch("intermediate"), snatch("advanced"), snatch("elite")]).toEqual([undefined, 50, 50, 58.5]);
    expect(assessed({ backSquat: 100, cleanAndJerk: 60 }, { level: "beginner" }).lifts.powerClean).toBeDefined();
    expect(assessed({ backSquat: 100, cleanAndJerk: 60 }, { level: "beginner" }).lifts.snatch).toBeUndefined();
  });
});

describe("dates and ranges", () => {
  test("every number carries the day it was recorded", () => {
    const recordedOn = "2026-10-01";
    const capacities = assessCapacities(
      nobody({
        conditioning: { run5k: 1300, row500m: 100, ftp20min: 250, recordedOn },
        strength: { oneRepMax: { backSquat: 100 }, recordedOn },
      }),
      TODAY,
    );
    const { vdot, row500mSplit, row2kSplit, ftp, lifts } = capacities;
    expect([vdot, row500mSplit, row2kSplit, ftp, lifts.backSquat, lifts.deadlift].map((found) => found?.recordedOn)).toEqual(
      Array.from({ length: 6 }, () => recordedOn),
    );
    expect(row500mSplit).toMatchObject({ value: 100, estimated: false, source: "your 500 m row" });
    expect(ftp?.source).toBe("95% of your 20-minute power");
    expect(row2kSplit?.source).toBe("your 500 m row, 6 s slower per doubling of the distance");
  });

  test.each([
    [{ row500m: 70 }, 0],
    [{ row500m: 69 }, 1],
    [{ row500m: 240 }, 0],
    [{ row500m: 241 }, 1],
    [{ ftp20min: 50 }, 0],
    [{ ftp20min: 49 }, 1],
    [{ ftp20min: 550 }, 0],
    [{ ftp20min: 551 }, 1],
  ])("%o: %i doubts", (conditioning, count) => {
    const { notes } = assessCapacities(nobody({ conditioning }), TODAY);
    expect(notes.filter(({ kind }) => kind === "data-quality")).toHaveLength(count);
  });

  test.each([
    [{ run5k: 300 }, "5 km time (12:30 to 60:00)"],
    [{ run10k: 300 }, "10 km time (26:00 to 2:10:00)"],
    [{ vo2Max: 5 }, "VO2max (15 to 95)"],
    [{ row500m: 20 }, "500 m row (1:10 to 4:00)"],
    [{ ftp20min: 2000 }, "20-minute power (50 to 550 W)"],
  ])("%o is named: %s", (conditioning, text) => {
    expect(assessCapacities(nobody({ conditioning }), TODAY).notes.some((note) => note.text.endsWith(`${text}.`))).toBe(true);
  });

  test("lifters are not asked for a run, and an estimated VDOT says so", () => {
    for (const focus of ["strength", "powerlifting"] as const) {
      expect(assessCapacities(nobody({ focus }), TODAY).notes.some(({ text }) => text.includes("5 km"))).toBe(false);
    }
    const watch = assessCapacities(nobody({ conditioning: { vo2Max: 50 } }), TODAY).notes;
    expect(watch.some(({ kind, text }) => kind === "estimate" && text.includes("±10 s/km"))).toBe(true);
    const odd = assessCapacities(nobody({ conditioning: { run5k: 1200, run10k: 2700 } }), TODAY).notes;
    expect(odd.some(({ kind, text }) => kind === "data-quality" && text.includes("2.25 times"))).toBe(true);
  });
});

test("a row goes by the bench press that was entered, and by the squat only without one (load-plausibility.md section 2)", () => {
  const row = (oneRepMax: Athlete["strength"]["oneRepMax"]): number => assessed(oneRepMax).lifts.barbellRow?.oneRepMax ?? 0;
  for (const benchPress of [60, 80, 110]) {
    expect(row({ backSquat: 130, benchPress })).toBe(row({ backSquat: 160, benchPress }));
    expect(row({ backSquat: 130, benchPress })).toBeCloseTo(0.8 * 0.95 * benchPress, 0);
  }
  expect(row({ backSquat: 160 })).toBeGreaterThan(row({ backSquat: 130 }));
});
