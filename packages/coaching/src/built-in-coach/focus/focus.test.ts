import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../self-contained/dialogue-fixture.ts";

describe("a question beside an open card is answered, and the card stays", () => {
  test("a wish in the form of a question is a wish", async () => {
    expect((await askAll("skip friday", "is it ok if i move it to sunday instead")).proposals[0]?.request.reason).toBe("move");
  });
});

describe("a card for days is narrowed and widened", () => {
  test.each<{ said: readonly string[]; alone: string }>([
    { said: ["skip monday and tuesday", "actually just monday, feeling a bit better already"], alone: "skip monday" },

    { said: ["skip monday till wednesday", "feeling better, just monday"], alone: "skip monday" },
    { said: ["lass montag und dienstag ausfallen", "nur den montag"], alone: "lass montag ausfallen" },
  ])("$said is “$alone”", async ({ said, alone }) => {
    const card = await cardAfter(...said);
    expect(card).toBeDefined();
    expect(card).toEqual(await cardAfter(alone));
  });
});

describe("lines of an open card", () => {
  test.each([
    { said: "keep the squats tho", text: /\*\*Yes\*\*, \*\*Back squat\*\* stays/ },
    { said: "yes but without the warm-up", text: /I cannot take the warm ?up out/ },
  ])("$said", async ({ said, text }) => {
    const answer = await askAll("only got 30 min on tuesday", said);
    expect(answer.text).toMatch(text);
    expect(answer.proposals).toHaveLength(1);
  });
});
