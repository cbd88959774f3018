import { expect, test } from "vitest";
import { QUESTIONS } from "./questions.ts";

test("a number out of 5 is named after what is best, its answers after what was asked", () => {
  const stress = QUESTIONS.find(({ item }) => item === "stress");
  expect([stress?.label, stress?.answers[0], stress?.answers[4]]).toEqual(["Stress", "Very", "Calm"]);
  expect(QUESTIONS.map(({ score }) => score)).toEqual(["Sleep", "Freshness", "Calm", "Motivation"]);
});

test("every answer fits a button on a small phone", () => {
  const longest = Math.max(...QUESTIONS.flatMap(({ answers }) => answers.map((answer) => answer.length)));
  expect(longest).toBeLessThanOrEqual("Wrecked".length);
});
