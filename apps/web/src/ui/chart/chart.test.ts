import { expect, test } from "vitest";
import { bandPath, linePath, stepPath } from "./paths.ts";
import { linearScale, monthTicks, niceTicks } from "./scale.ts";

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
