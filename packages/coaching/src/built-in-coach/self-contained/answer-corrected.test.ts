import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "./dialogue-fixture.ts";

describe("a later turn is answered as the request that it means", () => {
  test.each<{ said: readonly string[]; alone: string }>([
    { said: ["i bought a rower for home", "no wait, its a ski erg"], alone: "i bought a ski erg for home" },
    { said: ["log 5k run today 25 min", "make it 24"], alone: "log 5k run today 24 min" },
    { said: ["log squats 5x5 at 90", "front squats i meant", "it was yesterday"], alone: "log front squats 5x5 at 90 yesterday" },
    { said: ["move tuesday to thursday", "whats wrong with thursday?", "ok friday then"], alone: "move tuesday to friday" },

    { said: ["whats on friday", "its too long, 40 min", "make it 45"], alone: "shorten friday to 45 min" },
    { said: ["move wednesday to thursday", "and make it shorter, 45 min"], alone: "shorten wednesday to 45 min" },
    { said: ["ich habe ein rudergerät zuhause", "ne quatsch, ein ski erg"], alone: "ich habe ein ski erg zuhause" },
  ])("$said is “$alone”", async ({ said, alone }) => {
    const card = await cardAfter(...said);
    expect(card).toBeDefined();
    expect(card).toEqual(await cardAfter(alone));
  });

  test.each<{ said: readonly string[]; alone: string }>([
    { said: ["whats my squat pb", "and for bench?"], alone: "whats my bench pb" },
    {
      said: ["how many km did i run in october", "just november", "without the threshold runs"],
      alone: "how many km did i run in november without the threshold runs",
    },

    { said: ["how far did i run last week", "and the week before?"], alone: "how far did i run in the week of 9 november" },
  ])("$said asks “$alone”", async ({ said, alone }) => {
    expect((await askAll(...said)).text).toBe((await askAll(alone)).text);
  });
});

describe("what is a request of its own stays one", () => {
  test.each([
    { before: "move tuesday to thursday", said: "whats my squat pb" },
    { before: "how far did i run in october", said: "when is my next deload" },
    { before: "skip friday", said: "how many sessions did i do in november" },
    { before: "log 5k run today 25 min", said: "shorten monday to 20 min" },
  ])("“$said” after “$before”", async ({ before, said }) => {
    const [after, alone] = [await askAll(before, said), await askAll(said)];
    expect(after.text).toBe(alone.text);
    expect(after.proposals).toEqual(alone.proposals);
  });
});
