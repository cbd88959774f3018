import { describe, expect, test } from "vitest";
import type { Turn } from "../../dialogue/turn.ts";
import { readState } from "../../conversation/resolve.ts";
import type { Diary } from "../../own-data/diary.ts";
import { askIn, DIARY, VIEW } from "../../self-contained/dialogue-fixture.ts";
import type { Tongue } from "../../turn/languages.ts";
import { makeSureCard } from "./index.ts";

/* The encoder that reads a want from the meaning of a turn is not there: each turn is given with what it wants. */

const OF_DIARY: Diary = {
  ...DIARY,
  goals: [
    ...DIARY.goals,
    { id: "g3", title: "Squat 112.5 kg", current: 107.5, target: 112.5, unit: "kg", due: "2027-02-01", falling: false },
  ],
  bests: [
    { name: "Pull-ups", metric: "reps", direction: "higher", value: "11", number: 11, unit: "reps", on: "2026-11-07" },
    { name: "Back Squat", metric: "weight", direction: "higher", value: "107.5", number: 107.5, unit: "kg", on: "2026-11-02" },
  ],
  races: [
    {
      id: "r1",
      name: "Hyrox Berlin",
      type: "hyrox",
      on: "2027-02-20",
      location: "Berlin",
      priority: "A",
      target: "sub 1:20",
    },
  ],
};

/** What the cards of the last turn ask for; what was said before it is answered by the whole coach. */
async function cards(want: string, said: readonly string[], tongue: Tongue = "en"): Promise<readonly unknown[] | undefined> {
  const made = await draft(want, said, tongue);
  return made?.proposals?.map(({ request }) => (request.reason === "record" ? request.record : request));
}

async function draft(want: string, said: readonly string[], tongue: Tongue = "en") {
  const before = said.slice(0, -1);
  const turns: Turn[] = [];
  for (const [at, question] of before.entries()) {
    const { text, proposals } = await askIn({ diary: OF_DIARY }, ...before.slice(0, at + 1));
    turns.push({ question, answer: text, proposals, decision: null });
  }
  const content = said.at(-1) ?? "";
  const turn = readState({ action: "coaching_question", content, turns, introduces: false }, undefined, tongue, {
    diary: OF_DIARY,
    view: VIEW,
  });
  return makeSureCard({ want, share: 1, context: turns.length > 0 ? "card" : "-", shareOf: (test) => Number(test(want)) }, turn);
}

describe("another change of the session of the card", () => {
  const rest = "make monday a rest day";
  test.each<[said: readonly string[], change: object, tongue?: Tongue]>([
    [[rest, "no actually dont skip it just make it smaller. like half"], { reason: "ease", from: "2026-11-30" }],
    [[rest, "wait no, do two thirds of it"], { reason: "ease", from: "2026-11-30" }],
    [[rest, "rather make it easier"], { reason: "ease", onlyEasy: true }],
    [[rest, "dont skip it, 25 minutes is fine"], { reason: "ease", mostMinutes: 25 }],
    [["move friday to thursday", "no leave it there and shorten it to 40 min"], { reason: "ease", from: "2026-12-04", mostMinutes: 40 }],
    [["mach montag einen ruhetag", "nein, lieber nur die hälfte"], { reason: "ease", from: "2026-11-30" }, "de"],
    [["make monday easier", "ach just skip it"], { reason: "missed" }],
  ])("%s", async (said, change, tongue) => expect(await cards("f-reject-other", said, tongue)).toEqual([expect.objectContaining(change)]));

  test.each<readonly string[]>([
    [rest, "and friday easier"],
    [rest, "half the gym was sick anyway and squats on tuesday"],
    [rest, "skip it, yes"],
    ["delete the squat goal", "make it half"],
    ["is monday hard?", "make it half"],
  ])("%s, %s is something else", async (...said) => expect(await draft("f-slot", said)).toBeUndefined());
});

describe("a goal that stays, with another day", () => {
  test.each<[said: readonly string[], due: string, tongue?: Tongue]>([
    [["delete the squat goal", "or hm. later date instead? april 1st"], "2027-04-01"],
    [["delete the squat goal", "or no, just push it to may"], "2027-05-31"],
    [["drop my pull up goal", "make it end of january instead"], "2027-01-31"],
    [["delete the squat goal", "hm, 15 march?"], "2027-03-15"],
    [["lösch das ziel kniebeuge", "oder lieber bis 1. april"], "2027-04-01", "de"],
  ])("%s", async (said, due, tongue) =>
    expect(await cards("f-slot", said, tongue)).toEqual([expect.objectContaining({ kind: "goal-change", due })]),
  );

  test.each<readonly string[]>([
    ["delete the squat goal", "i was sure in march"],
    ["make monday a rest day", "april 1st"],
    ["delete the squat goal", "ok do that"],
  ])("%s, %s has none", async (...said) =>
    expect(await cards("f-slot", said)).not.toEqual([expect.objectContaining({ due: "2027-04-01" })]),
  );
});

