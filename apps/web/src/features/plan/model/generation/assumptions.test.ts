import { expect, test } from "vitest";
import { assumptionsFor, type KnownFacts } from "./assumptions.ts";

const KNOWN: KnownFacts = {
  profile: { age: 34, training_level: "advanced", primary_focus: "running" },
  hasInjuries: true,
  hasWeek: true,
  hasEquipment: true,
  strength: { back_squat: 140, deadlift: null },
  conditioning: { run_5k: null, run_10k: "47:05" },
};

test("a profile that says everything leaves nothing to assume", () => {
  expect(assumptionsFor(KNOWN)).toEqual([]);
});

test.each<[Partial<KnownFacts>, string]>([
  [{ profile: { age: null, training_level: "advanced", primary_focus: "running" } }, "a healthy adult"],
  [{ profile: { age: 34, training_level: null, primary_focus: "running" } }, "intermediate level"],
  [{ profile: { age: 34, training_level: "advanced", primary_focus: null } }, "Hyrox as your focus"],
  [{ hasWeek: false }, "training on any day"],
  [{ hasEquipment: false }, "a full gym"],
  [{ hasInjuries: false }, "no injuries"],
  [{ strength: { back_squat: null } }, "weights by feel"],
  [{ conditioning: null }, "paces by feel"],
])("%o assumes %s", (missing, assumption) => {
  expect(assumptionsFor({ ...KNOWN, ...missing })).toEqual([assumption]);
});
