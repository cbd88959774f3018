import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../../self-contained/dialogue-fixture.ts";

describe("a typed correction replaces the one slot of its kind", () => {
  test.each<[said: readonly string[], record: object]>([
    [["weight 63.9", "sorry typo 64.9"], { kilograms: 64.9 }],
    [["weight 63.9", "i meant 64.9"], { kilograms: 64.9 }],
    [["weight 63.9", "64.9 not 63.9"], { kilograms: 64.9 }],
    [["weight 63.9", "i typed that wrong, its 64.9"], { kilograms: 64.9 }],
    [["weight 63.9", "fat fingers, 64.9"], { kilograms: 64.9 }],
    [["weight 63.9", "oops i hit the wrong key 64.9"], { kilograms: 64.9 }],
    [["weight 63.9", "ah shit 64.9 not 63.9 haha"], { kilograms: 64.9 }],
    [["gewicht 63,9", "ich meinte 64,9"], { kilograms: 64.9 }],
    [["gewicht 63,9", "hab mich vertippt, 64,9"], { kilograms: 64.9 }],
    [["poids 63,9", "je voulais dire 64,9"], { kilograms: 64.9 }],
    [["peso 63,9", "me he equivocado, 64,9"], { kilograms: 64.9 }],
    [["log 35 min easy run today rpe 4", "i typed that wrong, it was 38 min"], { minutes: 38, rpe: 4 }],
    [["log 5 km run in 25 min", "typo, 6 km"], { minutes: 25, sets: [{ metres: 6000 }] }],
    [["add a best: deadlift 140", "i meant 142.5"], { value: "142.5" }],
  ])("%s", async (said, record) => expect(await cardAfter(...said)).toMatchObject(record));
});

describe("a clause that names a field is taken, the rest only tells why", () => {
  test.each<readonly string[]>([
    ["move monday to thursday", "to sunday, my knee hurts"],
    ["move monday to thursday", "to sunday, and skip friday"],
    ["move monday to thursday", "to sunday, but only if its dry"],
    ["log 35 min easy run today", "oops i only slept 5 hours"],
  ])("%s, %s is more than that", async (...said) => {
    const { proposals } = await askAll(...said);
    expect(proposals.map(({ request }) => request)).not.toContainEqual(expect.objectContaining({ to: "2026-12-06" }));
    expect(proposals.map(({ request }) => request)).not.toContainEqual(
      expect.objectContaining({ record: expect.objectContaining({ minutes: 300 }) as object }),
    );
  });
});

describe("a session that stays on its day takes the card back", () => {
  test.each<readonly string[]>([
    ["move friday to sunday", "keep it on friday then"],

    ["verschieb freitag auf sonntag", "na lass es am freitag"],

    ["mueve el viernes al domingo", "déjalo el viernes"],
  ])("%s, %s", async (...said) => {
    const { text, proposals } = await askAll(...said);
    expect(text).toMatch(/was only a proposal|nur ein Vorschlag|solo una propuesta/);
    expect(text).toMatch(/Fri 4 Dec|Fr 4\. Dez|vie 4 dic/);
    expect(proposals).toEqual([]);
  });

  test.each([
    "keep it on friday but make it 30 min",
    "leave friday for a rest day",
    "leave out friday",
    "keep it short on friday",
    "let friday stay a rest day",
  ])("%s wants something else", async (said) => {
    expect((await askAll("move friday to sunday", said)).text).not.toMatch(/stays on/);
  });
});

describe("consent after a wish that the card has no place for", () => {
  test.each<readonly string[]>([
    ["move monday to thursday", "do it"],
    ["move monday to thursday", "thanks", "do it"],
    ["move monday to thursday", "is that ok right before friday?", "do it"],
    ["move monday to thursday", "why not friday", "do it"],
    ["move monday to thursday", "no, sunday", "do it"],
  ])("%s, %s leaves nothing out", async (...said) => expect((await askAll(...said)).text).not.toMatch(/still leaves out/));
});
