import { expect, test } from "vitest";
import { findingText } from "./finding-text.ts";
import { readInjuries } from "./read-injuries.ts";

test.each([
  ["left knee 3/10", "left knee"],
  ["both knees hurt, 3/10", "knee (both sides)"],
  ["lower back 3/10", "lower back"],
])("“%s” fits into “Your … is at 3/10”: %s", (text, region) => {
  const [finding] = readInjuries(text, "2026-11-30").regions;
  expect(finding && findingText(finding).region).toBe(region);
});
