import { expect, test } from "vitest";
import type { SafetyStop } from "#backend/reads/safety-stops.ts";
import { stopWords } from "./stop-words.ts";

const stop = (category: SafetyStop["category"], level: "doctor" | "emergency" = "emergency"): SafetyStop => ({
  id: category,
  category,
  level,
  quote: `words about ${category}`,
  weak: false,
  created_at: "2026-10-01T08:00:00Z",
});

const allOf = (...stops: readonly [SafetyStop, ...SafetyStop[]]) => Object.values(stopWords(stops)).join(" ");

test.each(["suicide", "eating", "violence"] as const)("a stop for %s offers help and neither quotes nor locks", (category) => {
  const { title, text } = stopWords([stop(category)]);
  expect(title).toBe("Please talk to a professional before you train again");
  expect(text).toMatch(/^If you are in danger or feel unwell now, call your local emergency number at once\./);
  expect(text).toContain("You do not have to sort this out alone: findahelpline.com");
  expect(allOf(stop(category))).not.toMatch(/words about|no training|examined/i);
});

test("a stop for the body says who has to see the athlete, and what was written", () => {
  const { title, text } = stopWords([stop("heart")]);
  expect(title).toBe("No training until a professional has seen you");
  expect(text).toMatch(/^You wrote “words about heart”\. This can be an emergency\./);
  expect(stopWords([stop("limb", "doctor")]).text).toContain("See a doctor today.");
});

test("both at once: the body names its words, the other stays private", () => {
  const text = allOf(stop("heart"), stop("suicide"));
  expect(text).toContain("“words about heart”");
  expect(text).toContain("findahelpline.com");
  expect(text).not.toContain("words about suicide");
});
