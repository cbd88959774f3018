import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { isToldForFun } from "./told-for-fun.ts";

const RACES = [
  { name: "Silvesterlauf", type: "10k", date: "2026-12-31", priority: "C" },
  { name: "Barcelona Half", type: "half marathon", date: "2027-02-14", priority: "A" },
] as const;

test.each([
  ["Silvesterlauf is just for fun!", true],
  ["Den Silvesterlauf laufe ich nur zum Spaß", true],
  ["El Silvesterlauf es solo por diversión", true],
  ["I train for fun. Silvesterlauf on the 31st", false],
  ["Barcelona Half is just for fun", false],
  ["I want to race the Silvesterlauf hard", false],
])("a race for fun: %s", (dislikes, isFun) => expect(isToldForFun({ ...HYBRID, dislikes, competitions: RACES }, RACES[0])).toBe(isFun));

test("never the main race", () =>
  expect(isToldForFun({ ...HYBRID, dislikes: "Barcelona Half is just for fun", competitions: RACES }, RACES[1])).toBe(false));
