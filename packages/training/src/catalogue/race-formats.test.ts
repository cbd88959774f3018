import { expect, test } from "vitest";
import { hyroxWeightsText } from "./race-formats.ts";

test.each([
  ["2026-03-21", "weights of the 2025/26 season"],
  ["2026-12-19", "weights of the 2025/26 season; check the new rulebook"],
])("the weights of a race on %s are those of a season that is named", (day, text) => {
  expect(hyroxWeightsText(day)).toBe(text);
});
