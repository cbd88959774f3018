import { expect, test } from "vitest";
import { operationAhead, spansInWeeks, weeksSince } from "./time.ts";

const TODAY = "2026-11-29";
const words = (text: string) => text.split(" ");

test.each([
  ["op on 12 jan", "2027-01-12"],
  ["cataract on the left being done on 9 feb", "2027-02-09"],
  ["having my knee operated on 9 february", "2027-02-09"],
  ["getting it fixed on the 3 march", "2027-03-03"],
  ["vasectomy fri 4th dec", "2026-12-04"],
  ["cataract op on my left eye thursday 17 dec", "2026-12-17"],
])("an operation that is still to come: %s", (text, day) => expect(operationAhead(words(text), TODAY)).toBe(day));

test.each([
  "had my knee done on 9 feb",
  "was operated on 9 feb",
  "being careful on 9 feb",
  "hernia op thursday 5 nov",
  "physio thursday 17 dec",
  "vasectomy fri 5 dec",
])("none ahead: %s", (text) => expect(operationAhead(words(text), TODAY)).toBeUndefined());

test("a year of two figures ends a clause", () => {
  expect(weeksSince(words("knee scope back in 04"), TODAY)).toBeGreaterThan(52 * 21);
  expect(weeksSince(words("surgery in 48 hours"), TODAY)).toBeUndefined();
  expect(weeksSince(words("sore in 30 min runs"), TODAY)).toBeUndefined();
});

test.each([
  ["wisdom teeth out on the 10th of december", "2026-12-10"],
  ["cataract on 9 feb", "2027-02-09"],
  ["on m enleve les dents de sagesse le 10 decembre", "2026-12-10"],
  ["am 8 dezember wird mir ein leberfleck am rucken rausgeschnitten", "2026-12-08"],
  ["el 12 de diciembre me quitan la muela", "2026-12-12"],
  ["il 10 dicembre mi tolgono i denti del giudizio", "2026-12-10"],
  ["dia 10 de dezembro vou tirar o siso", "2026-12-10"],
  ["te 9 december wordt er een moedervlek weggehaald", "2026-12-09"],
])("something small is taken out: %s", (text, day) => expect(operationAhead(words(text), TODAY)).toBe(day));

test.each(["am 10 dezember wird der gips entfernt", "had my wisdom teeth out on 10 nov"])("nothing is taken out: %s", (text) =>
  expect(operationAhead(words(text), TODAY)).toBeUndefined(),
);

test.each([
  ["fui operado ao menisco ha um ano", 52],
  ["ik ben een jaar geleden geopereerd", 52],
  ["mi hanno operato un anno fa", 52],
  ["operato due anni fa", 104],
  ["ha duas semanas", 2],
  ["drie weken geleden", 3],
])("numbers as words count spans in Italian, Portuguese and Dutch: %s", (text, weeks) => {
  expect(Math.round(spansInWeeks(words(text))[0] ?? 0)).toBe(weeks);
});

test.each([
  ["hip replaced 2 y 3 m ago", 104],
  ["knee replaced 2y ago", 104],
  ["scoped 3y ago", 156],
  ["vor zwolf jahren operiert", 626],
  ["opere il y a quinze ans", 783],
  ["operada hace veinte anos", 1044],
  ["operato undici anni fa", 574],
  ["broke the tibia in 96", 1500],
])("short units and larger numbers in words date an operation: %s", (text, least) => {
  expect(weeksSince(words(text), TODAY)).toBeGreaterThanOrEqual(least);
});

test.each(["hace 2 y 3 semanas", "2 y media semanas"])("in Spanish it is an and: %s", (text) => {
  expect(weeksSince(words(text), TODAY) ?? 0).toBeLessThan(10);
});
