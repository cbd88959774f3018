import { expect, test } from "vitest";
import { platesPerSide } from "./plates.ts";

test.each([
  [112.5, 15, [25, 20, 2.5, 1.25]],
  [140, 15, [25, 25, 10, 2.5]],
  [20, 20, []],
  [70, 20, [25]],
  [101, 20, undefined],
  [15, 20, undefined],
])("%s kg on a %s kg bar", (total, bar, plates) => {
  expect(platesPerSide(total, bar)).toEqual(plates);
});
