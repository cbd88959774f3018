import { expect, test } from "vitest";
import { daysRemaining } from "./continuation.ts";

test.each([
  ["nothing is completed", 5, [], 28],
  ["the third week has a completed session", 5, [1, 3, 2], 7],
  ["the last but one has", 5, [4], 0],
  ["the last has", 5, [5], 0],
  ["there is one week only", 1, [], 0],
])("days that remain when %s", (_, weeks, completed, days) => expect(daysRemaining(weeks, completed)).toBe(days));
