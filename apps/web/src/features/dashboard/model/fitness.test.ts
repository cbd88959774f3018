import { fitnessFatigueForm } from "@ironpace/training";
import { expect, test } from "vitest";
import { fitnessSeries, formWord, type DailyLoad } from "./fitness.ts";

const day = (date: string, load = 300, without_load = 0): DailyLoad => ({ day: date, sessions: 1, load, without_load });

test("without any load there is nothing to draw", () => {
  expect(fitnessSeries([], [], "2026-03-10")).toBeNull();
  expect(fitnessSeries([day("2026-03-09", 0, 1)], [], "2026-03-10")).toBeNull();
});

test("days without training count as 0, up to today", () => {
  const series = fitnessSeries([day("2026-03-08"), day("2026-03-09", 0), day("2026-03-10", 200)], [], "2026-03-11");
  const expected = fitnessFatigueForm([300, 0, 200, 0]);
  expect(series?.days).toEqual(
    ["2026-03-08", "2026-03-09", "2026-03-10", "2026-03-11"].map((date, index) => ({ day: date, ...expected[index], projected: false })),
  );
  expect(series?.today).toEqual(series?.days.at(-1));
});

test("what is planned counts from tomorrow on, and is marked", () => {
  const planned = [
    { date: "2026-03-10", load: 999 },
    { date: "2026-03-11", load: 100 },
    { date: "2026-03-11", load: 50 },
    { date: "2026-03-13", load: 400 },
  ];
  const series = fitnessSeries([day("2026-03-09")], planned, "2026-03-10")!;
  const expected = fitnessFatigueForm([300, 0, 150, 0, 400]);
  expect(series.days.map(({ fitness }) => fitness)).toEqual(expected.map(({ fitness }) => fitness));
  expect(series.days.map(({ projected }) => projected)).toEqual([false, false, true, true, true]);
});

test("twelve weeks are drawn, what lies before still counts", () => {
  const series = fitnessSeries([day("2025-10-01", 2000), day("2026-03-09", 300, 2)], [], "2026-03-10")!;
  expect(series.days).toHaveLength(84);
  expect(series.days[0]?.fitness).toBeGreaterThan(0);
  expect(series).toMatchObject({ since: "2025-10-01", withoutLoad: 2 });
});

test.each([
  [10, 100, "Fresh"],
  [5, 100, "Balanced"],
  [-10, 100, "Balanced"],
  [-11, 100, "Building"],
  [-30, 100, "Building"],
  [-31, 100, "Strained"],
  [0, 0, "Balanced"],
])("form %i with fitness %i is %s", (form, fitness, word) => {
  expect(formWord({ form, fitness })).toBe(word);
});
