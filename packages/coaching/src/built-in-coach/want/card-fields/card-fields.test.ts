import { describe, expect, test } from "vitest";
import { readState } from "../../conversation/resolve.ts";
import type { Turn } from "../../dialogue/turn.ts";
import type { Diary } from "../../own-data/diary.ts";
import { askIn, DIARY, VIEW } from "../../self-contained/dialogue-fixture.ts";
import type { Tongue } from "../../turn/languages.ts";
import { cardAsSaid } from "./index.ts";

/* What a turn wants is given: the encoder that reads it is not there. The answers are those of the whole coach. Today is Saturday 28 November 2026. */

const CINDY = { title: "Cindy", on: "2026-10-21", rpe: 8, metres: {}, isDistanceLogged: true, sets: [] } as const;

const COUNTED = {
  id: "g4",
  title: "Twelve sessions",
  current: 12,
  target: 12,
  unit: "sessions",
  due: "2026-12-31",
  falling: false,
  isMeasured: true,
} as const;

const OF_DIARY: Diary = {
  ...DIARY,
  work: [
    ...DIARY.work,
    { ...CINDY, id: "w1", at: "12:00", minutes: 20, load: 160 },
    { ...CINDY, id: "w2", at: "17:00", minutes: 30, load: 240, score: "17 rounds + 4 reps" },
    { ...CINDY, id: "w3", title: "Murph", on: "2026-10-28", at: "19:00", minutes: 45, load: 360 },
  ],
  planned: [
    ...DIARY.planned,
    { on: "2026-10-30", title: "Compromised run, 8 × 800 m run with all eight stations", code: "HX", status: "skipped" },
  ],
  entered: [{ id: "e1", on: "2026-12-03", title: "Mobility class", minutes: 45, page: "Session Log" }],
  goals: [
    ...DIARY.goals,
    { id: "g3", title: "Squat 112.5 kg", current: 107.5, target: 112.5, unit: "kg", due: "2027-02-01", falling: false },
    { ...COUNTED, completedOn: "2026-10-25" },
  ],
  bests: [
    { name: "Pull-ups", metric: "reps", direction: "higher", value: "11", number: 11, unit: "reps", on: "2026-11-07" },
    { name: "Overhead press", metric: "weight", direction: "higher", value: "47.5", number: 47.5, unit: "kg", on: "2026-11-01" },
  ],
  races: [
    { id: "r0", name: "Hyrox Hamburg", type: "hyrox", on: "2026-05-23", location: "Hamburg", priority: "A", result: "1:27:41", place: 64 },
    { id: "r1", name: "Hyrox Berlin", type: "hyrox", on: "2027-02-20", location: "Berlin", priority: "A", target: "sub 1:20" },
  ],
};

/** The last answer with what was said on its card: the cards of it, or its text where it has none. */
async function last(want: string, said: readonly string[], tongue: Tongue = "en") {
  const turns: Turn[] = [];
  for (const at of said.keys()) {
    const { text, proposals, topic } = await askIn({ diary: OF_DIARY }, ...said.slice(0, at + 1));
    const content = said[at] ?? "";
    const turn = readState({ action: "coaching_question", content, turns: [...turns], introduces: false }, undefined, tongue, {
      diary: OF_DIARY,
      view: VIEW,
    });
    const found = { text, proposals, topic, sources: [], articles: [], followUps: [] };
    const isLast = at === said.length - 1;
    const reading = {
      want,
      share: 1,
      context: at > 0 ? ("card" as const) : ("-" as const),
      shareOf: (is: (each: string) => boolean) => Number(is(want)),
    };
    const held = isLast ? cardAsSaid(found, reading, turn) : undefined;
    turns.push({
      question: content,
      answer: held?.text.join("\n\n") ?? text,
      proposals: held?.proposals ?? (held === undefined ? proposals : []),
      decision: null,
    });
  }
  const { answer = "", proposals = [] } = turns.at(-1) ?? {};
  return { answer, cards: proposals.map(({ request }) => (request.reason === "record" ? request.record : request)) };
}

