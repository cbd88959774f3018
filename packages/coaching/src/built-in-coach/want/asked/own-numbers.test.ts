import { describe, expect, test } from "vitest";
import { askIn, DIARY, VIEW } from "../../self-contained/dialogue-fixture.ts";

const BERLIN = { id: "r2", name: "Hyrox Berlin", type: "hyrox", on: "2027-02-20", location: "Berlin", priority: "A", target: "sub 1:20" };
const CINDY = { on: "2026-10-19", title: "Cindy", minutes: 20, rpe: 8, load: 1160, metres: {}, isDistanceLogged: true, sets: [] };
const LONG = { ...CINDY, title: "Long run", code: "RL", rpe: 3, load: 300, minutes: 95, metres: { run: 15_000 } };
const NOW = {
  view: { ...VIEW, today: "2026-11-30" },
  diary: {
    ...DIARY,
    races: [BERLIN],
    benchmarks: [
      ...DIARY.benchmarks,
      { field: "row_500m", value: 110, on: "2025-12-01" },
      { field: "row_500m", value: 104.5, on: "2026-11-01" },
    ],
    work: [...DIARY.work, CINDY, { ...LONG, on: "2026-11-14" }, { ...LONG, on: "2026-11-21" }].toSorted((a, b) => a.on.localeCompare(b.on)),
  },
};
const GOAL = "change my 10k goal to sub 45";

describe("questions about own numbers are sums over the rows", () => {
  test.each<[said: readonly string[], answer: RegExp]>([
    // Weekdays up to a day.
    [["weeks til berlin?", "and how many fridays is that"], /^\*\*12 Fridays\*\* until Hyrox Berlin/],
    [["how many saturdays until berlin"], /^\*\*11 Saturdays\*\* until Hyrox Berlin/],
    [["wie viele freitage noch bis berlin"], /^\*\*12 Freitage\*\* bis Hyrox Berlin/],
    [["how many mondays left this year"], /^\*\*5 Mondays\*\* until/],
    // The day of a best.
    [["was 107.5 on the squat the same day as a run"], /^\*\*No\*\*: \*\*Back squat 107\.5 kg\*\* is dated Mon 26 Oct/],
    [["what else did i do the day of my deadlift best"], /^\*\*Deadlift 132\.5 kg\*\* is dated Thu 15 Oct/],
    // Paces of times.
    [[GOAL, "what pace is that"], /^\*\*4:30 \/km\*\*: 45:00 over 10 km/],
    [[GOAL, "per km?"], /^\*\*4:30 \/km\*\*/],
    [[GOAL, "which pace would 44:00 be"], /^\*\*4:24 \/km\*\*/],
    [[GOAL, "so what min/km do i need"], /^\*\*4:30 \/km\*\*/],
    [[GOAL, "what pace is that", "and 45:30 was what?"], /^\*\*4:33 \/km\*\*/],
    [["whats my best 10k", "pace per km?"], /4:38/],
    // Bests of two days.
    [["compare my row now with last december"], /^\*\*500 m row: 5\.5 s faster\*\* \(5\.0%\)/],
    [["how is my deadlift compared to last december"], /115 kg.*132\.5 kg/],
    [["how much have i gained on the deadlift since march"], /115 kg.*132\.5 kg/],
    // A body weight that is on a card or supposed.
    [["im 63.8 this morning, put that in", "what does that make my squat per kilo"], /^\*\*Back squat: 1\.68 ×\*\*/],
    [["what would my squat per kilo be at 60 kg"], /^\*\*Back squat: 1\.79 ×\*\*/],
    // Dates, priorities.
    [["what are the dates again for the stuff i said i'd reach"], /^\*\*3\*\* dates, the next on \*\*Sat 26 Dec 2026/],
    [["when are my goals due"], /26 Dec 2026/],
    [["berlin is an a race right"], /^\*\*Yes\*\*: \*\*Hyrox Berlin\*\*/],
    [["berlin is a b race, right?"], /^\*\*No\*\*: \*\*Hyrox Berlin\*\*.*priority \*\*A\*\*/],
    // The hardest week without something.
    [["which was the hardest week this autumn", "says who, thats just because of cindy"], /without Cindy it/],
    // Verdicts.
    [["is my long run zone 2 or am i too fast"], /^\*\*Yes, easy: your long runs are zone 2/],
    [["do you think im overtraining"], /^\*\*(?:No sign of it|Be careful)/],
    [["glaubst du ich bin im übertraining"], /^\*\*(?:In deinen Zahlen|Deine Zahlen)/],
    [["tell me something nice, day was crap"], /^Sorry you had a rough day/],
    [["which of my lifts grew most in a year, in percent pls"], /^\*\*Deadlift\*\* went up most/],
  ])("%s", async (said, answer) => expect((await askIn(NOW, ...said)).text).toMatch(answer));

  test.each<[said: string, reader: string]>([
    ["how many fridays did i train in november", "weekdays until a day"],
    ["à mon dernier hyrox, de combien étais-je plus lente", "weekdays until a day"],
    ["move fridays session to the same day as squats", "day of a best"],
    ["what pace should i run tomorrow", "pace of a time"],
    ["compare my row sessions in october and november", "best then and now"],
    ["whats my squat per kilo", "lift by body weight"],
    ["make berlin a b race", "race priority"],
    ["what are the signs of overtraining", "overtraining"],
    ["should my long run tomorrow be zone 2", "run zone"],
    ["tell me something about nice, i race there", "good news"],
  ])("%s is no question for %s", async (said, reader) => expect((await askIn(NOW, said)).reader ?? "").not.toBe(reader));
});
