import { describe, expect, test } from "vitest";
import { daysSinceDate } from "./dating.ts";
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