describe("a field of the open card", () => {
  const goal = "new goal: deadlift 140 kg by the end of april";
  const swim = "swam yesterday, 40 min, 4/10";
  const race = "add a 10k race in Potsdam on 14 march 2027, priority B";
  test.each<[said: readonly string[], card: object, tongue?: Tongue]>([
    [[goal, "rather by the end of may"], { kind: "goal", target: 140, due: "2027-05-31" }],
    [[goal, "sorry, 142.5 and by 15 may"], { kind: "goal", target: 142.5, due: "2027-05-15", title: "Deadlift 142.5 kg" }],
    [[swim, "make that 60 and effort 3 of 10"], { kind: "log", minutes: 60, rpe: 3, date: "2026-11-27" }],
    [[race, "no sorry, the 15th"], { kind: "race", date: "2027-03-15", priority: "B", location: "Potsdam" }],
    [[race, "target 45:00, and make it a C race"], { kind: "race", date: "2027-03-14", priority: "C", target: "45:00" }],
    [["i weigh 63.9 kg now", "64.1 sorry, misread"], { kind: "weight", kilograms: 64.1 }],
    [["change my squat goal to 115 kg", "leave 112.5 but give me till 22 feb"], { kind: "goal-change", target: 112.5, due: "2027-02-22" }],
  ])("%s", async (said, card, tongue) => {
    const { cards } = await last("f-slot", said, tongue);
    expect(cards[0]).toMatchObject(card);
  });

  test("a value that is stored already takes the card back", async () => {
    const { answer, cards } = await last("f-slot", ["set my berlin target to sub 1:22", "nah. cowardly. put 1:20 back"]);
    expect(cards).toEqual([]);
    expect(answer).toContain("sub 1:20");
    expect(answer).toContain("was only a proposal");
  });

  test("an end that the card does not hold stays said", async () => {
    const { answer, cards } = await last("availability", [
      "From now on Fridays are off in december, our team has late shift. Sundays work instead",
    ]);
    expect(cards).toHaveLength(1);
    expect(answer).toContain("until Thu 31 Dec");
  });

  test("a new goal after a best is no value of the best, and is due on the race that is named", async () => {
    const { cards } = await last("goal-new", ["i got 12 strict pull-ups yesterday, all clean", "so then give me a new goal, 14 by Berlin"]);
    expect(cards).toMatchObject([{ kind: "goal", target: 14, due: "2027-02-20" }]);
  });

  test.each([
    ["f-why", [goal, "is the end of may more realistic?"]] as const,
    ["f-slot", [goal, "and move tuesdays squats to thursday"]] as const,
  ])("%s %s is none", async (want, said) => {
    const { cards } = await last(want, said);
    expect(cards.every((each) => !("due" in each) || each.due === "2027-04-30")).toBe(true);
  });
});

describe("a best that is told", () => {
  test.each<[said: string, card: object | undefined, tongue?: Tongue]>([
    ["TWELVE. strict. yesterday. no band no kip nothing!!", { kind: "best", value: "12", metric: "reps", date: "2026-11-27" }],
    ["j'ai passé 50 kg au développé militaire ce matin !! tu notes ?", { kind: "best", value: "50", date: "2026-11-28" }, "fr"],
    ["ayer hice 13 dominadas estrictas, lo apuntas?", { kind: "best", value: "13" }, "es"],
    ["did 3 x 12 strict pull-ups yesterday", undefined],
    ["did 10 strict pull-ups yesterday", undefined],
    ["should i have tried 12 strict pull-ups yesterday?", undefined],
  ])("%s", async (said, card, tongue) => {
    const { cards } = await last("log", [said], tongue);
    const best = cards.find((each) => "kind" in each && each.kind === "best");
    if (card === undefined) expect(best).toBeUndefined();
    else expect(best).toMatchObject(card);
  });
});

