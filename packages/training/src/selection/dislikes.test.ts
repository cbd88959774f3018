import { expect, test } from "vitest";
import { longestErgMetres } from "./dislikes.ts";

test("a dislike may be about length only", () => {
  expect(longestErgMetres("skierg intervals longer than 1000m", "Ski erg")).toBe(1000);
  expect(longestErgMetres("no ski over 1 km, burpees", "Ski erg")).toBe(1000);
  expect(longestErgMetres("skierg intervals longer than 1000m", "Row erg")).toBe(Number.POSITIVE_INFINITY);
  expect(longestErgMetres("rowing more than 2000 m at a time", "Row erg")).toBe(2000);
  expect(longestErgMetres("burpees", "Ski erg")).toBe(Number.POSITIVE_INFINITY);
});
