import { describe, expect, test } from "vitest";
import { askAll } from "../../self-contained/dialogue-fixture.ts";

describe("a short turn goes on from the sessions or the card before it", () => {
  test.each<{ said: readonly string[]; text: RegExp }>([
    {
      said: ["how was my tempo run on 13 october", "and when is the next one"],
      text: /(?:Tue|Mon|Wed|Fri|Sat) \d+ (?:Nov|Dec): \*\*|no more of that kind/,
    },
    { said: ["can you move mondays run to tuesday", "just swap those two"], text: /^The card does just that/ },
    { said: ["verschieb den lauf am montag auf dienstag", "tausch einfach die beiden"], text: /^Genau das macht die Karte/ },
    { said: ["give me an extra rest day next week"], text: /costs least/ },
  ])("$said", async ({ said, text }) => expect((await askAll(...said)).text).toMatch(text));

  test("a total is that of the list", async () => {
    expect((await askAll("list my last 3 sessions", "total?")).text).toMatch(/in the 3 sessions listed/);
  });

  test("the next race is no session", async () => {
    expect((await askAll("when is my next race", "and the next one?")).text).not.toMatch(/kind/);
  });

  test("the day that comes for another one is no day off", async () => {
    expect((await askAll("from next week i cant train fridays anymore, sunday works instead")).proposals[0]?.request).toMatchObject({
      availability: { weekdays: [1, 2, 3, 6, 7] },
    });
  });
});
