import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../self-contained/dialogue-fixture.ts";

describe("a lasting setting leads to a card for the training week", () => {
  test.each<[said: string, days: number]>([
    ["i want to train only 4 days a week from now on", 4],
    ["from january on i only want to train 4 times a week", 4],
    ["can we do 4 sessions per week instead of 5", 4],
    ["id like to go down to 4 days", 4],
    ["sundays are free for training from now on, put it in my week", 6],
    ["thursdays work for me now, mondays dont", 5],
    ["ich will ab jetzt nur noch 4 mal pro woche trainieren", 4],
    ["a partir de ahora solo puedo entrenar 4 dias por semana", 4],
    ["da adesso solo 4 allenamenti a settimana", 4],
  ])("%s", async (said, daysPerWeek) => {
    expect(await cardAfter(said)).toMatchObject({ reason: "availability", availability: { daysPerWeek } });
  });

  test.each([
    "please keep my sessions under 60 minutes on weekdays from now on",
    "oh and the sessions should never be longer than an hour on weekdays pls",
    "nie länger als eine stunde unter der woche bitte",
    "plus de séances de plus d'une heure en semaine stp",
  ])("%s", async (said) => {
    expect(await cardAfter(said)).toMatchObject({ availability: { minutes: { 1: 60, 2: 60, 6: 110 } } });
  });

  test.each([
    "did i train 4 times a week in october",
    "is 4 days a week enough for hyrox",
    "i only have 60 min on tuesday",
    "which day do i skip most",
  ])("%s changes no setting", async (said) => expect(await cardAfter(said)).not.toMatchObject({ reason: "availability" }));
});

describe("a card for the training week stays what the next turns are about", () => {
  test.each<{ said: readonly string[]; text: RegExp }>([
    { said: ["only 4 days a week from now on", "which one would you drop?"], text: /^\*\*Wednesday\*\*/ },
  ])("$said", async ({ said, text }) => expect((await askAll(...said)).text).toMatch(text));
});

describe("as many weekdays as are wished for a week are those that stay", () => {
  test.each([
    "I now have only 4 days a week, tue wed fri sat. mondays are gone til xmas",
    "only 4 days a week, tue wed fri sat",
    "4 days a week, mondays are gone",
    "4 Tage die Woche: Dienstag, Mittwoch, Freitag und Samstag",
    "solo 4 giorni a settimana, martedì mercoledì venerdì sabato, il lunedì salta fino a natale",
  ])("%s", async (said) => {
    expect(await cardAfter(said)).toMatchObject({ reason: "availability", availability: { weekdays: [2, 3, 5, 6] } });
  });

  test("but not those named after a no", async () => {
    expect(await cardAfter("3 days a week, no mondays and wednesdays")).toMatchObject({ availability: { weekdays: [2, 5, 6] } });
  });
});
