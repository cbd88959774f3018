import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equipmentMet, EQUIPMENT } from "../../catalogue/equipment.ts";
import { type Exercise, REGIONS, type Region, type Stress } from "../../catalogue/exercise.ts";
import { EXERCISES, findExercise } from "../../catalogue/exercises.ts";
import { readInjuries } from "../read-injuries.ts";
import { type StressLimits, stressLimits } from "./stress-limits.ts";
import { substituteExercise, isWithinLimits } from "./substitute-exercise.ts";

function exercise(name: string): Exercise {
  const found = findExercise(name);
  if (found === undefined) throw new Error(`no exercise ${name}`);
  return found;
}

const none = stressLimits(readInjuries("", "2026-11-21"));
const limitsOf = (text: string): StressLimits => stressLimits(readInjuries(text, "2026-11-21"));

describe("limits", () => {
  test("by grade", () => {
    expect(limitsOf("old knee injury, healed").knee).toBe(3);
    expect(limitsOf("tight hamstrings").thigh).toBe(2);
    expect(limitsOf("knee pain").knee).toBe(1);
    expect(limitsOf("severe knee pain").knee).toBe(0);
    expect(limitsOf("knee pain").shoulder).toBe(3);
    expect(Object.keys(none)).toEqual([...REGIONS]);
  });
});

describe("substitutes", () => {
  test("without limits an exercise stays", () => {
    for (const one of EXERCISES) expect(substituteExercise(one, none)).toEqual({ exercise: one, via: [] });
  });

  test("back squat with knee pain goes over two steps to what is nearest", () => {
    const substitute = substituteExercise(exercise("Back squat"), limitsOf("knee pain"));
    expect(substitute).toMatchObject({ exercise: { name: "Box squat" }, via: ["Back squat"] });
  });

  test("overhead press with a bad shoulder becomes landmine press", () => {
    expect(substituteExercise(exercise("Overhead press"), limitsOf("shoulder pain"))?.exercise.name).toBe("Landmine press");
  });

  test("the same category is preferred at the same distance", () => {
    const substitute = substituteExercise(exercise("Back squat"), limitsOf("lower back pain, knee pain"));
    expect(substitute?.exercise.category).toBe("strength");
  });

  test("a dislike is avoided", () => {
    const disliked = substituteExercise(exercise("Easy run"), limitsOf("shin splints"), undefined, ["bike"]);
    expect(disliked?.exercise.name).toBe("Elliptical");
    expect(substituteExercise(exercise("Burpee"), none, undefined, ["burpee"])?.exercise.name).toBe("Bike erg");
  });

  test("missing equipment is replaced by what is there", () => {
    expect(substituteExercise(exercise("Leg press"), none, [])?.exercise.name).toBe("Wall sit");
  });

  const anyLimits = fc.record(
    Object.fromEntries(
      REGIONS.map((region) => [region, fc.oneof({ weight: 4, arbitrary: fc.constant(3) }, fc.integer({ min: 0, max: 2 }))]),
    ),
  ) as unknown as fc.Arbitrary<{ [region in Region]: Stress }>;

  test("are always within every limit, the equipment and three steps", () => {
    const equipment = fc.option(fc.subarray([...EQUIPMENT]), { nil: undefined });
    fc.assert(
      fc.property(fc.constantFrom(...EXERCISES), anyLimits, equipment, (start, limits, owned) => {
        const substitute = substituteExercise(start, limits, owned);
        if (substitute === undefined) return;
        expect(isWithinLimits(substitute.exercise, limits)).toBe(true);
        expect(equipmentMet(substitute.exercise, owned)).toBe(true);
        expect(substitute.via.length).toBeLessThanOrEqual(3);
        if (substitute.exercise !== start) expect(substitute.via[0]).toBe(start.name);
      }),
      { numRuns: 2000 },
    );
  });

  test("exist for every exercise and every single injured region, even with no load allowed there", () => {
    for (const region of REGIONS) {
      for (const limit of [0, 1, 2] as const) {
        const limits = { ...none, [region]: limit };
        for (const one of EXERCISES) expect(substituteExercise(one, limits), `${one.name}, ${region} ${limit}`).toBeDefined();
      }
    }
  });
});
