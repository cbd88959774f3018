import { describe, expect, test } from "vitest";
import { currentBenchmark } from "./benchmark-history.ts";
import { BENCHMARKS, benchmarkText, readBenchmark, type BenchmarkField } from "./benchmarks.ts";

function field(column: string): BenchmarkField {
  const found = Object.values(BENCHMARKS)
    .flatMap(({ fields }) => fields)
    .find((entry) => entry.column === column);
  if (found === undefined) throw new Error(`no field ${column}`);
  return found;
}

describe("readBenchmark", () => {
  test.each([
    ["row_500m", "1:43", "1:43"],
    ["row_500m", "103", "1:43"],
    ["run_5k", " 21:40 ", "21:40"],
    ["run_10k", "1:02:10", "1:02:10"],
    ["run_10k", "62:10", "1:02:10"],
    ["back_squat", "112,5", 112.5],
    ["strict_pullups", "0", 0],
    ["handstand_walk", "no", false],
    ["vo2_max", "", null],
  ])("%s %s is stored as %s", (column, text, value) => {
    expect(readBenchmark(field(column), text, "kg")).toEqual({ value });
  });

  test.each([
    ["run_5k", "4 minutes", "Enter a time as 4:35, 1:02:10 or 275"],
    ["run_5k", "21:75", "Enter a time as 4:35, 1:02:10 or 275"],
    ["run_5k", "5:00", "Between 12:00 and 2:00:00"],
    ["back_squat", "heavy", "Enter a number"],
    ["back_squat", "-5", "Enter a number"],
    ["back_squat", "1e3", "Enter a number"],
    ["snatch", "261", "Between 1 and 260 kg"],
    ["strict_pullups", "4.5", "Enter a whole number"],
  ])("%s %s is refused: %s", (column, text, error) => {
    expect(readBenchmark(field(column), text, "kg")).toEqual({ error });
  });
});

describe("currentBenchmark", () => {
  const row = (date_recorded: string, run_5k: string | null) => ({ date_recorded, run_5k });

  test("holds since the oldest row that carries the same value, and differs from the one before", () => {
    const rows = [row("2026-10-06", "21:40"), row("2026-08-01", "21:40"), row("2026-01-06", "22:10")];
    expect(currentBenchmark(field("run_5k"), rows)).toEqual({ value: "21:40", since: "2026-08-01", change: -30 });
  });

  test("a first value has no change, a missing one no date", () => {
    expect(currentBenchmark(field("run_5k"), [row("2026-10-06", "21:40")])).toEqual({ value: "21:40", since: "2026-10-06" });
    expect(currentBenchmark(field("run_5k"), [row("2026-10-06", null), row("2026-01-06", "22:10")])).toEqual({ value: null });
    expect(currentBenchmark(field("run_5k"), [])).toEqual({ value: null });
  });
});

test.each(["225", "102.5", "500"])("%s pounds come back as they were typed", (text) => {
  const read = readBenchmark(field("back_squat"), text, "lb");
  expect("value" in read && benchmarkText(field("back_squat"), read.value, "lb")).toBe(text);
});

test("the range is told in the unit that is typed in", () => {
  expect(readBenchmark(field("snatch"), "600", "lb")).toEqual({ error: "Between 2 and 573 lb" });
});
