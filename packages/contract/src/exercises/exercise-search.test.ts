import { expect, test } from "vitest";
import { exerciseSearch } from "./exercise-search.ts";

test.each([
  ["Goblet squ", "everywhere", "goblet:* & squ:*"],
  ["  pull-up ", "texts", "pull:*AB & up:*AB"],
  ["'; drop & !(a|b) :*", "texts", "drop:*AB & a:*AB & b:*AB"],
  ["Übung", "name", "übung:*A"],
] as const)("%j is searched for (%s) as %j", (text, where, query) => {
  expect(exerciseSearch(text, where)).toBe(query);
});

test.each(["", "  ", "--- ()"])("%j looks for nothing", (text) => {
  expect(exerciseSearch(text, "everywhere")).toBeUndefined();
});
