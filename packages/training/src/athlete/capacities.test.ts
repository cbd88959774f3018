import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { trainingPaces } from "../physiology/running.ts";
import type { Athlete, Level } from "./athlete.ts";
import { assessCapacities } from "./capacities.ts";
import { OLYMPIC_LIFTS, PLAUSIBLE_RATIO } from "./lifts/lift-ratios.ts";

const TODAY = "2026-11-21";

function athlete(fields: Partial<Athlete> = {}): Athlete {
  return {
    level: "intermediate",
    focus: "hyrox",
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: {},
    availability: { daysPerWeek: 4 },
    ...fields,
  };
}

const lifting = (oneRepMax: Athlete["strength"]["oneRepMax"], fields: Partial<Athlete> = {}): Athlete =>
  athlete({ strength: { oneRepMax }, ...fields });

describe("lifts", () => {
  test("entered lifts are used as they are", () => {
    const { lifts, notes } = assessCapacities(
      lifting({ backSquat: 140, deadlift: 170, cleanAndJerk: 95, snatch: 75, overheadPress: 62.5 }),
      TODAY,
    );
    expect(lifts.backSquat).toEqual({ oneRepMax: 140, estimated: false, source: "your back squat" });
    expect(lifts.overheadPress?.oneRepMax).toBe(62.5);
    expect(notes.filter((note) => note.kind === "estimate" || note.kind === "data-quality")).toEqual([]);
  });

  test("missing lifts come from the back squat, 5 % under the usual ratio", () => {
    const { lifts, notes } = assessCapacities(lifting({ backSquat: 100 }, { sex: "male" }), TODAY);
    expect(lifts.deadlift).toMatchObject({ oneRepMax: 114, estimated: true });
    expect(lifts.frontSquat?.oneRepMax).toBe(78.5);
    expect(lifts.overheadPress?.oneRepMax).toBe(42.5);
    expect(lifts.benchPress?.oneRepMax).toBe(68);
    expect(lifts.cleanAndJerk?.oneRepMax).toBe(64.5);
    expect(lifts.romanianDeadlift?.oneRepMax).toBe(91);
    expect(notes.some((note) => note.kind === "estimate" && note.text.includes("deadlift"))).toBe(true);
  });

  test("an entered bench press is taken as it is, and says nothing about lifts that were entered", () => {
    const { lifts } = assessCapacities(lifting({ backSquat: 100, benchPress: 90 }, { sex: "male" }), TODAY);
    expect(lifts.benchPress).toEqual({ oneRepMax: 90, estimated: false, source: "your bench press" });
    expect(lifts.deadlift?.oneRepMax).toBe(114);
    expect(lifts.deadlift?.source).toBe("your back squat, by usual ratios");
  });

  test("where it is all that is known, the others follow it", () => {
    const { lifts } = assessCapacities(lifting({ benchPress: 72 }, { sex: "male" }), TODAY);
    expect(lifts.backSquat).toMatchObject({ oneRepMax: 95, estimated: true, source: "your bench press, by usual ratios" });
    expect(lifts.benchPress?.oneRepMax).toBe(72);
  });

  test("without a sex the careful ratios count", () => {
    expect(assessCapacities(lifting({ backSquat: 100 }), TODAY).lifts.overheadPress?.oneRepMax).toBe(38);
  });

  test("several lifts: the median of what they imply", () => {
    // Implied back squats: 100, 115 (deadlift 138), 110 (press 49.5).
    const { lifts } = assessCapacities(lifting({ backSquat: 100, deadlift: 138, overheadPress: 49.5 }, { sex: "male" }), TODAY);
    expect(lifts.cleanAndJerk?.oneRepMax).toBe(Math.floor(110 * 0.68 * 0.95 * 2) / 2);
  });

  test("a beginner's Olympic lifts are never estimated", () => {
    const { lifts } = assessCapacities(lifting({ backSquat: 80, deadlift: 100 }, { level: "beginner" }), TODAY);
    for (const lift of OLYMPIC_LIFTS) expect(lifts[lift]).toBeUndefined();
    expect(lifts.frontSquat).toBeDefined();
  });

  test("no numbers, no kilograms", () => {
    const { lifts, notes } = assessCapacities(athlete(), TODAY);
    expect(lifts).toEqual({});
    expect(notes.some((note) => note.kind === "missing" && note.text.includes("entered a lift"))).toBe(true);
  });

  test.each([
    ["snatch above clean and jerk", { backSquat: 140, cleanAndJerk: 80, snatch: 90 }, "snatch"],
    ["clean and jerk above the squat", { backSquat: 100, cleanAndJerk: 98 }, "cleanAndJerk"],
    ["deadlift twice the squat", { backSquat: 100, deadlift: 200 }, "deadlift"],
  ] as const)("%s: noted, and lowered", (_, entered, lift) => {
    const { lifts, notes } = assessCapacities(lifting(entered), TODAY);
    expect(notes.some((note) => note.kind === "data-quality")).toBe(true);
    expect(lifts[lift]?.oneRepMax).toBeLessThan((entered as Record<string, number>)[lift] ?? 0);
    expect(lifts[lift]?.estimated).toBe(true);
  });

  test("a weak lift is noted and kept", () => {
    const { lifts, notes } = assessCapacities(lifting({ backSquat: 150, overheadPress: 40 }), TODAY);
    expect(lifts.overheadPress).toMatchObject({ oneRepMax: 40, estimated: false });
    expect(notes.some((note) => note.kind === "data-quality")).toBe(true);
  });

  test("a lift no body of that weight does is left out", () => {
    const { lifts, notes } = assessCapacities(lifting({ backSquat: 400, deadlift: 150 }, { bodyWeight: 70 }), TODAY);
    expect(lifts.deadlift?.oneRepMax).toBe(150);
    expect(lifts.backSquat?.estimated).toBe(true);
    expect(notes.some((note) => note.kind === "data-quality" && note.text.includes("400 kg"))).toBe(true);
  });

  test("a lift too low to be believed is not estimated above what was entered", () => {
    const { lifts } = assessCapacities(lifting({ deadlift: 37, cleanAndJerk: 60 }, { bodyWeight: 179 }), TODAY);
    expect(lifts.deadlift).toMatchObject({ oneRepMax: 37, estimated: true });
  });

  test("no training maximum is above the entered one, and every estimate is plausible", () => {
    const kilograms = fc.option(fc.integer({ min: 20, max: 300 }), { nil: undefined });
    const level = fc.constantFrom<Level>("beginner", "intermediate", "advanced", "elite");
    fc.assert(
      fc.property(kilograms, kilograms, kilograms, level, (backSquat, deadlift, snatch, trained) => {
        const entered = Object.fromEntries(Object.entries({ backSquat, deadlift, snatch }).filter(([, kg]) => kg !== undefined));
        const { lifts } = assessCapacities(lifting(entered, { level: trained }), TODAY);
        for (const [lift, kg] of Object.entries(entered)) expect(lifts[lift as "snatch"]?.oneRepMax).toBeLessThanOrEqual(Number(kg));
        const squat = lifts.backSquat?.oneRepMax;
        for (const [lift, { high }] of Object.entries(PLAUSIBLE_RATIO)) {
          const oneRepMax = lifts[lift as "snatch"]?.oneRepMax;
          if (
            squat !== undefined &&
            oneRepMax !== undefined &&
            lifts[lift as "snatch"]?.estimated === true &&
            lifts.backSquat?.estimated === false
          ) {
            expect(oneRepMax / squat).toBeLessThanOrEqual(high * 1.001);
          }
        }
      }),
    );
  });
});

