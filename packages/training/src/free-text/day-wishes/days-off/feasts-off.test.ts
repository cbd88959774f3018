import { expect, test } from "vitest";
import { readFeastsOff } from "./feasts-off.ts";
import { readWishes } from "#training/statements/wishes/wishes.ts";

const TODAY = "2026-11-30";

test.each([
  ["Laufband hasse ich, dann lieber Regen, und Heiligabend bis 2. Feiertag nix, sonst gibts Ärger daheim.", "2026-12-24", "2026-12-26"],
  ["Christmas Eve to Boxing Day nothing", "2026-12-24", "2026-12-26"],
  ["Christmas Day is family", "2026-12-25", "2026-12-25"],
  ["25 December is for the family, Mondays are fine", "2026-12-25", "2026-12-25"],
  ["Am 25.12. Familie", "2026-12-25", "2026-12-25"],
  ["De Nochebuena a Navidad nada", "2026-12-24", "2026-12-25"],
  ["Noël c'est famille", "2026-12-25", "2026-12-25"],
  ["Natale è per la famiglia", "2026-12-25", "2026-12-25"],
  ["O Natal é para a família", "2026-12-25", "2026-12-25"],
  ["Eerste kerstdag niets", "2026-12-25", "2026-12-25"],
  ["Silvester bis Neujahr frei", "2026-12-31", "2027-01-01"],
] as const)("feasts are days off: %s", (text, from, until) => {
  expect(readWishes(text, TODAY).days.filter(({ isOff }) => isOff === true)).toMatchObject([{ from, until }]);
});

test.each([
  "Christmas Day parkrun with the family",
  "Silvester nichts Wildes",
  "Boxing Day nothing hard",
  "25 December is fine",
  "Navidad nada de burpees",
])("a feast that is trained on: %s", (text) => {
  expect(readFeastsOff(text, TODAY)).toEqual([]);
});
