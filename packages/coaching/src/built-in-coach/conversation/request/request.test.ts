import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../../self-contained/dialogue-fixture.ts";

const said = async (...turns: readonly string[]): Promise<string> => (await askAll(...turns)).text;

describe("a day before", () => {
  test.each<{ turns: readonly string[]; has: string }>([{ turns: ["what's my squat", "and a year ago?"], has: "95 kg" }])(
    "is that of the request: $turns",
    async ({ turns, has }) => expect(await said(...turns)).toContain(has),
  );
});

describe("goals spoken of", () => {
  test("leave sessions to be dropped where sessions were spoken of", async () =>
    expect(await cardAfter("what's on next week", "which session would you drop?")).toEqual(expect.objectContaining({ reason: "missed" })));
});

describe("a verdict on a period", () => {
  test("is none on a complaint", async () =>
    expect(await said("my knee hurts since friday", "should i worry?")).not.toContain("your numbers give no reason"));
});

describe("a deload", () => {
  test.each(["warum ist montag so kurz", "pourquoi lundi est si court"])("is the reason: %s", async (turn) =>
    expect(await said(turn)).toMatch(/deload|Entlastung|décharge/i),
  );

  test("has nothing to do with minutes", async () => expect(await said("what's on monday", "make it 40 min")).not.toContain("→ 40"));
});

describe("times a week of one thing", () => {
  test.each([
    "more pull ups please, 3 times a week",
    "id like to do core work 2x a week",
    "je voudrais plus de tractions, 2 fois par semaine",
    "ich möchte 2 mal pro woche dehnen",
    "quiero más dominadas, 2 veces por semana",
  ])("are no days of training: %s", async (turn) => expect((await askAll(turn)).proposals).toEqual([]));

  test("leave the days of training to be set", async () =>
    expect(await cardAfter("i can only train 3 times a week from now on")).toEqual(expect.objectContaining({ reason: "availability" })));
});

describe("this week", () => {
  test.each(["cant make thursdays and fridays this week", "i cant train fridays next week"])("is not for good: %s", async (turn) =>
    expect((await askAll(turn)).proposals.every(({ request }) => request.reason !== "availability")).toBe(true),
  );
  test("begins something after from", async () =>
    expect(await cardAfter("from next week i cant train fridays anymore, sunday works instead")).toEqual(
      expect.objectContaining({ reason: "availability" }),
    ));
});

test("cold weather is no cold", async () =>
  expect(
    (await askAll("monday is too cold for running, can i do it on the bike")).proposals.every(
      ({ request }) => request.reason !== "illness",
    ),
  ).toBe(true));
