import { describe, expect, test } from "vitest";
import { askIn, DIARY, VIEW } from "../../self-contained/dialogue-fixture.ts";

const SECONDS = [302, 316, 320, 324, 330, 324, 328, 342];
const STATIONS = [
  "Ski erg",
  "Sled push",
  "Sled pull (rope)",
  "Burpee broad jump",
  "Row erg",
  "Farmers carry",
  "Sandbag lunge",
  "Wall ball",
];
const TIMES = [276, 172, 348, 372, 280, 136, 313, 398];
const HAMBURG = {
  id: "r1",
  name: "Hyrox Hamburg",
  type: "hyrox",
  on: "2026-05-23",
  location: "Hamburg",
  priority: "A",
  target: "sub 1:30",
  result: "1:27:41",
  place: 64,
  splits: [
    ...SECONDS.map((seconds, at) => ({ name: `Run ${at + 1}`, seconds })),
    ...TIMES.map((seconds, at) => ({ name: STATIONS[at] ?? "", seconds })),
    { name: "Roxzone", seconds: 380 },
  ],
};
const BERLIN = { id: "r2", name: "Hyrox Berlin", type: "hyrox", on: "2027-02-20", location: "Berlin", priority: "A", target: "sub 1:20" };
const RACED = { view: { ...VIEW, today: "2026-11-30" }, diary: { ...DIARY, races: [HAMBURG, BERLIN] } };

describe("parts of a race that is over", () => {
  test.each<[said: readonly string[], answer: RegExp]>([
    [["which station ate the most time in hamburg"], /^\*\*Wall ball, 6:38\*\*: the slowest of 8 stations/],
    [["what was my slowest run in hamburg"], /^\*\*Run 8, 5:42\*\*/],
    [["how long did the sled pull take in hamburg"], /^\*\*Sled pull \(rope\), 5:48\*\*/],
    [["welche station hat in hamburg am meisten zeit gekostet"], /^\*\*Wall ball, 6:38\*\*/],
    [["what was my average 1k in hamburg, all eight runs?"], /^8 runs: average \*\*5:23\*\* \/km, \*\*43:06\*\* in all/],
    [
      ["what was my average 1k in hamburg, all eight runs?", "hm and without the last one?"],
      /^7 runs: average \*\*5:21\*\* \/km, \*\*37:24\*\*/,
    ],
    [["average of the runs in hamburg", "without the slowest"], /^7 runs: average \*\*5:21\*\*/],
    [["which run was quickest in hamburg and which slowest"], /^\*\*Run 1 5:02\*\* was the fastest, \*\*Run 8 5:42\*\*/],
    [["difference between my first and last run in hamburg"], /^\*\*Run 1 5:02 → Run 8 5:42: 0:40 slower/],
    [["how did i pace the runs in hamburg"], /^8 runs: average/],
    [["average of the runs in hamburg", "and the stations in total?"], /^8 stations: .*\*\*38:15\*\* in all/],
  ])("%s", async (said, answer) => expect((await askIn(RACED, ...said)).text).toMatch(answer));

  test.each([
    "which station should i train most for berlin",
    "how long will the sled pull take in berlin",
    "average of my runs in november",
    "second half of the runs in hamburg against the first",
    "what was my slowest long run",
  ])("%s is another question", async (said) => expect((await askIn(RACED, said)).reader ?? "").not.toBe("race parts"));
});

describe("sums with the gap to the next target", () => {
  const GAP = "be honest. 1:20 in berlin. from 1:27. am i dreaming";
  const HELD = "so if I hold 5 flat on all eight in berlin how much do I gain";
  test.each<[said: readonly string[], answer: RegExp]>([
    [[HELD], /^8 × 5:00 = 40:00, \*\*3:06 faster\*\* than 43:06[^]*\*\*1:24:35\*\*[^]*\*\*4:35\*\*/],
    [["if i run every km in 5:10 in berlin whats my time"], /^8 × 5:10 = 41:20, \*\*1:46 faster\*\*/],
    [["wenn ich alle acht läufe in 5:00 laufe, was bringt das in berlin"], /^8 × 5:00 = 40:00, \*\*3:06 schneller\*\*/],
    [["if wall balls take me 5 min in berlin what do i finish in"], /^1:27:41 → \*\*1:26:03\*\* \(−1:38\)/],
    [[HELD, "still not 1:20 then is it"], /^Right, not yet: .*40:00/],
    [[GAP, "thats 15 percent? no wait how much"], /^\*\*8\.8%\*\*: 7:41 off 1:27:41/],
    [[GAP, "and if i only manage half of that"], /^\*\*1:23:50\*\* at Hyrox Berlin/],
    [[GAP, "and if i only get two thirds"], /^\*\*1:22:34\*\*/],
  ])("%s", async (said, answer) => expect((await askIn(RACED, ...said)).text).toMatch(answer));

  test.each([[["if i hold 4:30 over 10 km whats my time"]], [["whats my squat", "and half of that"]], [["did i run 5:00 on all runs"]]])(
    "%s is another question",
    async (said) => expect((await askIn(RACED, ...said)).reader ?? "").not.toBe("race plan"),
  );
});
