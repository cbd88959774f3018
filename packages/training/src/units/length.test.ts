import { expect, test } from "vitest";
import { pacePerMile, toMiles } from "./length.ts";

test("distances and paces in miles", () => {
  expect([1609.344, 5000, 42_195].map((metres) => Number(toMiles(metres).toFixed(2)))).toEqual([1, 3.11, 26.22]);
  expect(Math.round(pacePerMile(300))).toBe(483);
});
