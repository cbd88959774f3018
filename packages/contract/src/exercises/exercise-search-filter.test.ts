import { expect, test } from "vitest";
import { buildExerciseSearchFilter, toExerciseOrder } from "./exercise-search-filter.ts";

test.each([
  ["Squ", `and(or(name.imatch."Squ"))`],
  ["  goblet\t squ ", `and(or(name.imatch."goblet"),or(name.imatch."squ"))`],
  ["squ squ", `and(or(name.imatch."squ"))`],
  ["pull-up", `and(or(name.imatch."pull-up"))`],
  ["100%_a", `and(or(name.imatch."100%_a"))`],
  ["Übung\u0000", `and(or(name.imatch."Übung"))`],
])("%j is looked for as %s", (search, filter) => {
  expect(buildExerciseSearchFilter(search, ["name"])).toBe(filter);
});

test("each word may occur in any of the columns", () => {
  expect(buildExerciseSearchFilter("row erg", ["name", "description"])).toBe(
    `and(or(name.imatch."row",description.imatch."row"),or(name.imatch."erg",description.imatch."erg"))`,
  );
});

test("metacharacters are literal, and no word can break out of the filter", () => {
  expect(buildExerciseSearchFilter(String.raw`.*+?^$()[]{}|\ "),id.eq.1`, ["name"])).toBe(
    String.raw`and(or(name.imatch."\\.\\*\\+\\?\\^\\$\\(\\)\\[\\]\\{\\}\\|\\\\"),or(name.imatch."\"\\),id\\.eq\\.1"))`,
  );
});

test.each(["", "  ", "\n\t"])("%j looks for nothing", (search) => {
  expect(buildExerciseSearchFilter(search, ["name"])).toBeUndefined();
});

test("only the beginning of a very long search counts, and no character is cut in half", () => {
  expect(buildExerciseSearchFilter(`a${"🏃".repeat(300)}`, ["name"])).toBe(`and(or(name.imatch."a${"🏃".repeat(99)}"))`);
});

test.each([
  ["squ", true, true],
  ["squ", false, false],
  ["go ROW", true, true],
  ["", true, false],
  ["", false, true],
  ["ab c", true, false],
  ["ab c", false, true],
  ["%%%", true, false],
])("a list searched for %j, ascending: %s, has nulls first: %s", (search, ascending, nullsFirst) => {
  expect(toExerciseOrder(search, ascending)).toEqual({ ascending, nullsFirst });
});