describe("all that was said", () => {
  test("two sessions that change places", async () => {
    const { cards } = await last("swap-days", ["swap monday and tuesday next week please, got a birthday on tuesday"]);
    expect(cards).toMatchObject([{ reason: "move", to: "2026-12-01" }]);
  });

  test("the minutes of the day that comes, and when the week begins", async () => {
    const { cards, answer } = await last("availability", ["From January I can't do Wednesdays any more. Thursdays work, same 75 min."]);
    expect(cards).toMatchObject([{ reason: "availability", availability: { weekdays: [1, 2, 4, 5, 6], minutes: { 4: 75, 6: 110 } } }]);
    expect(answer).toContain("January 2027");
  });

  test("the end of a month in a language whose goals are read in English", async () => {
    const { cards } = await last("goal-new", ["aggiungi un obiettivo: stacco 140 kg entro fine marzo"], "it");
    expect(cards).toMatchObject([{ kind: "goal", target: 140, due: "2027-03-31" }]);
  });

  test.each<[said: string, card: object | undefined]>([
    ["you've got my hamburg placing the wrong way round, i was 46th", { kind: "race-result", place: 46 }],
    ["my hamburg time is wrong, it was 1:27:14", { kind: "race-result", result: "1:27:14" }],
    ["my hamburg target is wrong, it was 1:25:00", undefined],
    ["was i 46th in hamburg?", undefined],
  ])("%s", async (said, card) => {
    const { cards } = await last("entry-change", [said]);
    const result = cards.find((each) => "kind" in each && each.kind === "race-result");
    if (card === undefined) expect(result).toBeUndefined();
    else expect(result).toMatchObject(card);
  });

  test("the target of a race that is named", async () => {
    const { cards } = await last("race-change", ["berlin ziel unter 1:21"], "de");
    expect(cards).toMatchObject([{ kind: "race-target", target: "sub 1:21", competitionId: "r1" }]);
  });

  test("what is left of a session when its minutes change", async () => {
    const { answer, cards } = await last("f-judge", ["only 25 min on monday", "if i stretch it to 28 do i get the other rep in?"]);
    expect(cards).toMatchObject([{ reason: "ease", mostMinutes: 28 }]);
    expect(answer).toMatch(/\*\*28 min\*\* is enough for \*\*2 × 8 min\*\*/);
  });
});

describe("an entry of the log that is named", () => {
  const shown = "what did i do on 21 october?";
  test.each<[said: readonly string[], id: string | undefined]>([
    [[shown, "get rid of the noon one"], "w1"],
    [[shown, "delete the 30 min one"], "w2"],
    [[shown, "delete the 17:00 one please"], "w2"],
    [[shown, "delete cindy"], undefined],
    [["get rid of the sled"], undefined],
  ])("%s", async (said, id) => {
    const { cards } = await last("delete-log", said);
    const card = cards.find((each) => "kind" in each && each.kind === "log-delete");
    if (id === undefined) expect(card).toBeUndefined();
    else expect(card).toMatchObject({ sessionId: id });
  });

  test("what an undo cannot bring back: the day on which a goal that counts the log was reached", async () => {
    const { answer } = await last("delete-log", [shown, "get rid of the noon one"]);
    expect(answer).toContain("**Twelve sessions** is counted again; if you undo this, its completion date may change.");
    const later = await last("delete-log", ["what did i do on 28 october?", "delete the evening one"]);
    expect(later.answer).toContain("Delete **Murph**");
    expect(later.answer).not.toContain("Twelve sessions");
  });
});

describe("the open card for the training week", () => {
  const week = "from february only three days: monday, wednesday, saturday. 60 min each";
  test.each<[want: string, said: readonly string[], week: object]>([
    ["availability", [week], { weekdays: [1, 3, 6], minutes: { 1: 60, 3: 60, 6: 60 } }],
    ["f-slot", ["from next week only monday, wednesday, friday and saturday", "thursday instead of wednesday"], { weekdays: [1, 4, 5, 6] }],
    [
      "availability",
      ["From January I can't do Wednesdays any more. Thursdays work.", "then long run on sundays from jan"],
      { weekdays: [1, 2, 4, 5, 7], longDay: 7 },
    ],
  ])("%s %s", async (want, said, availability) => {
    const { cards } = await last(want, said);
    expect(cards).toMatchObject([{ reason: "availability", availability }]);
  });
});

test("a planned session of an earlier block is logged under its name", async () => {
  const { cards } = await last("done", [
    "the 30 oct compromised run says skipped but I did do it. forgot to log it. 75 min, felt like an 8",
  ]);
  expect(cards).toMatchObject([
    { kind: "log", title: "Compromised run, 8 × 800 m run with all eight stations", date: "2026-10-30", minutes: 75, rpe: 8 },
  ]);
});

test.each<[said: readonly string[], card: object]>([
  [["drop the mobility class", "no, move it to friday instead"], { kind: "entered", id: "e1", date: "2026-12-04" }],
  [["delete the squat goal", "no keep it, but 110 by 15 march"], { kind: "goal-change", target: 110, due: "2027-03-15" }],
])("another change in the place of a deletion: %s", async (said, card) => {
  const { cards } = await last("f-reject-other", said);
  expect(cards).toMatchObject([card]);
});

test("the goal that the conversation is about is not asked for", async () => {
  const { cards } = await last("goal-change", ["10k goal, how far am i", "then push the deadline to the end of april pls"]);
  expect(cards).toMatchObject([{ kind: "goal-change", goalId: "g1", target: 45.5, due: "2027-04-30" }]);
});
