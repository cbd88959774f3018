import { addDays } from "@ironpace/training";
import { expect, test } from "vitest";
import { formToday } from "./form-outlook.ts";

const TODAY = "2026-11-30";

/** A steady load on the last `days` days. */
function wordAfter(days: number): string | undefined {
  const dailyLoads = Array.from({ length: days }, (_, index) => ({ on: addDays(TODAY, index - days + 1), load: 60, ironLoad: 20 }));
  return formToday({ dailyLoads }, TODAY)?.word;
}

test("a log of less than six weeks has no word for form; one of twelve has", () => {
  expect([1, 10, 41].map(wordAfter)).toEqual(Array<string>(3).fill("too early to say"));
  expect(wordAfter(84)).toBe("building");
  expect(formToday({ dailyLoads: [] }, TODAY)).toBeUndefined();
});
