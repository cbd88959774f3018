import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../../self-contained/dialogue-fixture.ts";

const said = async (...turns: readonly string[]): Promise<string> => (await askAll(...turns)).text;

describe("a day before", () => {
  test.each<{ turns: readonly string[]; has: string }>([
    { turns: ["how far did i run on monday", "and the monday before?"], has: "16 Nov" },
    { turns: ["how far did i run on monday and how long did it take", "the monday before?"], has: "16 Nov" },
    { turns: ["what was my bench a year ago", "and now?"], has: "67.5 kg" },
    { turns: ["what's my squat", "and a year ago?"], has: "95 kg" },
  ])("is that of the request: $turns", async ({ turns, has }) => expect(await said(...turns)).toContain(has));
});

describe("the difference of two answers", () => {
  test.each<{ turns: readonly string[]; has: string }>([
    { turns: ["how far did i run on monday", "and the monday before?", "so how much more is that"], has: "**800 m more** on Mon 23 Nov" },
    { turns: ["how far did i run on monday", "and the monday before?", "so 1k more?"], has: "Yes: **800 m more**" },
    { turns: ["how many hours in october", "and november?", "so im doing less?"], has: "**No, more**" },
  ])("names the greater: $turns", async ({ turns, has }) => expect(await said(...turns)).toContain(has));
});

describe("goals spoken of", () => {
  test.each<readonly string[]>([
    ["how are my goals going", "which one should i push back"],
    ["am i on track with my 10k goal", "and the pullup goal?", "which one should i drop then"],
    ["wie stehen meine ziele", "welches soll ich verschieben?"],
  ])("are chosen from: %s", async (...turns) => {
    const { text, proposals } = await askAll(...turns);
    expect(text).toMatch(/12 strict pull-ups|Run 10 km/);
    expect(proposals.every(({ request }) => request.reason === "record" && request.record.kind === "goal-change")).toBe(true);
  });
  test("leave sessions to be dropped where sessions were spoken of", async () =>
    expect(await cardAfter("what's on next week", "which session would you drop?")).toEqual(expect.objectContaining({ reason: "missed" })));
});

describe("a verdict on a period", () => {
  test.each<{ turns: readonly string[]; has: RegExp }>([
    { turns: ["how was my week", "should i worry about it"], has: /^\*\*(?:No, your numbers|Keep an eye)/ },
    { turns: ["how many hours did i train this week", "is that a lot?"], has: /^\*\*(?:Yes, more|No, less|About)/ },
    { turns: ["wie viele stunden habe ich diese woche trainiert", "ist das viel?"], has: /^\*\*(?:Ja, mehr|Nein, weniger|Etwa)/ },
  ])("comes first: $turns", async ({ turns, has }) => expect(await said(...turns)).toMatch(has));
  test("says yes to less exactly where it says no to more", async () => {
    const [much, little] = await Promise.all(
      ["is that a lot?", "is that too little?"].map((turn) => said("how many hours did i train in october", turn)),
    );
    const lead = (text = "") => /^\*\*(Yes|No|About)/.exec(text)?.[1];
    expect([lead(much), lead(little)]).toSatisfy(([one, other]: readonly (string | undefined)[]) =>
      one === "About" ? other === "About" : one !== undefined && one !== other && other !== "About",
    );
  });
  test("is none on a complaint", async () =>
    expect(await said("my knee hurts since friday", "should i worry?")).not.toContain("your numbers give no reason"));
});

describe("a deload", () => {
  test.each(["why is monday only 2 reps? did 5 last week", "warum ist montag so kurz", "pourquoi lundi est si court"])(
    "is the reason: %s",
    async (turn) => expect(await said(turn)).toMatch(/deload|Entlastung|décharge/i),
  );
  test("gets no other count by a card", async () => {
    const { text, proposals } = await askAll("what's on monday", "make it 4");
    expect(text).toContain("→ 4");
    expect(proposals).toEqual([]);
  });
  test("has nothing to do with minutes", async () => expect(await said("what's on monday", "make it 40 min")).not.toContain("→ 40"));
});

describe("times a week of one thing", () => {
  test.each([
    "more pull ups please, 3 times a week",
    "id like to do core work 2x a week",
    "je voudrais plus de tractions, 2 fois par semaine",
    "ich möchte 2 mal pro woche dehnen",
    "quiero más dominadas, 2 veces por semana",
  ])("are no days of training: %s", async (turn) => expect((await askAll(turn)).proposals).toEqual([]));
  test("are counted as they were said", async () => expect(await said("ich möchte zweimal pro woche dehnen")).toContain("2-mal pro Woche"));
  test("leave the days of training to be set", async () =>
    expect(await cardAfter("i can only train 3 times a week from now on")).toEqual(expect.objectContaining({ reason: "availability" })));
});

describe("a wish beside an open card", () => {
  test("with both days takes nothing from it", async () =>
    expect((await askAll("move friday's session to thursday", "no, move saturdays to sunday instead")).proposals[0]?.title).toContain(
      "ong run",
    ));
  test("for the bests is the card of the best", async () =>
    expect(await said("pulled 135 on deadlift today", "yes, and add it to my bests")).toContain("135"));
});

describe("this week", () => {
  test.each(["cant make thursdays and fridays this week", "i cant train fridays next week"])("is not for good: %s", async (turn) =>
    expect((await askAll(turn)).proposals.every(({ request }) => request.reason !== "availability")).toBe(true),
  );
  test("begins something after from", async () =>
    expect(await cardAfter("from next week i cant train fridays anymore, sunday works instead")).toEqual(
      expect.objectContaining({ reason: "availability" }),
    ));
});

describe("RPE and repetitions left", () => {
  test.each([
    { turn: "does RPE 8 mean 2 reps left?", has: "**Yes**" },
    { turn: "rpe 7 means two reps in the tank right?", has: "3 reps left, not 2" },
    { turn: "heißt RPE 9 eine Wiederholung übrig?", has: "**Ja**" },
  ])("are held together: $turn", async ({ turn, has }) => expect(await said(turn)).toContain(has));
});

test("cold weather is no cold", async () =>
  expect(
    (await askAll("monday is too cold for running, can i do it on the bike")).proposals.every(
      ({ request }) => request.reason !== "illness",
    ),
  ).toBe(true));
test("what comes after the plan is told", async () =>
  expect(await said("what happens after 13 december?")).toContain("Nothing is planned yet"));
test("done is held against the plan", async () => expect(await said("did i do more than planned in week 2?")).toContain("than planned"));

describe("a busy weekday is that of the week of the session", () => {
  test.each<[said: string, to: string]>([
    ["move monday's session to tuesday, im on a train all day monday and i can't do sunday", "2026-12-03"],
    ["verschieb montag auf dienstag, ich sitze montag im zug und sonntag kann ich nicht", "2026-12-03"],
    ["move monday's session to tuesday, im on a train all day monday and i can't do thursday", "2026-12-06"],
  ])("%s", async (said, to) => expect(await cardAfter(said)).toMatchObject({ reason: "move", to }));

  test("without a free day nothing lands on it", async () => {
    const { text, proposals } = await askAll(
      "move monday's session to tuesday, im on a train all day monday and i can't do thursday or sunday",
    );
    expect(text).toMatch(/^\*\*No free day is left/);
    expect(proposals).toEqual([]);
  });
});
