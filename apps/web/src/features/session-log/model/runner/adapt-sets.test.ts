import type { EffortRule, ExerciseItem } from "@ironpace/training";
import { describe, expect, test } from "vitest";
import { METRIC } from "#backend/preferences/units.ts";
import { planDraft } from "../begin-draft.ts";
import type { SessionDraft } from "../draft.ts";
import { adaptTyped, rateSet, restoreSets } from "./adapt-sets.ts";
import { logSet, retype } from "./run-changes.ts";

let ids = 0;
const maker = { newId: () => `id-${++ids}`, now: () => "2026-03-05T10:00:00.000Z" };
const squat: ExerciseItem = {
  id: "squat",
  name: "Back squat",
  sets: 3,
  reps: "6",
  rpe: 7.5,
  load: { kilograms: 100, perHand: false, bar: 20, estimated: false },
  notes: "One RPE point harder than planned: take 2.5–5 % off the next set. One point easier: add 2.5 %.",
  dose: { reps: 6, restSeconds: 120, totalSeconds: 400 },
};
const begun = planDraft({ id: "p", title: "Squats", skill: [], strength: [squat], mainWorkout: [] }, METRIC, maker);
const [first] = begun.exercises[0]!.sets;
const logged = logSet(begun, first!, { weight: "100", reps: "6" }, maker);
const rate = (draft: SessionDraft, rpe: number) => rateSet(draft, draft.exercises[0]!, draft.exercises[0]!.sets[0]!, rpe, maker);
const weights = (draft: SessionDraft) => draft.exercises[0]!.sets.map(({ typed }) => typed.weight);

describe("a set that was harder or easier than planned", () => {
  test.each([
    [9, ["100", "95", "95"]],
    [8.5, ["100", "97.5", "97.5"]],
    [8, ["100", "100", "100"]],
    [7, ["100", "100", "100"]],
    [6, ["100", "102.5", "102.5"]],
  ])("at RPE %d instead of 7.5 leaves the sets at %j", (rpe, expected) => expect(weights(rate(logged, rpe))).toEqual(expected));

  test("another answer starts from what was planned; what was changed by hand stays", () => {
    expect(weights(rate(rate(logged, 9), 6))).toEqual(["100", "102.5", "102.5"]);
    expect(weights(rate(rate(logged, 9), 8))).toEqual(["100", "100", "100"]);
    expect(weights(restoreSets(rate(logged, 9), first!.id, maker))).toEqual(["100", "100", "100"]);
    const own = retype(logged, logged.exercises[0]!, logged.exercises[0]!.sets[1]!, "weight", "90", maker);
    expect(weights(rate(own, 9))).toEqual(["100", "90", "90"]);
  });

  test.each<[string, DraftTyped, number, EffortRule, object | undefined]>([
    [
      "a light bar by its step",
      { weight: "40", reps: "8" },
      1,
      { harder: { load: 2.5, unit: "kg" }, easier: "repetition" },
      { weight: "37.5" },
    ],
    [
      "a light bar by a repetition",
      { weight: "40", reps: "8" },
      -1,
      { harder: { load: 2.5, unit: "kg" }, easier: "repetition" },
      { reps: "9" },
    ],
    [
      "a dumbbell by a repetition",
      { weight: "15", reps: "10" },
      1,
      { harder: { percent: [2.5, 5] }, easier: { percent: 2.5 } },
      { reps: "9" },
    ],
    ["nothing added in a light week", { weight: "80", reps: "5" }, -2, { harder: { percent: [5, 5] }, easier: "nothing" }, undefined],
    ["nothing without a load", { reps: "12" }, 2, { harder: { percent: [5, 5] }, easier: "nothing" }, undefined],
  ])("%s", (_, typed, points, rule, expected) => expect(adaptTyped(typed, points, rule, "kg")).toEqual(expected));
});

type DraftTyped = Parameters<typeof adaptTyped>[0];
