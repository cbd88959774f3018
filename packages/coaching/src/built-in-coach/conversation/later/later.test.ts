import { describe, expect, test } from "vitest";
import { askIn, DIARY, VIEW } from "../../self-contained/dialogue-fixture.ts";

const RUNS = [302, 316, 320, 324, 330, 324, 328, 342];
const STATIONS: readonly (readonly [name: string, seconds: number])[] = [
  ["Ski erg", 276],
  ["Sled push", 172],
  ["Sled pull (rope)", 348],
  ["Burpee broad jump", 372],
  ["Row erg", 280],
  ["Farmers carry", 136],
  ["Sandbag lunge", 313],
  ["Wall ball", 398],
];
const HAMBURG = {
  id: "r1",
  name: "Hyrox Hamburg",
  type: "hyrox",
  on: "2026-05-23",
  location: "Hamburg",
  priority: "A",
  result: "1:27:41",
  splits: [
    ...RUNS.map((seconds, at) => ({ name: `Run ${at + 1}`, seconds })),
    ...STATIONS.map(([name, seconds]) => ({ name, seconds })),
    { name: "Roxzone", seconds: 380 },
  ],
};
const BERLIN = { id: "r2", name: "Hyrox Berlin", type: "hyrox", on: "2027-02-20", location: "Berlin", priority: "A", target: "sub 1:20" };
const SETTING = { view: VIEW, diary: { ...DIARY, races: [HAMBURG, BERLIN] } };

async function say(...turns: readonly string[]): Promise<string> {
  return (await askIn(SETTING, ...turns)).text;
}

describe("parts of a race that is over", () => {
  const worst = "which stations cost me most in hamburg";
  test.each<[said: readonly string[], answer: RegExp]>([
    [[worst, "how much of the whole station time are those three together"], /^\*\*18:38\*\* of 38:15 at the stations, \*\*49 %\*\*/],
    [[worst, "and if i get 30 sec off each of the first three, what's my finish time"], /^\*\*1:26:11\*\*/],
    [
      [worst, "those three 30 sec faster each, finish time?", "what per km for under 1:20 from there"],
      /^\*\*4:37 \/km\*\*: 6:11 over 8 runs/,
    ],
    [[worst, "say wall balls in 5:30 and burpees in 5:20. finish time?", "plus every run at 5:00"], /^\*\*1:22:35\*\*/],
    [["my roxzone in hamburg", "30 secs each instead. total time then?"], /^\*\*1:25:21\*\*/],
    [
      ["welche station war in hamburg am langsamsten", "und wenn ich bei den ersten zwei je 45 sek schneller bin, welche endzeit"],
      /^\*\*1:26:11\*\*/,
    ],
  ])("%j", async (said, answer) => {
    expect(await say(...said)).toMatch(answer);
  });

  test("another subject is none of its turns", async () => {
    expect(await say(worst, "how many sessions did i do in november")).not.toMatch(/1:27:41|Hamburg/);
  });
});

describe("values of a lift or test", () => {
  const gain = "how much has my squat gone up";
  test.each<[said: readonly string[], answer: RegExp]>([
    [[gain, "per month?"], /^\*\*\+1\.1 kg a month\*\*/],
    [[gain, "and at that pace i hit 112.5 when"], /^\*\*112\.5 kg\*\* about \*\*/],
    [["squat pr?", "and what's that in bodyweights"], /\*\*1\.67 × body weight\*\*/],
    [["cuál es mi récord de sentadilla", "y cuántas veces mi peso es eso"], /1,67/],
  ])("%j", async (said, answer) => {
    expect(await say(...said)).toMatch(answer);
  });
});

describe("goals and equal times", () => {
  const goal = "how far am i from my 10k goal";
  test.each<[said: readonly string[], answer: RegExp]>([
    [[goal, "and what is that per km"], /^\*\*5 s per km\*\*: 4:38 \/km → \*\*4:33 \/km\*\*/],
    [[goal, "so which 5k do i need for 45:30"], /^\*\*About 21:56\*\* \(5 km\) = 45:30 \(10 km\)/],
    [[goal, "in weeks?"], /^\*\*14 weeks\*\* \(98 days\)/],
  ])("%j", async (said, answer) => {
    expect(await say(...said)).toMatch(answer);
  });
});

describe("figures of the last answers", () => {
  test.each<[said: readonly string[], answer: RegExp]>([
    [["what pace should my easy runs be", "per 400 lap?"], /^\*\*2:12–2:28 \/400 m\*\*|\/400 m\*\* = /],
    [["whats my best squat", "in lbs?"], /^\*\*237 lb\*\* = 107\.5 kg/],
  ])("%j", async (said, answer) => {
    expect(await say(...said)).toMatch(answer);
  });
});

describe("sessions and cards", () => {
  test("a session that a card moves goes on to the day of the last clause", async () => {
    const { proposals } = await askIn(SETTING, "move monday's session to thursday", "hm no. friday then");
    expect(proposals.map(({ request }) => (request.reason === "move" ? request.to : request.reason))).toEqual(["2026-12-04"]);
  });

  test("asking about a day is no other day for the card", async () => {
    const { proposals } = await askIn(SETTING, "move monday's session to thursday", "wait whats on friday");
    expect(proposals.every(({ request }) => request.reason !== "move" || request.to !== "2026-12-04")).toBe(true);
  });

  test("two days in one turn get a card each", async () => {
    const { proposals } = await askIn(SETTING, "skip monday", "ok monday off, and tuesday lighter");
    expect(proposals.map(({ request }) => request.reason).toSorted()).toEqual(["ease", "missed"]);
  });

  test("a question beside an open card leaves it open", async () => {
    const { text, proposals } = await askIn(SETTING, "new deadlift pr 135", "how much over the old one");
    expect(text).toMatch(/\+2\.5 kg/);
    expect(proposals).toHaveLength(1);
  });

  test("a card is taken back", async () => {
    const { text, proposals } = await askIn(SETTING, "new deadlift pr 135", "scrap that, it was with straps");
    expect(text).toMatch(/was only a proposal, and nothing has changed/);
    expect(proposals).toHaveLength(0);
  });
});
