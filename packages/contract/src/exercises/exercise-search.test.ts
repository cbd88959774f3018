import { expect, test } from "vitest";
import { exerciseSearch } from "./exercise-search.ts";

test.each([
  ["Goblet squ", "everywhere", "goblet:* & squ:*"],
  ["  pull-up ", "name", "pull:*AB & up:*AB"],
  ["'; drop & !(a|b) :*", "name", "drop:*AB & a:*AB & b:*AB"],
  ["Übung", "everywhere", "übung:*"],
] as const)("%j is searched for %s as %j", (text, where, query) => {
  expect(exerciseSearch(text, where)).toBe(query);
});

test.each(["", "  ", "--- ()"])("%j looks for nothing", (text) => {
  expect(exerciseSearch(text, "everywhere")).toBeUndefined();
});
