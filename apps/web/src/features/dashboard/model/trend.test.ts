import { expect, test } from "vitest";
import { monthTrend } from "./trend.ts";

test("a month so far is compared with the same days of the month before, and says which", () => {
  expect(monthTrend(15, 12, "2026-11-25")).toEqual({ direction: "up", text: "+3 vs 1–25 Oct" });
  expect(monthTrend(10, 12, "2026-11-25")).toEqual({ direction: "down", text: "−2 vs 1–25 Oct" });
  expect(monthTrend(2, 1, "2026-01-01")?.text).toBe("+1 vs 1 Dec");
  expect(monthTrend(2, 1, "2026-03-31")?.text).toBe("+1 vs 1–28 Feb");
  expect(monthTrend(2, 2, "2026-01-01")).toBeUndefined();
});
