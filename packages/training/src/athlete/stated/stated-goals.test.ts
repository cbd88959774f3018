import { expect, test } from "vitest";
import { type StatedGoal, statedGoals, statedPushUps } from "./stated-goals.ts";

test.each<[string, readonly (readonly [StatedGoal["movement"], number])[]]>([
  ["I want to do 10 proper press ups and keep running twice a week", [["pushUps", 10]]],
  [
    "Goal: 3 pull ups and deadlift 100 before summer",
    [
      ["pullUps", 3],
      ["deadlift", 100],
    ],
  ],
  ["want my first strict pull-up", [["pullUps", 1]]],
  ["Ich möchte meinen ersten Klimmzug schaffen", [["pullUps", 1]]],
  ["quiero hacer 10 flexiones seguidas", [["pushUps", 10]]],
  ["want to pull 230 AND run a sub 1:40 half in the same year", [["deadlift", 230]]],
  ["goal is a 140 kg squat", [["backSquat", 140]]],
  ["quiero llegar a 65 en arrancada antes del campeonato", [["snatch", 65]]],
  ["goal: clean and jerk 100 kg", [["cleanAndJerk", 100]]],
  ["also finally want my first bar muscle up!!", []],
  ["would like to bench 3x a week because its my weakest", []],
  ["no deadlift above 160 please, I want to stay healthy", []],
  ["i do 20 push ups every morning", []],
])("%s", (injuries, expected) => {
  expect(statedGoals({ injuries }).map(({ movement, target }) => [movement, target])).toEqual(expected);
});

test.each([
  ["I want to do 10 proper press ups", 5],
  ["i can only do 4 push ups", 4],
  ["can't do a single push-up", 0],
  ["push-ups hurt my wrist", undefined],
])("push-ups of %j", (injuries, expected) => expect(statedPushUps({ injuries })).toBe(expected));

test("a number without a unit is in the athlete's own", () => {
  const injuries = "I want 375 on the deadlift before the meet";
  expect(statedGoals({ injuries, units: "lb" })[0]?.target).toBeCloseTo(170.1, 1);
  expect(statedGoals({ injuries: "I want a 170 kg deadlift", units: "lb" })[0]?.target).toBe(170);
});
