import { describe, expect, test } from "vitest";
import { readState } from "../../conversation/resolve.ts";
import type { Turn } from "../../dialogue/turn.ts";
import { DIARY, VIEW } from "../../self-contained/dialogue-fixture.ts";
import { answerRows } from "./answer-rows.ts";
import { speaksOf } from "./speaks-of.ts";

const KNOWN = { view: { ...VIEW, today: "2026-11-30" }, diary: DIARY };

/** The answer from rows to the last of several messages; those before it were answered without a card. */
async function ask(...messages: readonly string[]): Promise<string> {
  const content = messages.at(-1) ?? "";
  const turns = messages.slice(0, -1).map((question): Turn => ({ question, answer: "…", proposals: [], decision: null }));
  const turn = readState({ action: "coaching_question", content, turns, introduces: false }, undefined, "en", KNOWN);
  return (await answerRows(turn, turns.length === 0 ? "-" : "data", undefined, 0))?.text.join("\n") ?? "";
}

describe("a question about own rows is answered from its form and what it names", () => {
  test.each<[said: readonly string[], answer: RegExp]>([
    [["total hours in november"], /^\*\*7 h 28 min\*\*, 6 sessions in November 2026/],
    [
      ["which week of november had the most load"],
      /^\*\*Week of Mon 23 Nov: load 1870\*\*, 4 sessions[^]*Compromised run[^]*Next: week of Mon 16 Nov load 770/,
    ],
    [["which week had the biggest load in november", "and without the compromised run"], /^\*\*Week of Mon 23 Nov: load 1308\*\*/],
    [["what was my hardest session in november"], /^\*\*effort 8 of 10\*\*/],
    [["longest run of all time"], /^\*\*11 km\*\*: Tue 13 Oct 2026/],
    [["average rpe in november"], /^\*\*effort 6\.6 of 10\*\* on average in November 2026/],
    [["hours per month this year"], /September 2026: \*\*20 min\*\*[^]*November 2026: \*\*7 h 28 min\*\*/],
    [["hours in november", "divide that by days"], /^\*\*15 min\*\* a day/],
    [["hours this autumn", "split it by month"], /October 2026: \*\*1 h 30 min\*\*[^]*November 2026: \*\*7 h 28 min\*\*/],
    [["did i train more in october or november in hours"], /November 2026[^]*7 h 28 min[^]*1 h 30 min/],
    [["how many sessions did i miss in november"], /^\*\*0 of \d+\*\* planned sessions missed in November 2026/],
    [["how far am i from the 10k goal in seconds per km"], /\*\*5 s per km\*\*/],
    [["did my deadlift or my squat grow more since last year, in percent"], /^\*\*Deadlift\*\* moved more[^]*\+15\.2%[^]*\+13\.2%/],
    [["is my squat max twice my bodyweight"], /^\*\*No\*\*: back squat \*\*107\.5 kg\*\*[^]*1\.67 ×[^]*129 kg/],
  ])("%s", async (said, answer) => expect(await ask(...said)).toMatch(answer));

  test("a day to come is in no log", async () => expect(await ask("what did i do on 12 december 2026")).toBe(""));
});

describe("an answer speaks of what is asked", () => {
  const asked = {
    source: "done",
    measure: "load",
    shape: "highest",
    group: "week",
    share: 1,
    subjects: [],
    without: [],
    weekdays: [],
    limits: [],
    periods: [],
    nth: 1,
  };
  test.each([
    ["Week of Mon 23 Nov: load 1870", true],
    ["111.6 km in 13 sessions", false],
    ["You missed 2 sessions this week", false],
  ])("%s", (text, isAbout) => expect(speaksOf(text, asked)).toBe(isAbout));
  test("a week is named by its days", () => {
    const ofWeek = { ...asked, shape: "total", periods: [{ from: "2026-11-23", to: "2026-11-29", kind: "week" as const }] };
    expect(speaksOf("load 1870 in the week Mon 23 Nov to Sun 29 Nov", ofWeek)).toBe(true);
    expect(speaksOf("load 300 in the week Mon 30 Nov to Sun 6 Dec", ofWeek)).toBe(false);
  });
});
