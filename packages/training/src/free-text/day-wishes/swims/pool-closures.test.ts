import { expect, test } from "vitest";
import { readWishes } from "#training/statements/wishes/wishes.ts";
import { readDislikes } from "#training/statements/wished-exercises/dislikes.ts";

const TODAY = "2026-11-30";
const CLOSURE = { from: "2026-12-21", until: "2027-01-03", closed: ["swim"] };

test.each([
  ["Piscine municipale: seulement lundi et jeudi 12h15-13h15, et elle est fermée pour vidange du 21 decembre au 3 janvier.", [1, 4]],
  ["Schwimmbad nur Mo und Do 12:15-13:15, vom 21.12. bis 3.1. geschlossen", [1, 4]],
  ["pool only open Tuesdays and Fridays, closed 21 Dec to 3 Jan", [2, 5]],
])("a pool has its days and its closure: %s", (text, wanted) => {
  const { days } = readWishes(text, TODAY);
  expect(days).toContainEqual(expect.objectContaining(CLOSURE));
  expect(days).toContainEqual(expect.objectContaining({ wanted, closed: ["swim"] }));
  expect(days.some(({ isOff, only }) => isOff === true || only !== undefined)).toBe(false);
});

test.each([
  "la piscina cierra del 21 de diciembre al 3 de enero",
  "la piscina è chiusa dal 21 dicembre al 3 gennaio",
  "home for christmas 21 dec - 3 jan, no pool there really but ive got my old road bike",
])("no swims where there is no pool, and swimming is no dislike: %s", (text) => {
  expect(readWishes(text, TODAY).days).toEqual([expect.objectContaining(CLOSURE)]);
  expect(readDislikes(text)).toEqual([]);
});

test('a pool that is "zu" is closed, and who goes to somebody is not', () => {
  expect(readWishes("das Hallenbad ist vom 21. Dezember bis 3. Januar zu", TODAY).days).toEqual([expect.objectContaining(CLOSURE)]);
  const { days } = readWishes("Ich mag das Schwimmbad, vom 20. bis 27. Dezember fahre ich zu meinen Eltern", TODAY);
  expect(days.some(({ closed }) => closed.includes("swim"))).toBe(false);
});

test("a gym that is shut leaves the pool", () => {
  const { days } = readWishes("my gym is closed 21 Dec to 3 Jan so only pool then", TODAY);
  expect(days.some(({ closed }) => closed.includes("swim"))).toBe(false);
});
