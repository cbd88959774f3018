import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { BENCHMARK_WORKOUTS, findBenchmarkWorkout } from "../../catalogue/benchmark-workouts.ts";
import { hyroxSimulation } from "../../session/hyrox/hyrox-simulation.ts";
import { type ScaledBenchmark, scaledBenchmark } from "./scaled-benchmark.ts";

const TODAY = "2026-11-22";
const STRONG: Athlete = {
  ...HYBRID,
  sex: "male",
  level: "elite",
  trainingYears: 10,
  strength: { oneRepMax: { backSquat: 180, deadlift: 220, cleanAndJerk: 130, snatch: 105, overheadPress: 80 } },
  gymnastics: { strictPullUps: 25, handstandPushUps: 20 },
};
const NOVICE: Athlete = { ...STRONG, level: "beginner", trainingYears: 0.5, gymnastics: { strictPullUps: 2 } };

function scaled(name: string, athlete: Athlete): ScaledBenchmark | undefined {
  const workout = findBenchmarkWorkout(name);
  if (workout === undefined) throw new Error(`${name} is not in the catalogue`);
  return scaledBenchmark(athlete, workout, TODAY);
}

describe("a benchmark workout for one athlete", () => {
  test("as prescribed where the numbers carry it", () => {
    expect(scaled("Fran", STRONG)).toMatchObject({
      lines: ["21-15-9 thruster, 42.5 kg", "21-15-9 pull-up (kipping)"],
      isScaled: false,
      notes: [],
      source: "2:00 to 2:45 are usual at your level",
    });
  });

  test("a beginner does half of it, hangs from no bar for so many, and Murph has no vest and at most 50 pulls", () => {
    const fran = scaled("Fran", NOVICE);
    expect(fran).toMatchObject({ isScaled: true, notes: ["half the volume"] });
    expect(fran?.lines.join()).not.toContain("kipping");
    expect(fran?.lines[0]).toMatch(/^10-7-4 /);
    expect(scaled("Murph", NOVICE)).toMatchObject({
      notes: ["half the volume", "without the vest"],
      lines: ["800 m run", "50 band-assisted pull-up", "100 push-up", "150 air squat", "800 m run"],
    });
    expect(scaled("Murph", STRONG)).toMatchObject({ isScaled: false, notes: [] });
  });

  test.each(["beginner", "intermediate", "advanced", "elite"] as const)(
    "Annie of somebody %s who dislikes burpees has none in the place of double-unders, and nothing that cannot be counted",
    (level) => {
      for (const equipment of [undefined, ["dumbbell", "pull-up bar"], ["bodyweight"]]) {
        const lines = scaled("Annie", { ...STRONG, level, dislikes: "Burpees", ...(equipment && { equipment }) })?.lines ?? [];
        expect(lines).toHaveLength(2);
        expect(lines.join("; ")).not.toMatch(/burpee|walk|interval|ride/u);
      }
    },
  );

  test("what hurts is left out", () => {
    expect(scaled("Fran", { ...STRONG, injuries: "shoulder pain 6/10 overhead" })?.lines.join()).not.toContain("thruster");
  });

  test("only workouts for time, and no barbell without a maximum to take it from", () => {
    expect(scaled("Cindy", STRONG)).toBeUndefined();
    expect(scaled("Grace", { ...STRONG, strength: { oneRepMax: {} } })?.lines).toEqual(["30 dumbbell hang clean, 2 × 22.5 kg"]);
    for (const workout of BENCHMARK_WORKOUTS) {
      const found = scaledBenchmark(STRONG, workout, TODAY);
      if (found !== undefined) expect(found.seconds).toBeGreaterThan(30);
    }
  });
});

test("a Hyrox simulation has the race's order and the division's weights", () => {
  const whole = hyroxSimulation({ ...STRONG, conditioning: { run5k: 1200 } }, TODAY, 1);
  expect(whole.lines).toHaveLength(16);
  expect(whole.lines.slice(0, 4)).toEqual(["1 km run", "1 km ski", "1 km run", "50 m sled push, 152 kg"]);
  expect(whole.lines.at(-1)).toBe("100 wall ball, 6 kg");
  const half = hyroxSimulation({ ...STRONG, conditioning: { run5k: 1200 } }, TODAY, 0.5);
  expect(half.lines).toContain("100 m farmers carry, 2 × 24 kg");
  expect(half.seconds).toBe((whole.seconds ?? 0) / 2);
  expect(hyroxSimulation({ ...STRONG, conditioning: {} }, TODAY, 1)).not.toHaveProperty("seconds");
});
