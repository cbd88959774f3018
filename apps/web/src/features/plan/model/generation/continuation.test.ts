import { addDays } from "@ironpace/training";
import { expect, test } from "vitest";
import { canContinue, nextBlockStart, sessionsLost } from "./continuation.ts";
import { plan, session, START } from "../sample-plan.ts";

const weeks = (completed: readonly number[], parts: object = {}) =>
  plan({
    durationWeeks: 5,
    sessions: [1, 2, 3, 4, 5].map((week) =>
      session({ id: `w${week}`, week, date: addDays(START, 7 * (week - 1)), completed: completed.includes(week) }),
    ),
    ...parts,
  });

test.each([
  [[], false],
  [[1], false],
  [[2], false],
  [[1, 3], true],
  [[4], true],
])("weeks %j done: to be continued is %s", (completed, offered) => {
  expect(canContinue(weeks(completed), START)).toBe(offered);
});

test("in its last week and after it a block can be continued whatever was done; an ended one cannot", () => {
  expect(canContinue(weeks([]), addDays(START, 27))).toBe(false);
  expect(canContinue(weeks([]), addDays(START, 28))).toBe(true);
  expect(canContinue(weeks([4], { status: "completed" }), START)).toBe(false);
});

test("the next block begins on the next Monday, on a Monday after the end the same day", () => {
  expect(nextBlockStart(weeks([4]), addDays(START, 30))).toBe(addDays(START, 35));
  expect(nextBlockStart(weeks([4]), addDays(START, 35))).toBe(addDays(START, 35));
  expect(nextBlockStart(weeks([4]), addDays(START, 28))).toBe(addDays(START, 35));
  expect(nextBlockStart(weeks([]), addDays(START, 37))).toBe(addDays(START, 42));
});

test("what the end of the block takes away: neither what is done nor what is past", () => {
  expect(sessionsLost(weeks([4]), addDays(START, 14))).toBe(2);
  expect(sessionsLost(weeks([]), addDays(START, 35))).toBe(0);
});
