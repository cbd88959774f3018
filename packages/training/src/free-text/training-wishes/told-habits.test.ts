import { expect, test } from "vitest";
import { NO_LIMITS } from "../../health/limits.ts";
import { readInjuries } from "../../injuries/read-injuries.ts";
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
  "Walk to the office every day, 40 minutes there and back.",
  "My commute is a 15 minute bike ride there and back.",
  "Cycle commute 20 minutes each way, easy.",
  "I cycle to work, 2 x 20 min easy",
  "Mit dem Rad zur Arbeit, 20 min hin und zurück.",
  "Con la bici al trabajo, 25 min ida y vuelta",
  "Velotaf, 20 min aller et retour",
  "the dog gets an hour every evening",
  "I push the stroller an hour a day",
])("daily ways hold nothing back, in the text about the body as among the wishes: %s", (text) => {
  const { regions, health, days, unread } = readInjuries(text, TODAY);
  expect(regions).toEqual([]);
  expect(days).toEqual([]);
  expect(health.limits.sessionMinutes).toBe(NO_LIMITS.sessionMinutes);
  expect(health.limits.rpe).toBe(NO_LIMITS.rpe);
  expect(unread).toEqual([]);
  expect(readWeekWishes(text, TODAY, true).wishes).toMatchObject([{ days: [], told: {} }]);
});

test.each([
  ["The walk there and back hurts my knee", "knee"],
  ["My back and knee ache on the way to work", "lower_back"],
])("a part that hurts on the way is a complaint: %s", (text, region) => {
  expect(readInjuries(text, TODAY).regions.map((finding) => finding.region)).toContain(region);
});

test.each(["Only 20 min in my lunch break", "I have 20 min at lunch", "nur 20 Minuten Zeit", "Two small kids, 20 min sessions"])(
  "time that is short is a limit: %s",
  (text) => {
    expect(readInjuries(text, TODAY).health.limits.sessionMinutes).toBe(20);
  },
);

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