describe("the training week", () => {
  const january = "From january I can only train mon tue fri sat, wed evenings is italian class";
  test.each<[said: string, weekdays: readonly number[], tongue?: Tongue]>([
    [january, [1, 2, 5, 6]],
    ["I can only do Monday, Tuesday, Friday and Saturday from now on because Wednesdays I coach the kids", [1, 2, 5, 6]],
    ["only tue, fri and sat work for me now, mondays and wednesdays are late shifts", [2, 5, 6]],
    ["starting february just mon wed sat. tuesdays i have choir", [1, 3, 6]],
    ["ab januar kann ich nur mo di fr sa, mittwochs ist chor", [1, 2, 5, 6], "de"],
  ])("%s", async (said, weekdays, tongue) =>
    expect(await cards("availability", [said], tongue)).toEqual([
      expect.objectContaining({ availability: expect.objectContaining({ weekdays, daysPerWeek: weekdays.length }) }),
    ]),
  );

  test.each([
    "only tue and thu this week, wednesday im at a wedding",
    "can i only train mon and tue, wednesday is bad?",
    "wed is italian class",
  ])("%s is no setting", async (said) => expect(await draft("availability", [said])).toBeUndefined());

  const week = "only monday, tuesday, friday and saturday from now on";
  test.each<[said: string, minutes: object]>([
    ["sat I could do up to 2 hours though", { 6: 120 }],
    ["saturday 90 minutes tops", { 6: 90 }],
    ["fridays an hour", { 5: 60 }],
    ["mon and tue 45 min each", { 1: 45, 2: 45 }],
    ["saturdays an hour and a half", { 6: 90 }],
  ])("%s", async (said, minutes) =>
    expect(await cards("f-slot", [week, said])).toEqual([
      expect.objectContaining({ availability: expect.objectContaining({ minutes: expect.objectContaining(minutes) }) }),
    ]),
  );

  test.each(["sundays 2 hours", "10 min", "saturday is my favourite"])("%s gives no day of the card another time", async (said) =>
    expect(await draft("f-slot", [week, said])).toBeUndefined(),
  );

  test.each([
    "and does that hurt the plan",
    "is that bad for the race?",
    "does it matter much",
    "will it mess up my plan",
    "what does it cost me",
  ])("%s", async (said) => expect((await draft("f-then", [week, said]))?.text[0]).toMatch(/^\*\*(?:Not much|Yes)/));
});

describe("a whole week a day on", () => {
  test.each<[said: string, tongue?: Tongue]>([
    ["Move all of next week one day later. Mon to sat -> tue to sun?"],
    ["push the whole of next week back by a day"],
    ["can everything next week go one day later please"],
    ["everything next week a day later"],
    ["verschieb die ganze nächste woche um einen tag nach hinten", "de"],
  ])("%s", async (said, tongue) =>
    expect(((await cards("move", [said], tongue)) ?? []).map((card) => (card as { to: string }).to)).toEqual([
      "2026-12-06",
      "2026-12-05",
      "2026-12-03",
      "2026-12-02",
      "2026-12-01",
    ]),
  );

  test.each(["move all my long runs to sunday", "next week is a day shorter", "how many days later is the race"])(
    "%s is none",
    async (said) => expect(await draft("move", [said])).toBeUndefined(),
  );

  test.each([
    "okay no. just push wednesdays to thursday",
    "nah only wednesday to thursday",
    "no, just wednesday on thursday",
    "forget it, only wednesday to thursday",
  ])("%s", async (said) =>
    expect(await cards("f-reject-other", ["move all of next week one day later", said])).toEqual([
      expect.objectContaining({ reason: "move", to: "2026-12-03" }),
    ]),
  );

  test.each<[said: string, to: string]>([
    ["move the long run next week one day later", "2026-12-06"],
    ["push tuesday back a day", "2026-12-02"],
    ["put friday a day earlier", "2026-12-03"],
  ])("%s", async (said, to) => expect(await cards("move", [said])).toEqual([expect.objectContaining({ reason: "move", to })]));
});

describe("more than ever is a best", () => {
  test.each<[said: string, value: string, tongue?: Tongue]>([
    ["did 12 strict pullups just now!!! 12!!!", "12"],
    ["just hit 13 strict pull ups", "13"],
    ["squatted 110 today, finally", "110"],
    ["14 strict pull ups this morning wow", "14"],
    ["heute 12 klimmzüge geschafft!", "12", "de"],
  ])("%s", async (said, value, tongue) =>
    expect(await cards("best-new", [said], tongue)).toEqual([expect.objectContaining({ kind: "best", value })]),
  );

  test.each([
    "did 9 strict pull ups just now",
    "did 12 pull ups in total today",
    "3x12 pull ups",
    "i want 12 pull ups",
    "squatted 105 today",
  ])("%s is none", async (said) => expect(await draft("best-new", [said])).toBeUndefined());
});

