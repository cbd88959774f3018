import type { EntryField } from "@ironpace/contract";
import { describe, expect, test } from "vitest";
import { benchmarkHistory, currentBenchmark } from "./benchmark-history.ts";
import { BENCHMARKS, getFigure, valueText } from "./benchmarks.ts";

function field(column: string): EntryField {
  const found = Object.values(BENCHMARKS)
    .flatMap(({ fields }) => fields)
    .find((entry) => entry.column === column);
  if (found === undefined) throw new Error(`no field ${column}`);
  return found;
}

describe("currentBenchmark", () => {
  const row = (date_recorded: string, run_5k: string | null) => ({ date_recorded, created_at: `${date_recorded}T09:00:00Z`, run_5k });

  test("holds since the oldest row that carries the same value, and differs from the one before", () => {
    const rows = [row("2026-10-06", "21:40"), row("2026-08-01", "21:40"), row("2026-01-06", "22:10")];
    expect(currentBenchmark(field("run_5k"), rows)).toEqual({ value: "21:40", since: "2026-08-01", change: -30 });
  });

  test("is of its own day where it has one, also when the same value was tested again", () => {
    const rows = [
      { ...row("2026-10-06", "21:40"), dates: { run_5k: "2026-09-20", run_10k: "2026-10-06" } },
      { ...row("2026-08-01", "21:40"), dates: { run_5k: "2026-08-01" } },
    ];
    expect(currentBenchmark(field("run_5k"), rows)).toEqual({ value: "21:40", since: "2026-09-20" });
    expect(benchmarkHistory(field("run_5k"), rows)).toEqual([{ day: "2026-08-01", value: 1300, stored: "21:40" }]);
  });

  test("a first value has no change, a missing one no date", () => {
    expect(currentBenchmark(field("run_5k"), [row("2026-10-06", "21:40")])).toEqual({ value: "21:40", since: "2026-10-06" });
    expect(currentBenchmark(field("run_5k"), [row("2026-10-06", null), row("2026-01-06", "22:10")])).toEqual({ value: null });
    expect(currentBenchmark(field("run_5k"), [])).toEqual({ value: null });
  });
});

describe("benchmarkHistory", () => {
  const row = (date_recorded: string, run_5k: string | null) => ({ date_recorded, created_at: `${date_recorded}T09:00:00Z`, run_5k });

  test("has each value once, from the day on which it began", () => {
    const rows = [row("2026-10-06", "21:40"), row("2026-08-01", "21:40"), row("2026-03-01", null), row("2026-01-06", "22:10")];
    expect(benchmarkHistory(field("run_5k"), rows)).toEqual([
      { day: "2026-01-06", value: 1330, stored: "22:10" },
      { day: "2026-08-01", value: 1300, stored: "21:40" },
    ]);
    expect(benchmarkHistory(field("run_5k"), [])).toEqual([]);
  });
});

test.each([
  ["back_squat", 140, "kg", "140.0", "140.0 kg"],
  ["back_squat", 142.882, "lb", "315", "315 lb"],
  ["run_5k", "21:40", "kg", "21:40", "21:40"],
  ["strict_pullups", 0, "kg", "0", "0 reps"],
  ["vo2_max", 52, "kg", "52.0", "52.0 ml/kg/min"],
  ["handstand_walk", false, "kg", "No", "No"],
] as const)("%s %s in %s reads %s", (column, value, unit, figure, text) => {
  expect(getFigure(field(column), value, unit)).toBe(figure);
  expect(valueText(field(column), value, unit)).toBe(text);
});
