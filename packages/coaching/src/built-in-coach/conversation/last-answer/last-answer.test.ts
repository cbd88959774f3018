import { describe, expect, test } from "vitest";
import { askAll, askIn, DIARY, SESSIONS, type Setting, VIEW } from "../../self-contained/dialogue-fixture.ts";

const text = async (...said: readonly string[]): Promise<string> => (await askAll(...said)).text;

describe("a number of the form model is explained with what it is made of", () => {
  test.each<[said: readonly string[], expected: RegExp]>([
    [["whats my form", "what does the -55 mean"], /^\*\*−55%\*\* is your form today: fitness 200 minus fatigue 311/],
    [["whats my form", "what does pace -88 mean then"], /^\*\*−88\*\* is the form of pace/],
    [["whats my form", "and iron?"], /^\*\*−23\*\* is the form of iron/],
    [["what does fatigue 311 mean"], /^\*\*311\*\* is the fatigue of the whole training/],
    [["was bedeutet die ermüdung 311"], /^\*\*311\*\* ist die Ermüdung/],
    [["¿qué quiere decir mi fatiga de 311?"], /^\*\*311\*\* es la fatiga/],
  ])("%s", async (said, expected) => expect(await text(...said)).toMatch(expected));

  test.each<readonly string[]>([
    ["what does rpe 8 mean"],
    ["what does 3 x 5 at 70 kg mean"],
    ["what is 80 kg in lbs"],
    ["what does an ftp of 200 mean"],
    ["what does a cadence of 200 mean"],
    ["explain the 200 m split"],
    ["was bedeuten 200 watt"],
    ["que significa un ftp de 200"],
    ["whats my form", "what is 200 watts on the rower"],
  ])("%s is another number", async (...said) => expect(await text(...said)).not.toMatch(/fitness \d+ minus|\*\*200\*\* (?:is|ist|es)/));
});

describe("the load of one line: what is planned, and whether another one is fine", () => {
  test.each<[said: string, expected: RegExp]>([
    ["how heavy should i go on deadlifts on tuesday", /^\*\*85 kg\*\*/],
    ["take the deadlifts down to 80 kg on tuesday", /^\*\*Yes, go lighter\*\*.*85 kg → \*\*80 kg\*\*/],
    ["for tuesdays squats: i hit 72.5 for 2x5 last time so put it on 75 pls", /^\*\*Yes, that is fine\*\*.*70 kg → \*\*75 kg\*\*/],
    ["kannst du die Kniebeugen am Dienstag auf 75 kg setzen?", /^\*\*Ja, das geht\*\*/],
    ["mets le squat de mardi à 90 kg", /^\*\*Je ne le ferais pas\*\*/],
    ["baja el peso muerto del martes a 80 kg", /^\*\*Sí, baja\*\*/],
    ["porta la panca di martedì a 55 kg", /^\*\*Io non lo farei\*\*/],
  ])("%s", async (said, expected) => expect(await text(said)).toMatch(expected));

  test.each([
    "log squat 3x5 at 90 today",
    "change my body weight to 63",
    "i want to deadlift 140 by march",
    "my squat max is 110 now change it",
  ])("%s is a card", async (said) => expect((await askAll(said)).proposals).toHaveLength(1));
});

describe("the verdict comes first", () => {
  test.each<[said: readonly string[], expected: RegExp]>([
    [["whats my load this week", "how does it compare to last week"], /^\*\*More\*\*: \*\*load 1870\*\*.*\+143%/],
    [["how many km did i run this week", "more than last week?"], /^\*\*More\*\*: \*\*7\.2 km\*\*/],
    [["whats my load this week", "too much?"], /^\*\*Yes, more than usual/],
    [["did i lift more this week than in week 1? how much"], /^\*\*No, [\d.,]+ (?:t|kg) less\*\*/],
    [["why was wednesday so hard, too much?"], /^\*\*Harder than planned, yes\.\*\*/],
    [["I did 12 pull ups today!!! strict", "does that mean the goal is done?"], /^\*\*Yes, as soon as you accept the card\*\*/],
    [["is the easy ride part of the plan?"], /^\*\*No\*\*: \*\*Easy ride\*\*/],
    [["gehört der easy ride zum plan?"], /^\*\*Nein\*\*/],
    [["should i skip monday?"], /^\*\*No, keep it\*\*/],
    [["soll ich montag lieber auslassen?"], /^\*\*Nein, mach sie\*\*/],
    [["should i skip thursday?"], /^\*\*Nothing to skip\*\*/],
    [["how did my runs develop over the last 10 weeks"], /^\*\*Down by 3\.8 km\*\* \(−35%\)/],
    [["wie haben sich meine läufe in den letzten 10 wochen entwickelt"], /^\*\*3,8 km weniger\*\*/],
    [["what do I do on wednesday?", "ok and how heavy is the press"], /^\*\*30 kg\*\*/],
    [["plan the rest then"], /^\*\*Choose Continue Plan/],
    [["plan die restlichen wochen"], /^\*\*Wähle Continue Plan/],
  ])("%s", async (said, expected) => expect(await text(...said)).toMatch(expected));
});

