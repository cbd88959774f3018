import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";
import { readWeekWishes } from "../week-wishes.ts";

const TODAY = "2026-11-30";

test.each([
  "Di und Mi fahr ich je 2x9 km mit dem Rad ins Büro.",
  "I cycle to work on Tuesday and Wednesday",
  "On Tuesdays and Wednesdays I ride 9 km to the office",
  "Los martes y miércoles voy en bici al trabajo",
  "Le mardi et le mercredi je vais au boulot à vélo",
  "Martedì e mercoledì vado in ufficio in bici",
  "Terça e quarta vou de bicicleta para o trabalho",
  "Dinsdag en woensdag fiets ik 9 km naar kantoor",
])("a commute takes no session from its days: %s", (text) => {
  expect(readWeekWishes(text, TODAY, true).wishes).toMatchObject([{ days: [], told: { kind: "commute" } }]);
  expect(readWishes(text, TODAY).days).toEqual([]);
});

test.each([
  ["Tuesday is for cycling", { closed: expect.arrayContaining(["run"]) as unknown }],
  ["I ride with the club on Tuesdays", { commitment: { sport: "ride" } }],
])("a day of riding stays one: %s", (text, expected) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: [2], ...expected }]);
});

test.each(["ins Büro fahr ich mit dem Bus", "I ride the bus to work", "Ich fahre mit dem Auto zur Arbeit"])(
  "no commute of one's own strength: %s",
  (text) => {
    expect(readWeekWishes(text, TODAY, true).wishes.filter(({ told }) => told?.kind === "commute")).toEqual([]);
  },
);
