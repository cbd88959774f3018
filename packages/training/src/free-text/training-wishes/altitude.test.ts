import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = "2026-11-30";

test.each([
  ["altitude in Iten 10-27 January, gym there is a barbell", "2027-01-10", "2027-01-19"],
  ["I am at altitude 10-15 January", "2027-01-10", "2027-01-15"],
  ["Höhentrainingslager vom 3. bis 20. Februar in Livigno", "2027-02-03", "2027-02-12"],
  ["stage en altitude du 3 au 20 février", "2027-02-03", "2027-02-12"],
])("%s: easy until %s", (text, from, until) => {
  expect(readWishes(text, TODAY).days).toContainEqual(expect.objectContaining({ isEasy: true, from, until }));
});

test.each([
  "I sleep in an altitude tent 10-20 January",
  "races at altitude are hard",
  "no altitude camp 10-20 January this year",
  "Höhenmeter sammeln 10.-20. Januar",
  "concentración 10-20 enero en la playa",
])("%s is no stay", (text) => {
  expect(readWishes(text, TODAY).days.filter(({ isEasy }) => isEasy)).toEqual([]);
});
