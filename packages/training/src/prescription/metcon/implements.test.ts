import fc from "fast-check";
import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { planContext } from "../../context/context.ts";
import { readInjuries } from "../../injuries/read-injuries.ts";
import { metconLoad } from "./implements.ts";

const TODAY = "2026-11-23";

/** For many repetitions in one hand, as a share of the bar's overhead press (load-plausibility.md sections 2 and 5). */
const MOST = { "Dumbbell push press": 0.38, "Dumbbell thruster": 0.343, "Dumbbell snatch": 0.585 } as const;

function kilogramsOf(name: string, overheadPress: number, level: "beginner" | "intermediate" | "advanced"): number {
  const strength = { oneRepMax: { backSquat: 2.2 * overheadPress, overheadPress } };
  const context = planContext({ ...HYBRID, focus: "crossfit", sex: "male", level, strength }, readInjuries("", TODAY), TODAY);
  const load = metconLoad(context, name);
  return load === undefined || load === "no-barbell" ? 0 : load.load.kilograms;
}

test("dumbbells in a workout are no heavier than the athlete's own press allows", () => {
  const name = fc.constantFrom(...(Object.keys(MOST) as (keyof typeof MOST)[]));
  fc.assert(
    fc.property(name, fc.integer({ min: 15, max: 110 }), fc.constantFrom("beginner", "intermediate", "advanced"), (of, press, level) => {
      // The lightest pair weighs 2 kg.
      expect(kilogramsOf(of, press, level)).toBeLessThanOrEqual(Math.max(2, MOST[of] * press + 0.01));
    }),
    { numRuns: 200 },
  );
});

test("a strong press leaves the prescribed weight as it is", () => {
  expect(kilogramsOf("Dumbbell push press", 80, "advanced")).toBe(22.5);
  expect(kilogramsOf("Dumbbell snatch", 80, "advanced")).toBe(22.5);
  expect(kilogramsOf("Dumbbell push press", 26, "intermediate")).toBe(8);
});

test.each([
  [["dumbbell"], "dumbbell"],
  [["dumbbell", "kettlebell"], "kettlebell"],
  [undefined, "kettlebell"],
] as const)("with %j a goblet squat is held with a %s", (equipment, kind) => {
  const athlete = {
    ...HYBRID,
    focus: "general",
    level: "beginner",
    ...(equipment === undefined ? {} : { equipment: [...equipment] }),
  } as const;
  const load = metconLoad(planContext(athlete, readInjuries("", TODAY), TODAY), "Goblet squat");
  expect(load).toHaveProperty("why", expect.stringMatching(new RegExp(`^A ${kind} of`, "u")));
});
