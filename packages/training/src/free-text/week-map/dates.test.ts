import { describe, expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = "2026-11-30";
const inPlan = (text: string) => readWishes(text, TODAY).days.filter(({ from = TODAY }) => from <= "2027-01-03");

describe("the nth weekday of a month is those dates alone", () => {
  test.each([
    ["I volunteer as tail walker the first sat of the month so that's a walk not a run", ["2026-12-05", "2027-01-02"], { label: "walk" }],
    ["Second Sunday of the month we hike as a family", ["2026-12-13"], { label: "hike" }],
    [
      "El primer domingo de mes tengo carrera popular de 10 km con la peña.",
      ["2026-12-06", "2027-01-03"],
      { sport: "run", metres: 10_000 },
    ],
  ] as const)("%s", (text, dates, commitment) => {
    const days = inPlan(text);
    expect(days.map(({ from }) => from)).toEqual(dates);
    expect(days[0]).toMatchObject({ commitment });
  });

  test.each([
    ["Elke eerste vrijdag van de maand werk ik 's nachts, dan niet trainen.", ["2026-12-04", "2027-01-01"]],
    ["De laatste zaterdag van de maand is familiedag, dan niets.", ["2026-12-26"]],
    ["Am ersten Montag im Monat arbeite ich, da geht nix", ["2026-12-07"]],
    ["Le dernier samedi du mois, rien", ["2026-12-26"]],
  ])("closed: %s", (text, dates) => {
    expect(inPlan(text).map(({ from, isOff }) => [from, isOff])).toEqual(dates.map((date) => [date, true]));
  });
});

test.each([
  ["Every other Saturday I'm on call, starting 5 Dec, so nothing those days.", ["2026-12-05", "2026-12-19", "2027-01-02"]],
  ["every other Saturday I work (5 Dec, 19 Dec, 2 Jan)", ["2026-12-05", "2026-12-19", "2027-01-02"]],
  ["Jeden zweiten Montag hab ich Nachtdienst (7.12., 21.12.), da ist nichts drin.", ["2026-12-07", "2026-12-21"]],
  ["Un mercredi sur deux je suis de garde, le premier c'est le 2 décembre.", ["2026-12-02", "2026-12-16", "2026-12-30"]],
])("a rhythm begins on the date that is told: %s", (text, dates) => {
  expect(inPlan(text).map(({ from, isOff }) => [from, isOff])).toEqual(dates.map((date) => [date, true]));
});

test.each([
  ["Samstag, den 12.12., bin ich auf einer Hochzeit", "2026-12-12"],
  ["Sabato 19 dicembre sono via, per il resto normale.", "2026-12-19"],
  ["On Saturday 19 Dec we're at a wedding", "2026-12-19"],
  ["El sábado 12 de diciembre no estoy", "2026-12-12"],
])("one date away: %s", (text, date) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ isOff: true, from: date, until: date }]);
});

describe("a place of some dates", () => {
  test.each([
    [
      "I train at a proper PL gym Mon/Tues/Thurs/Sat; it's shut 24 Dec to 2 Jan and I'll be at my parents with a pair of 10kg dumbells.",
      { from: "2026-12-24", until: "2027-01-02", only: ["2 dumbbells 10 kg"] },
    ],
    [
      "Meine Box ist super. Sie ist vom 24.12. bis 2.1. zu, dann nur ein Theraband",
      { from: "2026-12-24", until: "2027-01-02", only: ["band"] },
    ],
    ["A academia fecha de 20 de dezembro a 4 de janeiro.", { from: "2026-12-20", until: "2027-01-04", only: [] }],
    ["The pool's shut for two weeks over Christmas", { from: "2026-12-21", until: "2027-01-03", closed: ["swim"] }],
    ["Ab 14. Dezember bin ich bei den Schwiegereltern, da gibts nur Laufschuhe und ein Theraband.", { from: "2026-12-14", only: ["band"] }],
    ["Vanaf 14 december train ik bij mijn ouders met alleen dumbbells van 10 kg.", { from: "2026-12-14", only: ["2 dumbbells 10 kg"] }],
  ])("%s", (text, expected) => {
    expect(readWishes(text, TODAY).days.filter(({ wanted }) => wanted === undefined)).toMatchObject([expected]);
  });

  test("with fewer and shorter sessions from a day on", () => {
    const { days } = readWishes("From 14 Dec two sessions a week of 25 min at home with bench and dumbbells.", TODAY);
    expect(days).toMatchObject([{ only: ["bench", "dumbbell"] }, { minutes: 25 }, { mostDays: 2 }]);
    expect(days.every(({ from }) => from === "2026-12-14")).toBe(true);
  });

  test.each(["From 14 Dec the sled is back", "My birthday is on Saturday 12 December", "I like the gym, it opens at 7"])(
    "none: %s",
    (text) => {
      expect(readWishes(text, TODAY).days.filter(({ only, isOff }) => only !== undefined || isOff === true)).toEqual([]);
    },
  );
});

test.each([
  ["Tuesdays no car so run from the door or nothing.", 2, ["swim", "bike", "lifting"]],
  ["Mittwochs laufen oder gar nichts", 3, ["swim", "bike", "lifting"]],
  ["Le lundi c'est vélo ou rien", 1, ["run", "swim", "lifting"]],
] as const)("one sport or nothing: %s", (text, weekday, closed) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: [weekday], closed }]);
});

test.each([
  ["Thursday is rehearsal so Friday instead", 4, 5],
  ["Thursday is choir so can we do Friday instead?", 4, 5],
  ["lieber Freitag statt Donnerstag", 4, 5],
  ["mejor viernes en vez de jueves", 4, 5],
  ["plutôt vendredi au lieu de jeudi", 4, 5],
])("a day moves: %s", (text, from, movedTo) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: [from], isOff: true, movedTo }]);
});
