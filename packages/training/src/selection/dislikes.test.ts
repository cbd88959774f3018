import { expect, test } from "vitest";
import { longestErgMetres, mostWishedReps } from "./dislikes.ts";

test("a dislike may be about length only", () => {
  expect(longestErgMetres("skierg intervals longer than 1000m", "Ski erg")).toBe(1000);
  expect(longestErgMetres("no ski over 1 km, burpees", "Ski erg")).toBe(1000);
  expect(longestErgMetres("skierg intervals longer than 1000m", "Row erg")).toBe(Number.POSITIVE_INFINITY);
  expect(longestErgMetres("rowing more than 2000 m at a time", "Row erg")).toBe(2000);
  expect(longestErgMetres("burpees", "Ski erg")).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ["light weights, more than 8 reps", 8],
  ["Sätze über 10 Wiederholungen", 10],
  ["más de 6 repeticiones", 6],
  ["high reps", 8],
  ["burpees, running", undefined],
  ["more than 30 reps", undefined],
])("%s: sets of %s repetitions at most", (text, reps) => expect(mostWishedReps(text)).toBe(reps));
