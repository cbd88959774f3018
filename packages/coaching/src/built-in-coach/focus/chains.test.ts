import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../self-contained/dialogue-fixture.ts";

describe("chains keep their object", () => {
  test.each<{ said: readonly string[]; alone: string }>([
    {
      said: ["add goal: bench 72.5 by february", "is that realistic?", "ok make it end of march"],
      alone: "add goal: bench 72.5 by end of march",
    },
    { said: ["add goal: bench 72.5 by end of march", "and 75"], alone: "add goal: bench 75 by end of march" },
    { said: ["what am i on for my 10k goal", "ok change the date to end of april"], alone: "set my 10k goal to end of april" },

    { said: ["ease monday, slept 4 hours"], alone: "ease monday" },
  ])("$said ends in the card of “$alone”", async ({ said, alone }) => {
    const card = await cardAfter(...said);
    expect(card).toBeDefined();
    expect(card).toEqual(await cardAfter(alone));
  });

  test("a line of the session that was shown is dropped there", async () => {
    const answer = await askAll(
      "whats on tomorrow",
      "and the day after that?",
      "whats on tuesday",
      "drop the deadlifts from that one, im in a rush",
    );
    expect(answer.text).toMatch(/Tue 1 Dec: Deadlift/);
  });

  test("a length goes into the log card, and never an effort above ten", async () => {
    const card = await cardAfter("log bench 3x6 at 55 today rpe 8", "oh and it took 45 min");
    expect(card).toMatchObject({ minutes: 45, rpe: 8 });
  });
});

describe("wishes for a time, an amount or a day that was early", () => {
  test.each<{ said: string; card: object }>([{ said: "ran 11.5 km in 1:08 today, effort 4", card: { kind: "log", minutes: 68 } }])(
    "$said",
    async ({ said, card }) => expect(await cardAfter(said)).toMatchObject(card),
  );

  test.each<[string, string]>([
    ["skip monday 7", "2026-12-07"],
    ["lass freitag den 11. ausfallen", "2026-12-11"],
  ])("%s is that date", async (said, date) => {
    const alone = await cardAfter(`skip ${Number(date.slice(8))} december`);
    expect(alone).toBeDefined();
    expect(await cardAfter(said)).toEqual(alone);
  });

  test("how much less was done is a question", async () => {
    expect((await askAll("did i do less running last week?")).proposals).toEqual([]);
  });
});

describe("what is beside a wish, and a session that only an answer names", () => {
  test.each<{ said: readonly string[]; alone: string }>([
    { said: ["log 8k run today 44 min", "effort 4, felt nice"], alone: "log 8k run today 44 min rpe 4" },
    { said: ["log a swim for this morning, 45 min easy, about a 4"], alone: "log a swim this morning, 45 min easy, rpe 4" },

    { said: ["whats on monday", "perfect. move it to thursday"], alone: "move monday to thursday" },
    {
      said: ["i want to train sunday instead of saturday from now on, kids football every saturday"],
      alone: "i want to train sunday instead of saturday from now on",
    },
    { said: ["what should i do about my 10k goal", "move the date then", "end of april"], alone: "set my 10k goal to end of april" },
  ])("$said ends in the card of “$alone”", async ({ said, alone }) => {
    const card = await cardAfter(...said);
    expect(card).toBeDefined();
    expect(card).toEqual(await cardAfter(alone));
  });

  test("a day without time gets no other session", async () => {
    expect((await askAll("i cant train on friday")).text).not.toMatch(/takes its place on Fri/);
  });
});
