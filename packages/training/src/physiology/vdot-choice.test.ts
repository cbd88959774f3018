import { describe, expect, test } from "vitest";
import { raceTime } from "./running.ts";
import { chooseVdot } from "./vdot-choice.ts";

const TODAY = "2026-11-21";
const at = (vdot5k: number | undefined, vdot10k: number | undefined): { run5k?: number; run10k?: number } => ({
  ...(vdot5k === undefined ? {} : { run5k: raceTime(vdot5k, 5000) }),
  ...(vdot10k === undefined ? {} : { run10k: raceTime(vdot10k, 10_000) }),
});

describe("choosing VDOT", () => {
  test.each([
    ["within two points the mean serves everything", 50, 49, 49.5, 49.5],
    ["a faster 5 km serves intervals only", 54, 50, 50, 54],
    ["a faster 10 km means the 5 km is old", 46, 50, 50, 50],
    ["one time is enough: 5 km", 47, undefined, 47, 47],
    ["one time is enough: 10 km", undefined, 47, 47, 47],
    ["a gap no runner has: the careful one", 30, 65, 30, 30],
  ])("%s", (_, vdot5k, vdot10k, endurance, speed) => {
    const choice = chooseVdot(at(vdot5k, vdot10k), TODAY);
    expect(choice?.endurance).toBeCloseTo(endurance, 5);
    expect(choice?.speed).toBeCloseTo(speed, 5);
    expect(choice?.estimated).toBe(false);
  });

  test("times that do not fit together are pointed out, others are not", () => {
    expect(chooseVdot(at(54, 48), TODAY)?.contradiction).toMatch(/2\.\d\d times/);
    expect(chooseVdot(at(46, 50), TODAY)?.contradiction).toBeDefined();
    expect(chooseVdot(at(50, 50), TODAY)?.contradiction).toBeUndefined();
  });

  test.each([
    ["2026-10-01", 50],
    ["2026-04-01", 49],
    ["2025-10-01", 47],
  ])("a time of %s counts as VDOT %i", (recordedOn, expected) => {
    expect(chooseVdot({ ...at(50, undefined), recordedOn }, TODAY)?.endurance).toBeCloseTo(expected, 5);
  });

  test("VO2max alone gives an estimate of 92 %", () => {
    const choice = chooseVdot({ vo2Max: 50 }, TODAY);
    expect(choice).toMatchObject({ estimated: true });
    expect(choice?.endurance).toBeCloseTo(46, 9);
  });

  test("nothing, or nothing possible, gives nothing", () => {
    expect(chooseVdot({}, TODAY)).toBeUndefined();
    expect(chooseVdot({ run5k: 0, run10k: 10, vo2Max: 500 }, TODAY)).toBeUndefined();
  });
});
