import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../../self-contained/dialogue-fixture.ts";

describe("what is wanted is answered from its slots", () => {
  test.each<[said: readonly string[], answer: RegExp]>([
    [["did i do more or less sessions than october"], /^\*\*(?:More|Less|The same)\*\*: \*\*\d+ sessions\*\* in November/],
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
