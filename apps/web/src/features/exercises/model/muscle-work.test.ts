import { EXERCISES } from "@ironpace/training";
import { expect, test } from "vitest";
import { groupsOfMuscle, muscleWork } from "./muscle-work.ts";

const at = (work: ReturnType<typeof muscleWork>, level: number) => [...work].flatMap(([muscle, each]) => (each === level ? [muscle] : []));

test("named muscles work most, those of stressed regions help or hold steady", () => {
  const squat = muscleWork(["quads", "glutes"], { knee: 3, lower_back: 3, hip_groin: 2, abdomen: 2, thigh: 2, shoulder: 1, ankle: 1 });
  expect(at(squat, 3)).toEqual(["glutes", "quads"]);
  expect(at(squat, 2)).toEqual(["abs", "obliques", "lower back", "adductors", "hamstrings"]);
  expect(at(squat, 1)).toEqual(["shoulders"]);
});

test("every exercise of the catalogue that names muscles colours some of them", () => {
  const colourless = EXERCISES.filter(({ muscleGroups, stress }) => at(muscleWork(muscleGroups, stress as never), 0).length === 17);
  expect(colourless.map(({ muscleGroups }) => muscleGroups.join()).filter((groups) => !/^(cardio|diaphragm)$/.test(groups))).toEqual([]);
});

test("a muscle is looked for under every word that names it, not under those of the whole body", () => {
  expect(groupsOfMuscle("quads")).toEqual(["quads", "legs", "legs cardio", "hip flexors"]);
});
