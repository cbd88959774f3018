import { describe, expect, test } from "vitest";
import { type Exercise, REGIONS, type Region, type Stress } from "../catalogue/exercise.ts";
import { EXERCISES, findExercise } from "../catalogue/exercises.ts";
import { readInjuries } from "./read-injuries.ts";
import { type StressLimits, stressLimits } from "./limits/stress-limits.ts";
import { substituteExercise, isWithinLimits } from "./limits/substitute-exercise.ts";

const NONE = stressLimits(readInjuries("", "2026-11-21"));

/** Hops over the substitutions to the first exercise that fits, found without the engine; undefined when there is none. */
function hops(start: Exercise, fits: (exercise: Exercise) => boolean): number | undefined {
  const seen = new Set([start.name]);
  let level = [start];
  for (let count = 0; level.length > 0; count++) {
    if (level.some(fits)) return count;
    level = level
      .flatMap(({ substitutions }) => substitutions.flatMap((name) => findExercise(name) ?? []))
      .filter(({ name }) => !seen.has(name) && seen.add(name));
  }
  return undefined;
}

function limitsAt(region: Region, limit: Stress): StressLimits {
  return { ...NONE, [region]: limit };
}

describe("the way to an easier exercise (injuries.md section 2)", () => {
  const stressful = EXERCISES.flatMap((exercise) =>
    REGIONS.filter((region) => exercise.stress[region] >= 2).map((region) => ({ exercise, region })),
  );

  test("to one with stress 1 at most within two hops, to one without stress within three", () => {
    for (const { exercise, region } of stressful) {
      expect(
        hops(exercise, (candidate) => candidate.stress[region] <= 1),
        `${exercise.name}, ${region}`,
      ).toBeLessThanOrEqual(2);
      expect(
        hops(exercise, (candidate) => candidate.stress[region] === 0),
        `${exercise.name}, ${region}`,
      ).toBeLessThanOrEqual(3);
    }
  });

  test("the engine takes the shortest", () => {
    for (const { exercise, region } of stressful) {
      for (const limit of [0, 1] as const) {
        const limits = limitsAt(region, limit);
        const found = substituteExercise(exercise, limits);
        expect(found?.via.length, `${exercise.name}, ${region} ${limit}`).toBe(
          hops(exercise, (candidate) => isWithinLimits(candidate, limits)),
        );
      }
    }
  });

  test("with every way closed it falls back to what spares that half of the body, and to nothing when that is closed too", () => {
    const squat = findExercise("Back squat");
    if (squat === undefined) throw new Error("no back squat");
    const closed = Object.fromEntries(REGIONS.map((region) => [region, 0])) as unknown as StressLimits;
    expect(substituteExercise(squat, closed)).toMatchObject({ exercise: { name: "Breathing drill (supine)" }, via: ["Back squat"] });
    expect(substituteExercise(squat, closed, [], ["breathing"])).toBeUndefined();
  });
});
