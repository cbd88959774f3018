import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../self-contained/dialogue-fixture.ts";

describe("a question beside an open card is answered, and the card stays", () => {
  test.each<{ said: readonly string[]; text: RegExp }>([
    { said: ["move wednesday to thursday", "is that ok right before friday?"], text: /Day after: / },
    { said: ["shorten tuesday to 30 min", "hmm is that smart in a deload week?"], text: /That is fine/ },
    { said: ["shorten tuesday to 30 min", "what do i lose then?"], text: /Left out: \*\*/ },
    { said: ["skip friday", "what does that do to my week"], text: /keeps 4 of 5 sessions/ },
    { said: ["add a race: parkrun on 12 dec", "does that clash with anything"], text: /session of that day/ },
    { said: ["add a race: 10k city run on 20 dec", "will i break 45:30 there?"], text: /best over 10 km is 46:20/ },
    { said: ["set my weight to 64", "what does that change"], text: /protein/ },
    { said: ["mach den dienstag kürzer, 30 min", "was fällt dann weg?"], text: /Fällt weg: \*\*/ },
    { said: ["déplace mardi à jeudi", "c'est raisonnable ?"], text: /La carte reste ouverte/ },
  ])("$said", async ({ said, text }) => {
    expect((await askAll(...said)).text).toMatch(text);
    expect((await askAll(...said, said[0]?.startsWith("mach") === true ? "mach das" : "do it")).proposals).toEqual(
      (await askAll(said[0] ?? "")).proposals,
    );
  });

  test("a wish in the form of a question is a wish", async () => {
    expect((await askAll("skip friday", "is it ok if i move it to sunday instead")).proposals[0]?.request.reason).toBe("move");
  });
});

describe("a card for days is narrowed and widened", () => {
  test.each<{ said: readonly string[]; alone: string }>([
    { said: ["skip monday and tuesday", "actually just monday, feeling a bit better already"], alone: "skip monday" },
    { said: ["rest on wednesday", "and friday too"], alone: "rest on wednesday and friday" },
    { said: ["skip tuesday and wednesday", "not wednesday"], alone: "skip tuesday" },
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

describe("what comes of leaving a session out is told before there is a card", () => {
  test.each([
    ["whats on tuesday", "what would happen if i skip it"],
    ["was steht am dienstag an", "und wenn ich die auslasse?"],
  ])("%s, %s", async (...said) => {
    const answer = await askAll(...said);
    expect(answer.proposals).toEqual([]);
    expect(answer.text).toMatch(/fine|in Ordnung/);
  });
});
