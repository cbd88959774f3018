import { describe, expect, test } from "vitest";
import { askAll, askIn, cardAfter, type Setting } from "../../self-contained/dialogue-fixture.ts";

/** What the cards ask for, with their day, minutes or fields. */
async function cards(...said: readonly string[]): Promise<readonly unknown[]> {
  return cardsIn({}, ...said);
}

async function cardsIn(setting: Setting, ...said: readonly string[]): Promise<readonly unknown[]> {
  return (await askIn(setting, ...said)).proposals.map(({ request }) =>
    request.reason === "ease"
      ? `${request.from} ${request.mostMinutes ?? ""} min`
      : request.reason === "move"
        ? `to ${request.to}`
        : request.reason === "record"
          ? request.record
          : request,
  );
}

describe("day and length of one session are fields of one form", () => {
  test.each<[said: readonly string[], cards: readonly string[]]>([
    // Another session, not another day for this one.
    [["make monday 30 min", "no friday"], ["2026-12-04 30 min"]],
    [["move monday to thursday", "what about friday?"], []],
    [["move monday to thursday", "i only slept 5 hours"], []],
    // No session is shorter than that, on the card and in its text.
  ])("%s is something else", async (said, expected) => expect(await cards(...said)).toEqual(expected));
});

describe("the fields of a race on a card", () => {
  test.each<[said: readonly string[], field: object]>([
    [["add a race: parkrun on 12 december", "just a C race, for fun"], { priority: "C", date: "2026-12-12" }],
    [["add a race: parkrun on 12 december", "its the 19th actually"], { date: "2026-12-19" }],

    [["trag ein rennen ein: 10 km Nikolauslauf am 6. dezember", "prio c"], { name: "Nikolauslauf, 10 km", priority: "C" }],
    [["añade una carrera: 10 km san silvestre el 31 de diciembre", "prioridad B, solo por diversión"], { priority: "B" }],
  ])("%s", async (said, field) => expect(await cardAfter(...said)).toMatchObject({ kind: "race", ...field }));

  const add = "add a race: 10k on 20 december";
  const trag = "trag ein rennen ein: 10 km am 20. dezember";

  test.each<readonly string[]>([
    [add, "I called my mom"],
    [add, "my coach is called Tom"],
    [trag, "das heißt ich muss die Woche vorher weniger trainieren"],
    ["añade una carrera: 10 km el 20 de diciembre", "mi entrenador se llama Juan"],
  ])("%s, %s names no race", async (...said) => expect(await cardAfter(...said)).not.toMatchObject({ name: /mom|Tom|Woche|Juan/ }));

  test("a race on the day of a saint has both words in its name", async () => {
    expect(await cardAfter("add a race: San Silvestre 10k on 31 december")).toMatchObject({ name: "San Silvestre, 10 km" });
    expect(await cardAfter("add a half marathon in San Sebastian on 11 april")).toMatchObject({ location: "San Sebastian" });
  });
});

describe("the training week is one form", () => {
  test.each<[said: readonly string[], weekdays: readonly number[], text: RegExp]>([
    [["i can only train 4 days a week in december, wed doesnt work anymore"], [1, 2, 5, 6], /Until Thu 31 Dec/],
    [["make thursday my rest day and train 4 days until new year"], [1, 2, 5, 6], /Thursday: no training there already/],
    [["4 sessions a week please", "only in december"], [1, 2, 5, 6], /Until Thu 31 Dec/],
    [["4 sessions a week please", "and no fridays"], [1, 2, 3, 6], /without Friday/],
    [["4 tage die woche bis weihnachten, freitag ist frei"], [1, 2, 3, 6], /ohne Freitag/],
    [["ab januar nur noch 4 tage die woche, mittwoch geht nicht mehr"], [1, 2, 5, 6], /ab Fr 1\. Jan 2027/],
    [["4 days a week until 10 december"], [1, 2, 5, 6], /after Thu 10 Dec 2026/],
    [["4 tage die woche bis 10. dezember"], [1, 2, 5, 6], /nach Do 10\. Dez 2026/],
    [["4 jours par semaine jusqu'au 10 décembre"], [1, 2, 5, 6], /après le jeu 10 déc 2026/],
    [["3 days a week, no mondays and wednesdays"], [2, 5, 6], /without Monday and Wednesday/],
    [["3 tage die woche, montag und mittwoch geht nicht"], [2, 5, 6], /ohne Montag und Mittwoch/],
    [["3 jours par semaine, lundi et mercredi impossible"], [2, 5, 6], /sans lundi et mercredi/],
    [["3 días por semana, sin lunes y miércoles"], [2, 5, 6], /sin lunes y miércoles/],
    [["2 days a week, no monday, wednesday or friday"], [2, 6], /without Monday, Wednesday and Friday/],
    [["2 giorni a settimana, niente lunedì, mercoledì e venerdì"], [2, 6], /senza lunedì, mercoledì e venerdì/],
    [["3 días a la semana, ni lunes ni viernes"], [2, 3, 6], /sin lunes y viernes/],
    [["train 4 days a week: monday, tuesday, friday and saturday"], [1, 2, 5, 6], /without Wednesday/],
    [["4 tage die woche: montag, dienstag, freitag, samstag"], [1, 2, 5, 6], /ohne Mittwoch/],
    [["4 days a week, not friday but monday"], [1, 2, 3, 6], /without Friday/],
    [["6 days a week, no sunday"], [1, 2, 3, 4, 5, 6], /Sunday: no training there already/],
  ])("%s", async (said, weekdays, text) => {
    const answer = await askAll(...said);
    expect(answer.proposals[0]?.request).toMatchObject({ reason: "availability", availability: { weekdays } });
    expect(answer.text).toMatch(text);
  });

  test.each<[said: string, text: RegExp]>([
    ["5 days a week, no monday, no wednesday", /^\*\*5 days a week without Monday and Wednesday do not fit\*\*: 3 days are left/],
    ["4 tage die woche, montag und mittwoch geht nicht", /^\*\*4 Tage die Woche ohne Montag und Mittwoch gehen nicht auf/],
    ["7 days a week, no sunday", /^\*\*7 days a week without Sunday do not fit\*\*: 6 days are left/],
  ])("%s has more days out than it leaves", async (said, expected) => {
    const { text, proposals } = await askAll(said);
    expect(text).toMatch(expected);
    expect(proposals).toEqual([]);
  });

  test.each(["did i train 4 days a week in december", "4 days a week is enough for hyrox and no wednesdays?"])(
    "%s sets nothing for a time",
    async (said) => expect((await askAll(said)).text).not.toMatch(/Until/),
  );
});

describe("what the card cannot hold becomes the card that can, and consent makes nothing new", () => {
  test.each(["perfect, add it"])("%s", async (said) => {
    expect(await cardAfter("add a best: deadlift 140", said)).toMatchObject({ kind: "best", name: "Deadlift", value: "140" });
  });
});
