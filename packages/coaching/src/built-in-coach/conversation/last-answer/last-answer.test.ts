import { describe, expect, test } from "vitest";
import { askAll, askIn, DIARY, SESSIONS, type Setting, VIEW } from "../../self-contained/dialogue-fixture.ts";

const text = async (...said: readonly string[]): Promise<string> => (await askAll(...said)).text;

describe("a number of the form model is explained with what it is made of", () => {
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
  test.each([
    "log squat 3x5 at 90 today",
    "change my body weight to 63",
    "i want to deadlift 140 by march",
    "my squat max is 110 now change it",
  ])("%s is a card", async (said) => expect((await askAll(said)).proposals).toHaveLength(1));
});

describe("the verdict comes first", () => {
  test.each<[said: readonly string[], expected: RegExp]>([
    [["did i lift more this week than in week 1? how much"], /^\*\*No, [\d.,]+ (?:t|kg) less\*\*/],

    [["should i skip monday?"], /^\*\*No, keep it\*\*/],
    [["soll ich montag lieber auslassen?"], /^\*\*Nein, mach sie\*\*/],
    [["should i skip thursday?"], /^\*\*Nothing to skip\*\*/],

    [["what do I do on wednesday?", "ok and how heavy is the press"], /^\*\*30 kg\*\*/],
  ])("%s", async (said, expected) => expect(await text(...said)).toMatch(expected));
});

describe("health that was told earlier decides", () => {
  test.each<[setting: Setting, said: readonly string[], expected: RegExp]>([
    [{}, ["my achilles hurts 6 of 10 when i run", "should i skip monday?"], /^\*\*Yes, while it hurts like that\*\*/],
    [{ decisions: ["accepted"] }, ["my achilles hurts 2 of 10 when i run", "should i skip monday?"], /^\*\*No need, as long as/],
    [{ decisions: ["accepted"] }, ["mein knie tut weh, 6 von 10", "soll ich montag auslassen?"], /^\*\*Ja, solange es so wehtut/],
    [{ decisions: ["accepted"] }, ["mi rodilla duele 6 de 10 al correr", "debería saltarme el lunes?"], /^\*\*Sí, mientras duela así/],
    [{}, ["i have a fever 38.5", "should i skip monday?"], /^\*\*Yes, leave it out\*\*/],
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
  ])("%s", async (said, expected) => expect((await askIn({ view }, said)).text).toMatch(expected));
});

describe("numbers are those of the athlete, in their units", () => {
  const { plan: _, ...planless } = VIEW;
  const clean = { id: "g3", title: "Clean and jerk 90 kg", current: 80, target: 90, unit: "kg", due: "2026-12-26", falling: false };
  const over = { ...clean, title: "12 strict pull-ups", current: 11, target: 12, unit: "reps", completedOn: "2026-11-01" };
  test.each<[setting: Setting, said: readonly string[], expected: RegExp]>([
    [{ decisions: ["rejected"] }, ["new best 10k 45:10", "is the goal reached then?"], /^(?!.*accept the card)/],

    [{ diary: { ...DIARY, goals: [clean] } }, ["new clean best 95 kg", "is the goal reached then?"], /^(?!\*\*Yes)/],
    [{ diary: { ...DIARY, goals: [over] } }, ["I did 12 pull ups today!!! strict", "is the goal reached?"], /^(?!\*\*Yes)/],

    [{ view: planless }, ["am i doing enough pull-ups to hit 12 by christmas?"], /^(?![\s\S]*0 of the next)/],
  ])("%#: %s", async (setting, said, expected) => expect((await askIn(setting, ...said)).text).toMatch(expected));
});
