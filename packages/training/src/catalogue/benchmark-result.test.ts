import { describe, expect, test } from "vitest";
import { benchmarkBand, benchmarkLevel, betterBenchmark, readBenchmarkResult } from "./benchmark-result.ts";
import { benchmarkLine, benchmarkText } from "./benchmark-text.ts";
import type { BenchmarkWorkout } from "./benchmark-workout.ts";
import { BENCHMARK_WORKOUTS, findBenchmarkWorkout } from "./benchmark-workouts.ts";

function workout(name: string): BenchmarkWorkout {
  const found = findBenchmarkWorkout(name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

describe("a result of a benchmark workout", () => {
  test.each([
    ["Fran", "4:35", 275],
    ["fran", " 2:58 Rx ", 178],
    ["Murph", "1:02:10", 3730],
    ["Helen", "9:41.5", 581.5],
    ["Cindy", "20", 20],
    ["Cindy", "17+15", 17.5],
    ["Cindy", "17 rounds + 15 reps", 17.5],
    ["Cindy", "17 rounds", 17],
    ["Fight Gone Bad", "327", 327],
    ["Fight Gone Bad", "327 points", 327],
    ["CrossFit Total", "412,5 kg", 412.5],
  ])("%s “%s” is read as %d", (name, text, value) => expect(readBenchmarkResult(workout(name), text)).toBe(value));

  test.each([
    ["Fran", "5"],
    ["Fran", "fast"],
    ["Fran", "4:75"],
    ["Cindy", "4:35"],
    ["Fight Gone Bad", "-3"],
    ["CrossFit Total", ""],
  ])("%s “%s” is not guessed", (name, text) => expect(readBenchmarkResult(workout(name), text)).toBeUndefined());

  test.each([
    ["Fran", 160, "elite"],
    ["Fran", 170, "advanced"],
    ["Fran", 300, "advanced"],
    ["Fran", 301, "intermediate"],
    ["Fran", 720, "beginner"],
    ["Fran", 721, undefined],
    ["Cindy", 25, "elite"],
    ["Cindy", 24.9, "advanced"],
    ["Cindy", 7, undefined],
    ["Diane", 200, undefined],
  ])("%s in %d is %s", (name, result, level) => expect(benchmarkLevel(workout(name), result)).toBe(level));

  test("a result moves along the levels, from the slowest to the best", () => {
    for (const [name, results] of Object.entries({ Fran: [2000, 900, 720, 600, 300, 170, 100], Cindy: [0, 5, 8, 12, 18, 25, 40] })) {
      const shares = results.map((result) => benchmarkBand(workout(name), result)?.share ?? Number.NaN);
      expect(shares, name).toEqual(shares.toSorted((a, b) => a - b));
      expect([shares[0], shares.at(-1)], name).toEqual([0, 1]);
      for (const result of results) {
        const { level, share = 0 } = benchmarkBand(workout(name), result) ?? {};
        const band = [undefined, "beginner", "intermediate", "advanced", "elite"].indexOf(level);
        expect(share, `${name} ${result}`).toBeGreaterThanOrEqual(band / 5);
        expect(share, `${name} ${result}`).toBeLessThanOrEqual((band + 1) / 5);
      }
    }
    expect(benchmarkBand(workout("Diane"), 200)).toBeUndefined();
  });

  test("of a time less is better, of rounds, points and loads more", () => {
    expect(
      ["Fran", "Kelly", "Cindy", "Chelsea", "Lynne", "Fight Gone Bad", "CrossFit Total"].map((name) => betterBenchmark(workout(name))),
    ).toEqual(["lower", "lower", "higher", "higher", "higher", "higher", "higher"]);
  });
});

describe("the definition of a benchmark workout", () => {
  test.each([
    ["Fran", "21-15-9 for time: thrusters (43 / 29 kg), pull-ups (kipping)."],
    ["Cindy", "As many rounds as possible in 20 min: 5 pull-ups (kipping), 10 push-ups, 15 air squats."],
    ["Helen", "3 rounds for time: 400 m run, 21 kettlebell swings (American) (24 / 16 kg), 12 pull-ups (kipping)."],
    ["Amanda", "9-7-5 for time: ring muscle-ups, snatches (61 / 43 kg)."],
    ["Lynne", "5 rounds, most reps: bench press (1 × body weight), pull-up (kipping)."],
  ])("%s", (name, text) => expect(benchmarkText(workout(name))).toBe(text));

  test.each([
    ["Fran", "21-15-9: thrusters 29 kg, pull-ups"],
    ["Cindy", "20 min: 5 pull-ups, 10 push-ups, 15 air squats"],
    ["Helen", "3 rounds: 400 m run, 21 kettlebell swings 16 kg, 12 pull-ups"],
    ["Karen", "150 wall balls 6 kg"],
  ])("%s as a line of a list, with the loads of one sex", (name, line) => expect(benchmarkLine(workout(name), "female")).toBe(line));

  test("where the sex is known, no load, vest or calories of the other one stand beside it", () => {
    for (const one of BENCHMARK_WORKOUTS) {
      for (const sex of ["female", "male"] as const) expect(benchmarkText(one, sex), one.name).not.toContain(" / ");
    }
  });

  test("reads well for every one of them", () => {
    for (const one of BENCHMARK_WORKOUTS)
      expect(benchmarkText(one), one.name).toMatch(/^[A-Z\d][^:]+: [^,:]+(, [^,:]+)*\.( With a vest of \d+ \/ \d+ kg\.)?$/);
  });
});
