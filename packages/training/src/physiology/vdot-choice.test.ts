import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { raceTime, trainingPaces } from "./running.ts";
import { chooseVdot } from "./vdot-choice.ts";

const TODAY = "2026-11-21";
const at = (vdot5k: number | undefined, vdot10k: number | undefined): { run5k?: number; run10k?: number } => ({
  ...(vdot5k === undefined ? {} : { run5k: raceTime(vdot5k, 5000) }),
  ...(vdot10k === undefined ? {} : { run10k: raceTime(vdot10k, 10_000) }),
});

/** Every pace as the athlete runs it. */
function pacesOf(times: { readonly run5k: number; readonly run10k: number }): readonly number[] {
  const choice = chooseVdot(times, TODAY);
  const [long, fast] = [trainingPaces(choice?.endurance ?? 0), trainingPaces(choice?.speed ?? 0)];
  return [long.easy.fast, long.easy.slow, long.marathon, long.threshold, long.recovery, fast.interval, fast.repetition400];
}

describe("choosing VDOT", () => {
  test.each([
    ["within a point the mean serves everything", 50, 49, 49.5, 49.5],
    ["within two points the better one leads", 50, 48, 48.5, 49.5],
    ["a faster 5 km serves intervals", 54, 50, 50.5, 53.5],
    ["a faster 10 km means the 5 km is old", 46, 50, 49.5, 49.5],
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

  test("times whose critical speed does not carry threshold pace leave it to effort", () => {
    expect(chooseVdot({ run5k: 1600, run10k: 1600 * 2.14 }, TODAY)?.contradiction).toContain("RPE 7");
    expect(chooseVdot({ run5k: 1600, run10k: 1600 * 2.08 }, TODAY)?.contradiction).toBeUndefined();
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

  test("a better time never makes a pace slower", () => {
    const better = fc.double({ min: 0.9, max: 1, noNaN: true });
    const races = fc
      .record({
        run5k: fc.double({ min: 980, max: 3390, noNaN: true }),
        ratio: fc.double({ min: 1.9, max: 2.3, noNaN: true }),
        by5k: better,
        by10k: better,
      })
      .map(({ run5k, ratio, by5k, by10k }) => ({ run5k, run10k: run5k * ratio, by5k, by10k }));
    fc.assert(
      fc.property(races, ({ run5k, run10k, by5k, by10k }) => {
        const before = pacesOf({ run5k, run10k });
        for (const after of [pacesOf({ run5k: run5k * by5k, run10k }), pacesOf({ run5k, run10k: run10k * by10k })])
          for (const [index, pace] of after.entries()) expect(pace).toBeLessThanOrEqual((before[index] ?? 0) + 1e-6);
      }),
      { numRuns: 500 },
    );
  });

  test("a new 5 km beside an older 10 km slows nothing", () => {
    const before = pacesOf({ run5k: 1390, run10k: 2880 });
    const after = pacesOf({ run5k: 1290, run10k: 2880 });
    expect(after.every((pace, index) => pace <= (before[index] ?? 0))).toBe(true);
    expect(after.some((pace, index) => pace < (before[index] ?? 0) - 5)).toBe(true);
  });

  test.each([
    [at(50, 49), "your 5 km and 10 km times"],
    [at(50, undefined), "your 5 km time"],
    [at(undefined, 50), "your 10 km time"],
    [at(51, 50), "your 5 km and 10 km times"],
    [at(51.5, 50), "your 5 km and, above all, 10 km times"],
    [at(54, 50), "your 10 km time, and your 5 km time for intervals"],
    [at(46, 50), "your 10 km time (your 5 km time looks older)"],
    [at(30, 65), "the slower of your 5 km and 10 km times"],
    [{ vo2Max: 50 }, "your VO2max (no race time)"],
    [{ ...at(50, undefined), recordedOn: "2026-04-01" }, "your 5 km time, over 6 months old (VDOT −1)"],
    [{ ...at(50, undefined), recordedOn: "2025-04-01" }, "your 5 km time, over 12 months old (VDOT −3)"],
  ])("%o comes from %s", (benchmarks, source) => expect(chooseVdot(benchmarks, TODAY)?.source).toBe(source));

  test.each([
    [{ run5k: 750 }, true],
    [{ run5k: 749 }, false],
    [{ run5k: 3600 }, true],
    [{ run5k: 3601 }, false],
    [{ run10k: 1560 }, true],
    [{ run10k: 1559 }, false],
    [{ run10k: 7800 }, true],
    [{ run10k: 7801 }, false],
    [{ vo2Max: 15 }, true],
    [{ vo2Max: 14.9 }, false],
    [{ vo2Max: 95 }, true],
    [{ vo2Max: 95.1 }, false],
  ])("%o is possible: %s", (benchmarks, possible) => expect(chooseVdot(benchmarks, TODAY) !== undefined).toBe(possible));

  test("a watch is believed only where no race time is", () => {
    expect(chooseVdot({ ...at(50, undefined), vo2Max: 70 }, TODAY)).toMatchObject({ estimated: false });
    expect(chooseVdot({ vo2Max: 95 }, TODAY)?.endurance).toBe(85);
  });

  test("an old estimate is lower too, and never below the range", () => {
    expect(chooseVdot({ vo2Max: 50, recordedOn: "2025-01-01" }, TODAY)?.speed).toBeCloseTo(43, 9);
    expect(chooseVdot({ vo2Max: 22, recordedOn: "2025-01-01" }, TODAY)?.endurance).toBe(20);
  });
});
