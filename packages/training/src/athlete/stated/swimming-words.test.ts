import { expect, test } from "vitest";
import { poolOpens } from "./swimming-words.ts";

const TODAY = "2026-11-30";

test.each([
  ["Ma piscine est fermée jusqu'à fin janvier", "2027-01-28"],
  ["natation le matin. sans piscine jusqu’au 15 janvier", "2027-01-15"],
  ["My pool is closed until February", "2027-02-01"],
  ["no pool until mid January", "2027-01-15"],
  ["Das Hallenbad ist bis Ende Februar geschlossen", undefined],
  ["Hallenbad geschlossen bis Ende Februar", "2027-02-28"],
  ["la piscina está cerrada hasta marzo", "2027-03-01"],
  ["pool closed for 4 weeks", "2026-12-28"],
  ["the pool reopens on 10 January", "2027-01-10"],
  ["swimming, to be honest", undefined],
  ["pool closed until October", undefined],
  ["no pool", undefined],
])("%s: open from %s", (text, day) => {
  expect(poolOpens(text, TODAY)).toBe(day);
});
