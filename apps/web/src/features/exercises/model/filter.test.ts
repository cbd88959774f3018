import { EXERCISES } from "@ironpace/training";
import { expect, test } from "vitest";
import { getAddress, getFilter, MOVEMENT_FAMILIES } from "./filter.ts";

test("a filter survives the address, and what is not known asks for nothing", () => {
  const filter = getFilter(new URLSearchParams("q=row&movement=pull&muscle=upper+back&category=nonsense"));
  expect(filter).toEqual({ search: "row", category: "all", difficulty: "all", movement: "pull", muscle: "upper back" });
  expect(getFilter(getAddress(filter))).toEqual(filter);
  expect(getAddress(getFilter(new URLSearchParams("muscle=tail"))).toString()).toBe("");
});

test("every exercise of the catalogue is in one family", () => {
  const families = Object.values(MOVEMENT_FAMILIES).map(({ patterns }): readonly string[] => patterns);
  const counts = EXERCISES.map(({ name, movementPattern }) => [
    name,
    families.filter((patterns) => patterns.includes(movementPattern)).length,
  ]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});
