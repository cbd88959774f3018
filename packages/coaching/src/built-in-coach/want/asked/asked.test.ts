import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../../self-contained/dialogue-fixture.ts";

describe("what is wanted is answered from its slots", () => {
  test.each<[said: readonly string[], answer: RegExp]>([
    [["how many more km till the end of this block"], /^\*\*\d+ km\*\* are still planned up to Sun 13 Dec/],
    [["hours of training left before christmas"], /^\*\*.*\*\* are still planned up to/],
    [["wie viele einheiten noch bis zum ende des plans"], /geplant/],
    [["toughest session of the whole plan?"], /is the hardest, by planned effort times minutes/],
    [["whats the plan for week 5"], /^\*\*Week 5\*\*, Mon 7 Dec/],
    [["so whats happening over xmas"], /^\*\*Nothing is planned yet for Fri 25 Dec\*\*/],
    [["when was each squat pb"], /107\.5 kg.*\n\n.*\n- \*\*95 kg\*\*/],
    [["did i do more or less sessions than october"], /^\*\*(?:More|Less|The same)\*\*: \*\*\d+ sessions\*\* in November/],
    [["hows the 10k goal going", "and if i ran it today, realistic?"], /^\*\*Not yet/],
  ])("%s", async (said, answer) => {
    expect((await askAll(...said)).text).toMatch(answer);
  });

  test.each([
    ["which week is the hardest of this block"],
    ["how much of the plan is left in hours"],
    ["how many km did i run this week"],
    ["how long till my race"],
  ])("%s is another question", async (said) => {
    expect((await askAll(said)).reader ?? "").not.toMatch(/^(?:left until a day|hardest planned session|planned week|two periods)$/);
  });
});

describe("an answer of another family is none", () => {
  test.each(["any tip for a film tonight?", "who will win the league this year"])("%s is outside", async (said) => {
    expect((await askAll(said)).text).toMatch(/outside/);
  });

  test("a question gets no card, and a request no numbers", async () => {
    expect((await askAll("is sunday a rest day?")).proposals).toEqual([]);
    expect(await cardAfter("add a best: deadlift 140")).toMatchObject({ kind: "best", value: "140" });
  });
});

describe("the day of an open card for something done", () => {
  test.each<[said: readonly string[], date: string]>([
    [["add a best: deadlift 140", "sorry it was 3 days ago"], "2026-11-25"],
    [["log: deadlift 3x4 110 today", "undo that, was yesterday"], "2026-11-27"],
    [["neue bestleistung kreuzheben 140 kg", "das war vor 2 tagen"], "2026-11-26"],
  ])("%s", async (said, date) => {
    expect(await cardAfter(...said)).toMatchObject({ date });
  });
});
