import { describe, expect, test } from "vitest";
import { daysAgo, daysSinceDate } from "./dating.ts";
import { readWord, type Word } from "./word.ts";

function readWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of text.matchAll(/[\p{L}\d]+/gu)) words.push(readWord(written, index, words.at(-1)));
  return words;
}

describe("a day and month without a year is the nearest one behind today", () => {
  test.each<[said: string, today: string, ago: number | undefined]>([
    ["concussion on 21 november", "2026-11-29", 8],
    ["concussion on 21 december", "2027-01-04", 14],
    ["gehirnerschütterung am 28 dezember", "2027-01-04", 7],
    ["race on 21 december", "2026-11-29", undefined],
    ["race on 12 april", "2027-01-04", undefined],
  ])("%s, said on %s", (said, today, ago) => expect(daysSinceDate(readWords(said), today)).toBe(ago));
});

test.each([
  ["torn lat 2 y 8 m ago", 730],
  ["shoulder done 3y ago", 1095],
  ["broke the tibia in 96", 10_000],
  ["vor zwölf jahren operiert", 4380],
  ["il y a vingt ans", 7300],
])("short years and larger numbers: %s", (said, least) => {
  expect(daysAgo(readWords(said), "2026-11-29")).toBeGreaterThanOrEqual(least);
});

test.each(["rodilla 2 y 3", "ran 10 k in 58 minutes"])("no years: %s", (said) => {
  expect(daysAgo(readWords(said), "2026-11-29")).toBeUndefined();
});