/** What was lifted before an operation of a part says nothing of the part; other lifts and other languages. */
describe("lifts from before an operation", () => {
  const strength: Athlete["strength"] = { oneRepMax: { backSquat: 70, deadlift: 95, benchPress: 62.5 }, recordedOn: "2025-11-20" };
  test.each([
    ["New right hip in March, surgeon says lift away sensibly", ["backSquat", "deadlift"]],
    ["hip replacement last April", ["backSquat", "deadlift"]],
    ["Hüft-TEP rechts im März, darf wieder alles heben", ["backSquat", "deadlift"]],
    ["neues Hüftgelenk seit April 2026", ["backSquat", "deadlift"]],
    ["prótesis de cadera en marzo, el cirujano me deja entrenar", ["backSquat", "deadlift"]],
    ["prothèse de hanche en mars 2026", ["backSquat", "deadlift"]],
    ["protesi all'anca a marzo, il chirurgo è contento", ["backSquat", "deadlift"]],
    ["prótese da anca em março de 2026", ["backSquat", "deadlift"]],
    ["nieuwe heup in maart 2026", ["backSquat", "deadlift"]],
    ["ACL reconstruction 9 months ago, fully cleared", ["backSquat"]],
    ["rotator cuff repair in May 2026", ["benchPress"]],
    ["Schulter-OP im Mai 2026", ["benchPress"]],
    ["New right hip in March 2024, all good", []],
    ["new knee pain since March", []],
    ["wisdom tooth operation in March", []],
  ])("%s: %j have no maximum", (injuries, without) => {
    const { lifts, notes } = assessCapacities(athlete({ injuries, strength }), TODAY);
    const known = (["backSquat", "deadlift", "benchPress"] as const).filter((lift) => lifts[lift] === undefined);
    expect(known).toEqual(without);
    expect(notes.some(({ text }) => text.includes("go by effort, starting light"))).toBe(without.length > 0);
  });

  test("a number of its own date after the operation counts", () => {
    const injuries = "New right hip in March";
    const { lifts } = assessCapacities(athlete({ injuries, strength: { ...strength, dates: { deadlift: "2026-10-20" } } }), TODAY);
    expect([lifts.deadlift?.oneRepMax, lifts.backSquat]).toEqual([95, undefined]);
  });
});

describe("running, rowing, cycling", () => {
  test("a faster 5 km sharpens intervals most", () => {
    const { vdot, paces } = assessCapacities(athlete({ conditioning: { run5k: 1110, run10k: 2520 } }), TODAY);
    expect(vdot?.value).toBeCloseTo(49.6, 1);
    expect(paces?.threshold).toBe(trainingPaces(vdot?.value ?? 0).threshold);
    expect(paces?.interval).toBeLessThan(trainingPaces(vdot?.value ?? 0).interval);
  });

  test("no run time: no paces, and a note", () => {
    const { vdot, paces, notes } = assessCapacities(athlete(), TODAY);
    expect([vdot, paces]).toEqual([undefined, undefined]);
    expect(notes.some((note) => note.kind === "missing" && note.text.includes("5 km"))).toBe(true);
  });

  test("row and bike", () => {
    const { row2kSplit, ftp } = assessCapacities(athlete({ conditioning: { row500m: 100, ftp20min: 260 } }), TODAY);
    expect(row2kSplit).toMatchObject({ value: 112, estimated: true });
    expect(ftp).toMatchObject({ value: 247, estimated: true });
  });

  test("impossible values are left out and named", () => {
    const { vdot, ftp, row2kSplit, notes } = assessCapacities(
      athlete({ conditioning: { run5k: 300, row500m: 20, ftp20min: 2000 } }),
      TODAY,
    );
    expect([vdot, ftp, row2kSplit]).toEqual([undefined, undefined, undefined]);
    expect(notes.filter((note) => note.kind === "data-quality")).toHaveLength(3);
  });
});