describe("a complaint", () => {
  test.each([
    "I hurt my wrist a bit on the handstand stuff on saturday, cant load it overhead",
    "hurt my shoulder a bit on tuesday in class, cant press overhead",
    "tweaked my wrist on friday doing handstands, pressing hurts",
    "my left knee hurts since mondays run",
    "strained my calf on saturday",
  ])("%s", async (said) => expect(await cards("injury", [said])).toEqual([expect.objectContaining({ reason: "injury", details: said })]));

  test.each(["is running bad for knees?", "my brother hurt his wrist on saturday", "wrist wraps for monday?"])("%s is none", async (said) =>
    expect(await draft("injury", [said])).toBeUndefined(),
  );

  const told = "I hurt my wrist a bit on saturday, cant load it overhead";
  test.each([
    "not the front rack either. pulling and running is fine",
    "squats are fine, also no push ups",
    "handstands too",
    "running is ok",
  ])("%s is read with it", async (said) =>
    expect(await cards("f-slot", [told, said])).toEqual([expect.objectContaining({ details: `${told}. ${said}` })]),
  );

  test.each<[said: string, day: string]>([
    ["lets say two weeks", "Sat 12 Dec"],
    ["until the 10th", "Thu 10 Dec"],
    ["for 10 days", "Tue 8 Dec"],
    ["a week", "Sat 5 Dec"],
  ])("%s", async (said, day) => expect((await draft("f-slot", [told, said]))?.text[0]).toContain(`Until ${day}`));
});

describe("a closed gym", () => {
  test.each<[said: string, tongue?: Tongue]>([
    ["gym closed on wednesday. what do i do with the press and ski"],
    ["my gym is closed on friday"],
    ["the box is shut on wednesday, now what"],
    ["no gym on friday"],
    ["fitnessstudio hat am mittwoch zu", "de"],
  ])("%s", async (said, tongue) => expect(await cards("move", [said], tongue)).toEqual([expect.objectContaining({ reason: "move" })]));

  test("a run stays", async () => expect((await draft("move", ["gym closed on saturday 5 december"]))?.proposals ?? []).toEqual([]));

  test.each(["gym was great on wednesday", "i close the gym on wednesday evenings, it is my job", "the gym is closed"])(
    "%s is none",
    async (said) => expect((await draft("move", [said]))?.reader).not.toBe("closed gym"),
  );
});

describe("an own entry on another day", () => {
  test.each<[said: string, date: string, tongue?: Tongue]>([
    ["put the ride off to next thursday", "2026-12-10"],
    ["move the easy ride to friday", "2026-12-04"],
    ["shift my bike ride to sunday 6 december", "2026-12-06"],
    ["verschieb die radtour auf freitag", "2026-12-04", "de"],
    ["pasa la bici al viernes", "2026-12-04", "es"],
  ])("%s", async (said, date, tongue) =>
    expect(await cards("move", [said], tongue)).toEqual([{ kind: "entered", table: "workouts", id: "e1", date }]),
  );

  test("“put … on” that reads like more of it", async () =>
    expect(await cards("lengthen", ["put my easy ride on friday instead"])).toEqual([
      { kind: "entered", table: "workouts", id: "e1", date: "2026-12-04" },
    ]));

  test.each(["put more cycling on sundays from now on", "put in a 40 min ride on friday and saturday"])("%s is none either", async (said) =>
    expect((await draft("lengthen", [said]))?.reader).not.toBe("entry moved"),
  );

  test.each(["shift the ride and the run to sunday", "could the ride go to friday?", "move the long run to sunday"])(
    "%s is none",
    async (said) => expect((await draft("move", [said]))?.reader).not.toBe("entry moved"),
  );
});

describe("questions beside a card", () => {
  const weight = "im 63.8 this morning, put that in";
  test.each([
    "wait that was before the coffee and in the evening im always 1 more. which do you want",
    "morning or evening?",
    "should i weigh myself in the morning or later",
    "ok keep the morning one",
    "take the one from before breakfast",
  ])("%s", async (said) => expect(await cards("f-slot", [weight, said])).toEqual([{ kind: "weight", kilograms: 63.8 }]));

  test.each(["no, 64.1 in the evening", "coffee before a run, good or bad?"])("%s is not about weighing", async (said) =>
    expect((await draft("f-slot", [weight, said]))?.text[0] ?? "").not.toMatch(/it is/),
  );

  const race = "lower the target in berlin to sub 1:22";
  test.each<[said: string, answer: RegExp]>([
    ["it is in the calendar as A race right", /^\*\*Yes\*\*.*priority \*\*A\*\*/],
    ["its an a race, isnt it?", /^\*\*Yes\*\*/],
    ["thats priority b, right", /^\*\*No\*\*/],
  ])("%s", async (said, answer) => expect((await draft("f-slot", [race, said]))?.text[0]).toMatch(answer));
});
