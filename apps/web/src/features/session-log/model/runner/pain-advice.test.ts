import { expect, test } from "vitest";
import { PAIN_LEVELS, painAdvice } from "./pain-advice.ts";

const PLACES = [true, false].flatMap((isOneExercise) => [true, false].map((hasWeight) => ({ isOneExercise, hasWeight })));

test("the worst pain offers nothing but the end of the session", () => {
  for (const place of PLACES) expect(painAdvice(8, place).answers).toEqual(["end"]);
});

test("sharp pain always offers a way to stop the movement", () => {
  expect(painAdvice(6, { isOneExercise: true, hasWeight: true }).answers).toEqual(["swap", "skip"]);
  expect(painAdvice(6, { isOneExercise: false, hasWeight: false }).answers[0]).toBe("end");
});

test("less weight is advised only where there is a weight to reduce", () => {
  for (const level of PAIN_LEVELS) {
    for (const place of PLACES) {
      const { title, text, answers } = painAdvice(level, place);
      if (!answers.includes("lighter")) expect(`${title} ${text}`).not.toContain("weight");
      if (!answers.includes("swap")) expect(text).not.toMatch(/swap/i);
      if (!answers.includes("skip")) expect(`${title} ${text}`).not.toMatch(/skip/i);
      expect(`${title} ${text}`).not.toMatch(/\d %/);
    }
  }
});
