import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { vdotFromRace } from "../../physiology/running.ts";
import { formatClock, parseClock } from "../../units/format.ts";
import { predictedSeconds } from "./predicted-time.ts";

/** Results that runners have published; sources in docs/predictions.md. The 5 km is what is predicted from. */
const RESULTS: readonly (readonly [runner: string, fiveK: string, results: { readonly [metres: number]: string }])[] = [
  ["A", "21:48", { 10_000: "46:23", 21_098: "1:44:15", 42_195: "3:52:35" }],
  ["B", "22:09", { 10_000: "55:19", 21_098: "1:49:37", 42_195: "4:00:05" }],
  ["C", "17:54", { 10_000: "37:54", 21_098: "1:23:21", 42_195: "3:01:22" }],
  ["D", "19:20", { 10_000: "41:18", 21_098: "1:32:35", 42_195: "3:33:00" }],
  ["E", "29:48", { 10_000: "1:04:00", 21_098: "2:17:00", 42_195: "5:12:59" }],
  ["F", "21:52", { 10_000: "48:08", 21_098: "1:40:48", 42_195: "3:56:00" }],
  ["G", "27:23", { 21_098: "2:07:35", 42_195: "5:14:57" }],
];

/** Percent that the prediction was faster than the result. */
const misses = RESULTS.flatMap(([runner, fiveK, results]) =>
  Object.entries(results).map(([metres, result]) => {
    const vdot = { value: vdotFromRace(5000, parseClock(fiveK)!), estimated: false, source: "5 km" };
    const predicted = predictedSeconds({ capacities: { vdot }, level: "intermediate" }, Number(metres))!;
    return { runner, metres: Number(metres), predicted, percent: 100 * (1 - predicted / parseClock(result)!) };
  }),
);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}

// No better and no worse than docs/predictions.md says: who changes a prediction changes the table there as well.
test.each([
  ["all 20", 10_000, 42_195, 4],
  ["10 km and half marathon", 10_000, 21_098, 2.9],
  ["the marathon", 42_195, 42_195, 7.4],
])("the median miss over %s", (_, from, to, percent) => {
  const some = misses.filter(({ metres }) => metres >= from && metres <= to);
  expect(median(some.map((miss) => Math.abs(miss.percent)))).toBeCloseTo(percent, 0);
});

test("prints the rows of docs/predictions.md", () => {
  const document = readFileSync(new URL("../../../../../docs/predictions.md", import.meta.url), "utf8");
  for (const { runner, metres, predicted, percent } of misses) {
    const distance = { 10000: "10 km", 21098: "half marathon", 42195: "marathon" }[metres] ?? "";
    const miss = `${percent < -0.05 ? "−" : ""}${Math.abs(percent).toFixed(1)}`;
    expect(document).toMatch(
      new RegExp(`\\| ${runner} \\| [\\d:]+ \\| ${distance} \\| [\\d:]+ \\| ${formatClock(predicted)} \\| ${miss} \\|`, "u"),
    );
  }
});
