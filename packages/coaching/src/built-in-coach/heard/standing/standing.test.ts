import { describe, expect, test } from "vitest";
import { askAll } from "../../self-contained/dialogue-fixture.ts";

const reasons = async (...said: readonly string[]): Promise<readonly string[]> =>
  (await askAll(...said)).proposals.map(({ request }) => (request.reason === "record" ? request.record.kind : request.reason));

describe("what stands is what a short turn is about", () => {
  test.each<{ said: readonly string[]; text: RegExp }>([
    { said: ["am i gonna get the pullups"], text: /12 strict pull-ups/ },
    { said: ["am i gonna get the pullups", "how many more per month would it take"], text: /a month|cannot tell/ },
    { said: ["what was my hardest session in november", "when was that"], text: /^\*\*\w{3} \d+ Nov 2026\*\*/ },
    { said: ["whats on tuesday", "can i do it on the treadmill"], text: /treadmill/ },
    { said: ["is tuesday too much"], text: /^\*\*(?:No|Yes|It is)/ },
    { said: ["how long am i training next week", "does tuesday have any squats in it?"], text: /^\*\*(?:Yes|No)\*\*/ },
  ])("$said", async ({ said, text }) => expect((await askAll(...said)).text).toMatch(text));
});

describe("a question opens no card that changes the plan", () => {
  test.each<{ said: readonly string[] }>([
    { said: ["is tuesday too much for one day?"] },
    { said: ["whats on tuesday", "isn't that easier?"] },
    { said: ["should i do the long run on sunday instead"] },
    { said: ["ist das am dienstag zu viel?"] },
    { said: ["¿es demasiado el martes?"] },
  ])("$said", async ({ said }) => expect(await reasons(...said)).toEqual([]));
});

describe("a correction stays with what was asked", () => {
  test.each<{ said: readonly string[]; alone: string }>([
    { said: ["move tuesday to thursday", "no wait tuesdays fine, i meant wednesday to thursday"], alone: "move wednesday to thursday" },
    { said: ["skip friday", "friday is fine. i meant wednesday"], alone: "skip wednesday" },
  ])("$said is “$alone”", async ({ said, alone }) =>
    expect((await askAll(...said)).proposals.map(({ request }) => request)).toEqual(
      (await askAll(alone)).proposals.map(({ request }) => request),
    ),
  );

  test("the athlete's own entry is meant where the last answer was about it", async () =>
    expect(await reasons("whats on thursday", "cancel it then")).toEqual(["entered"]));
});

test("a card that shares no exercise with the wish is none", async () =>
  expect(await reasons("swap the squats on tuesday for butterfly swimming")).toEqual([]));
