import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../self-contained/dialogue-fixture.ts";

describe("chains keep their object", () => {
  test.each<{ said: readonly string[]; alone: string }>([
    { said: ["ease wednesday", "no, the one before it"], alone: "ease tuesday" },
    { said: ["mach mittwoch lockerer", "nein, die davor"], alone: "mach dienstag lockerer" },
    {
      said: ["add goal: bench 72.5 by february", "is that realistic?", "ok make it end of march"],
      alone: "add goal: bench 72.5 by end of march",
    },
    { said: ["add goal: bench 72.5 by end of march", "and 75"], alone: "add goal: bench 75 by end of march" },
    { said: ["what am i on for my 10k goal", "ok change the date to end of april"], alone: "set my 10k goal to end of april" },
    { said: ["whats on tuesday", "too long"], alone: "make tuesday shorter" },
    { said: ["skip monday", "and make tuesday easier"], alone: "skip monday" },
    { said: ["ease monday, slept 4 hours"], alone: "ease monday" },
  ])("$said ends in the card of “$alone”", async ({ said, alone }) => {
    const card = await cardAfter(...said);
    expect(card).toBeDefined();
    expect(card).toEqual(await cardAfter(alone));
  });

  test("a second wish leaves the first card open", async () => {
    expect((await askAll("skip monday", "and make tuesday easier")).proposals.map(({ request }) => request.reason)).toEqual([
      "missed",
      "ease",
    ]);
  });

  test("whether to rest instead shows both cards, and “ok rest” takes one", async () => {
    const said = ["ease tuesday", "or should i rest completely?"] as const;
    expect((await askAll(...said)).proposals.map(({ request }) => request.reason)).toEqual(["ease", "missed"]);
    expect((await askAll(...said, "ok rest")).proposals.map(({ request }) => request.reason)).toEqual(["missed"]);
  });

  test("an entry beside the plan goes to the day of the card, and stays where it is there already", async () => {
    const there = await askAll("move wednesday to thursday", "no i meant the easy ride");
    expect(there.proposals).toEqual([]);
    expect(there.text).toMatch(/is on \*\*Thu 3 Dec\*\* already/);
    expect(await cardAfter("move wednesday to sunday", "no i meant the easy ride")).toMatchObject({ kind: "entered", date: "2026-12-06" });
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
  test.each<{ said: string; card: object }>([
    {
      said: "i already did mondays threshold run today, 35 min, effort 6. mark it done",
      card: { kind: "complete", date: "2026-11-28", rpe: 6 },
    },
    {
      said: "den schwellenlauf vom montag hab ich heute schon gemacht, anstrengung 6",
      card: { kind: "complete", date: "2026-11-28", rpe: 6 },
    },
    { said: "ran 11.5 km in 1:08 today, effort 4", card: { kind: "log", minutes: 68 } },
  ])("$said", async ({ said, card }) => expect(await cardAfter(said)).toMatchObject(card));

  test.each<[string, string]>([
    ["skip monday 7", "2026-12-07"],
    ["lass freitag den 11. ausfallen", "2026-12-11"],
  ])("%s is that date", async (said, date) => {
    const alone = await cardAfter(`skip ${Number(date.slice(8))} december`);
    expect(alone).toBeDefined();
    expect(await cardAfter(said)).toEqual(alone);
  });

  test("less of something is a card for each session of it, none for a test", async () => {
    const answer = await askAll("i want less running for the next two weeks");
    expect(answer.proposals.length).toBeGreaterThan(1);
    expect(answer.proposals.every(({ request }) => request.reason === "ease")).toBe(true);
  });

  test("how much less was done is a question", async () => {
    expect((await askAll("did i do less running last week?")).proposals).toEqual([]);
  });
});

describe("a pace and days away in focus", () => {
  test.each<{ said: readonly string[]; text: RegExp }>([
    { said: ["whats on saturday 5 december", "can i run it at 4:30?"], text: /^\*\*Rather not at 4:30/ },
    { said: ["was steht am samstag 5. dezember an", "kann ich das mit 4:30 laufen?"], text: /^\*\*Eher nicht mit 4:30/ },
    { said: ["im off over xmas, 23 to 27 dec", "how much should i do then"], text: /Wed 23 Dec – Sun 27 Dec, 5 days/ },
  ])("$said", async ({ said, text }) => expect((await askAll(...said)).text).toMatch(text));
});

describe("what is beside a wish, and a session that only an answer names", () => {
  test.each<{ said: readonly string[]; alone: string }>([
    { said: ["log 8k run today 44 min", "effort 4, felt nice"], alone: "log 8k run today 44 min rpe 4" },
    { said: ["log a swim for this morning, 45 min easy, about a 4"], alone: "log a swim this morning, 45 min easy, rpe 4" },
    { said: ["add a goal 5k under 22 min by end of march", "actualy make it 21:45"], alone: "add a goal 5k under 21:45 by end of march" },
    { said: ["whats on monday", "perfect. move it to thursday"], alone: "move monday to thursday" },
    {
      said: ["i want to train sunday instead of saturday from now on, kids football every saturday"],
      alone: "i want to train sunday instead of saturday from now on",
    },
    { said: ["what should i do about my 10k goal", "move the date then", "end of april"], alone: "set my 10k goal to end of april" },
    { said: ["ease wednesday", "no the other one, the long run"], alone: "ease the long run" },
  ])("$said ends in the card of “$alone”", async ({ said, alone }) => {
    const card = await cardAfter(...said);
    expect(card).toBeDefined();
    expect(card).toEqual(await cardAfter(alone));
  });

  test("a day without time gets no other session", async () => {
    expect((await askAll("i cant train on friday")).text).not.toMatch(/takes its place on Fri/);
  });

  test("the week after a deload is told beside it", async () => {
    expect((await askAll("why is next week so easy", "but is the week after hard again then")).text).toMatch(/week 5 .* after \d+/);
  });
});
