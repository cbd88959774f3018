import { expect, test } from "vitest";
import { bandPath, linePath, stepPath } from "./paths.ts";
import { linearScale, monthTicks, niceTicks, roundTicks } from "./scale.ts";

test.each([
  [0, 60, 3, [0, 25, 50]],
  [0, 60, 4, [0, 20, 40, 60]],
  [96.3, 118, 4, [100, 105, 110, 115]],
  [470, 512, 3, [480, 500]],
  [0.21, 0.43, 5, [0.25, 0.3, 0.35, 0.4]],
  [5, 5, 4, [5]],
])("ticks from %d to %d, at most %d", (low, high, most, ticks) => {
  expect(niceTicks(low, high, most)).toEqual(ticks);
});

test.each([
  [95, 107.5, [95, 100, 105, 110]],
  [6, 11, [6, 8, 10, 12]],
  [100, 100, [95, 100, 105]],
])("round values hold %d to %d", (low, high, ticks) => {
  expect(roundTicks(low, high)).toEqual(ticks);
});

test("round values of times are round clock times", () => {
  expect(roundTicks(2780, 3030, 60)).toEqual([2760, 2880, 3000, 3120]);
  expect(roundTicks(102, 110, 60)).toEqual([102, 105, 108, 111]);
});

test("a scale maps both ways and survives a domain without width", () => {
  const y = linearScale([0, 10], [200, 0]);
  expect([y(0), y(5), y(10)]).toEqual([200, 100, 0]);
  expect(linearScale([3, 3], [0, 100])(3)).toBe(50);
});

test("months are labelled at their first day, fewer of them where there is no room", () => {
  expect(monthTicks("2025-11-28", "2026-02-08", 600)).toEqual([
    { day: "2025-12-01", label: "Dec" },
    { day: "2026-01-01", label: "Jan 26" },
    { day: "2026-02-01", label: "Feb" },
  ]);
  expect(monthTicks("2025-01-31", "2026-02-08", 240).map(({ label }) => label)).toEqual(["Mar", "May", "Jul", "Sep", "Nov", "Jan 26"]);
});

test("paths", () => {
  const [a, b] = [
    [
      [0, 1],
      [10, 2.04],
    ],
    [
      [0, 5],
      [10, 6],
    ],
  ] as const;
  expect(linePath(a)).toBe("M0 1L10 2");
  expect(bandPath(a, b)).toBe("M0 1L10 2L10 6L0 5Z");
  expect(bandPath([], [])).toBe("");
  expect(stepPath(a)).toBe("M0 1H10V2");
});