describe("health that was told earlier decides", () => {
  const sunday = { ...VIEW, today: "2026-11-29" };
  test.each<[setting: Setting, said: readonly string[], expected: RegExp]>([
    [{}, ["my achilles hurts 6 of 10 when i run", "should i skip monday?"], /^\*\*Yes, while it hurts like that\*\*/],
    [{ decisions: ["accepted"] }, ["my achilles hurts 2 of 10 when i run", "should i skip monday?"], /^\*\*No need, as long as/],
    [{ decisions: ["accepted"] }, ["mein knie tut weh, 6 von 10", "soll ich montag auslassen?"], /^\*\*Ja, solange es so wehtut/],
    [{ decisions: ["accepted"] }, ["mi rodilla duele 6 de 10 al correr", "debería saltarme el lunes?"], /^\*\*Sí, mientras duela así/],
    [{}, ["i have a fever 38.5", "should i skip monday?"], /^\*\*Yes, leave it out\*\*/],
    [{ view: sunday, decisions: ["accepted"] }, ["my achilles hurts 6 of 10 when i run", "what could i do today"], /Rest your/],
    [{ view: sunday, decisions: ["accepted"] }, ["mein knie tut weh, 6 von 10", "was kann ich heute machen?"], /nimm die Ruhe/],
    [
      { view: sunday },
      ["what could i do today"],
      /^\*\*Today is a rest day, tomorrow: Deload: [^*]+\*\*\. If you feel like it, \*\*30 min/,
    ],
  ])("%#: %s", async (setting, said, expected) => {
    const answer = (await askIn(setting, ...said)).text;
    expect(answer).toMatch(expected);
    if (said.length > 1) expect(answer).not.toMatch(/No, keep it|easy run|lockerer Lauf/);
  });
});

describe("a session that is over is no free day", () => {
  const [today] = SESSIONS.filter(({ date }) => date === VIEW.today);
  const outcomes = [{ sessionId: today?.id ?? "", status: "completed" as const }];
  const view = VIEW.plan === undefined ? VIEW : { ...VIEW, plan: { ...VIEW.plan, outcomes } };
  test.each<[said: string, expected: RegExp]>([
    ["should i skip today?", /^\*\*Nothing to skip\*\*: .* is done already/],
    ["soll ich heute auslassen?", /ist schon gemacht/],
    ["give me something short for today", /^\*\*Today’s session is done/],
    ["was kann ich heute machen?", /^\*\*Die Einheit von heute ist gemacht/],
  ])("%s", async (said, expected) => expect((await askIn({ view }, said)).text).toMatch(expected));
});

describe("numbers are those of the athlete, in their units", () => {
  const { plan: _, ...planless } = VIEW;
  const miles = { ...VIEW, distances: "mi" as const };
  const tuesday = { ...VIEW, today: "2026-11-24" };
  const weaker = { ...DIARY, benchmarks: DIARY.benchmarks.map((each) => (each.value === 95 ? { ...each, value: 115 } : each)) };
  const young = { ...DIARY, work: DIARY.work.filter(({ on }) => on >= "2026-11-23") };
  const clean = { id: "g3", title: "Clean and jerk 90 kg", current: 80, target: 90, unit: "kg", due: "2026-12-26", falling: false };
  const pounds = { ...clean, title: "Deadlift 300 lb", current: 292, target: 300, unit: "lb" };
  const over = { ...clean, title: "12 strict pull-ups", current: 11, target: 12, unit: "reps", completedOn: "2026-11-01" };
  test.each<[setting: Setting, said: readonly string[], expected: RegExp]>([
    [{}, ["how far was my longest run this month", "what pace"], /^\*\*5:58 \/km\*\*:/],
    [{ view: miles }, ["how far was my longest run this month", "what pace"], /^\*\*9:37 \/mi\*\*:/],
    [{}, ["new best 10k 45:10", "is the goal reached then?"], /^\*\*Yes.*45:10 of 45:30 for/],
    [{}, ["new best 10k 45:50", "is the goal reached then?"], /^\*\*Not yet\*\*: 45:50 of 45:30 for/],
    [{ decisions: ["rejected"] }, ["new best 10k 45:10", "is the goal reached then?"], /^(?!.*accept the card)/],
    [{ diary: { ...DIARY, goals: [pounds] } }, ["new deadlift best 140 kg", "is the goal reached then?"], /^\*\*Yes.*140 kg of 300 lb/],
    [{ diary: { ...DIARY, goals: [clean] } }, ["new clean best 95 kg", "is the goal reached then?"], /^(?!\*\*Yes)/],
    [{ diary: { ...DIARY, goals: [over] } }, ["I did 12 pull ups today!!! strict", "is the goal reached?"], /^(?!\*\*Yes)/],
    [{ view: tuesday }, ["how many km did i run this week", "is that less than last week"], /to Tue 24 Nov\)[\s\S]*after the same 2 days/],
    [{ view: tuesday }, ["wie viele km bin ich diese woche gelaufen", "ist das weniger als letzte woche"], /nach denselben 2 Tagen/],
    [
      { diary: weaker },
      ["i want to squat 120 by march", "how far am i?"],
      /^\*\*Not at the pace so far\*\*.*the other way, by 0\.7 kg a month/,
    ],
    [{}, ["i want to do 12 pull-ups by christmas", "how far am i?"], /\*\*1 rep\*\* to go/],
    [{ diary: young }, ["am i getting enough rest?"], /^\*\*I cannot say yet\*\*: your log begins on Mon 23 Nov/],
    [{ diary: young }, ["erhole ich mich genug?"], /^\*\*Das kann ich noch nicht sagen/],
    [{ view: planless }, ["am i doing enough pull-ups to hit 12 by christmas?"], /^(?![\s\S]*0 of the next)/],
  ])("%#: %s", async (setting, said, expected) => expect((await askIn(setting, ...said)).text).toMatch(expected));
});
