import { EXERCISES } from "@ironpace/training";
import { expect, test } from "vitest";
import type { Exercise } from "../api/exercise.ts";
import type { Variant } from "../api/exercise-story.ts";
import { getLadder } from "./ladder.ts";
import { MOVEMENTS } from "./movements/movements.ts";
import { rungFigure } from "./movements/rung-figure.ts";

const rank = { beginner: 1, intermediate: 2, advanced: 3 };
const library = EXERCISES.map((each) => ({ ...each, id: each.name, difficulty_rank: rank[each.difficulty], muscles: each.muscleGroups }));
const ladderOf = (name: string) => {
  const own = library.find((each) => each.name === name)!;
  const variants = library
    .filter((each) => each.name !== name && (each.movementPattern === own.movementPattern || own.substitutions.includes(each.name)))
    .map((each) => ({ ...each, same_movement: each.movementPattern === own.movementPattern }));
  return getLadder({ ...own, catalogue_name: name } as unknown as Exercise, variants as unknown as readonly Variant[]).map(
    ({ name: rung, place }) => (place === "here" ? `[${rung}]` : rung),
  );
};

test("families stand in the order coaches agree on", () => {
  expect(ladderOf("Back squat")).toEqual([
    "Air squat",
    "Goblet squat",
    "Box squat",
    "[Back squat]",
    "Pause squat",
    "Front squat",
    "Overhead squat",
  ]);
  expect(ladderOf("Pull-up (strict)")).toEqual([
    "Band-assisted pull-up",
    "Negative pull-up",
    "Chin-up (strict)",
    "[Pull-up (strict)]",
    "Weighted pull-up",
    "Towel pull-up",
  ]);
});

test("without a family, difficulty and stress order what works the same muscles", () => {
  expect(ladderOf("Biceps curl")).toEqual(["[Biceps curl]"]);
  expect(ladderOf("Bike erg threshold intervals")[0]).not.toBe("[Bike erg threshold intervals]");
});

test("every exercise stands on its own ladder once", () => {
  for (const { name } of EXERCISES) expect(ladderOf(name).filter((rung) => rung === `[${name}]`)).toHaveLength(1);
});

test("a form is drawn in the hardest position with what it is loaded with; another movement is not drawn", () => {
  const figure = (name: string, isSameMovement = true) => {
    const { equipment } = library.find((each) => each.name === name)!;
    return rungFigure(MOVEMENTS.squat, { name, equipment, isSameMovement });
  };
  expect(figure("Back squat")?.pose).toMatchObject({ name: "Bottom", load: ["plate", 11, -79] });
  expect(figure("Goblet squat")?.pose.load?.[0]).toBe("bell");
  expect(figure("Air squat")?.pose.load).toBeUndefined();
  expect(figure("Box squat")?.movement.stage).toBeDefined();
  expect(figure("Glute bridge", false)).toBeUndefined();
  const pull = rungFigure(MOVEMENTS.vertical_pull, {
    name: "Pull-up (strict)",
    equipment: [],
    isSameMovement: true,
  });
  expect(Number(pull?.movement.box.split(" ")[1])).toBeLessThan(pull?.pose.head[1] ?? 0);
  const forms = Object.values(MOVEMENTS).flatMap(({ forms: named }) => Object.keys(named ?? {}));
  expect(forms.filter((name) => !library.some((each) => each.name === name))).toEqual([]);
});
