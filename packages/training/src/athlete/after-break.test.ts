import { expect, test } from "vitest";
import { nobody } from "#test/nobody.ts";
import { trainingPaces } from "../physiology/running.ts";
import { afterBreak } from "./after-break.ts";
import { assessCapacities } from "./capacities.ts";

const before = assessCapacities(nobody({ conditioning: { run5k: 1110, run10k: 2520, row500m: 100, ftp20min: 260 } }), "2026-11-23");

test("after a break VDOT is lower, and every pace slower by what belongs to it", () => {
  const after = afterBreak(before, 0.95);
  const value = (before.vdot?.value ?? 0) * 0.95;
  expect(after.vdot?.value).toBeCloseTo(value, 9);
  expect(after.vdot?.source).toMatch(/, 5% less after the break$/);
  expect(after.paces?.threshold).toBe(trainingPaces(value).threshold);
  const slower = trainingPaces(value).interval / trainingPaces(before.vdot?.value ?? 0).interval;
  expect((after.paces?.interval ?? 0) / (before.paces?.interval ?? 1)).toBeCloseTo(slower, 9);
  const repetition = trainingPaces(value).repetition400 / trainingPaces(before.vdot?.value ?? 0).repetition400;
  expect((after.paces?.repetition400 ?? 0) / (before.paces?.repetition400 ?? 1)).toBeCloseTo(repetition, 9);
  expect(after.ftp?.value).toBeCloseTo(0.95 * 0.95 * 260, 9);
  expect(after.row500mSplit).toBe(before.row500mSplit);
});

test("without a break, or without a run time, nothing changes", () => {
  expect(afterBreak(before, 1)).toBe(before);
  const unknown = assessCapacities(nobody(), "2026-11-23");
  expect(afterBreak(unknown, 0.95)).toBe(unknown);
});
