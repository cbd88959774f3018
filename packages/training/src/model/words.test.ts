import { expect, test } from "vitest";
import { inSentence, formatList, shortName } from "./words.ts";

test.each([
  ["Back squat", "back squat"],
  ["Romanian deadlift", "Romanian deadlift"],
  ["Single-leg Romanian deadlift", "single-leg Romanian deadlift"],
  ["V-up", "V-up"],
  ["GHD sit-up", "GHD sit-up"],
])("%s is %s in a sentence", (name, written) => {
  expect(inSentence(name)).toBe(written);
});

test("catalogue variants are not named in titles", () => {
  expect(shortName("Kettlebell swing (Russian)")).toBe("kettlebell swing");
  expect(shortName("Back extension (bodyweight)")).toBe("back extension");
});

test("lists end with and", () => {
  expect(formatList(["row"])).toBe("row");
  expect(formatList(["row", "ski", "bike"])).toBe("row, ski and bike");
});
