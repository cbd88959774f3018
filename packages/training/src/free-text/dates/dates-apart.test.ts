import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";
import { withDatesApart } from "./dates-apart.ts";

test.each([
  [
    "The gym is shut 25 and 26 December and 1 January, I can come the day before.",
    "The gym is shut 25 December; The gym is shut 26 December; The gym is shut 1 January, I can come the day before.",
  ],
  ["no gym on the 24th and 31st", "no gym on the 24th; no gym on 31st"],
  ["Dec 24 and 25 off", "Dec 24 off; 25 Dec off"],
  ["Am 24. und 31. Dezember ist zu", "Am 24. Dezember ist zu; Am 31. Dezember ist zu"],
  ["Am 24. Dez. und 31. Dez. ist zu", "Am 24. Dez. ist zu; Am 31. Dez. ist zu"],
  [
    "I can't train on 24 December and 2 January. left knee 4/10 going downstairs",
    "I can't train on 24 December; I can't train on 2 January. left knee 4/10 going downstairs",
  ],
  ["away 24 Dec and 2 Jan. knee 4/10", "away 24 Dec; away 2 Jan. knee 4/10"],
])("what is said of several dates is said of each: %s", (text, apart) => expect(withDatesApart(text)).toBe(apart));

test.each([
  "3 and 4 sets of 5 in May",
  "between 3 and 4 December nothing",
  "I like 5, 10 and 21 km",
  "I lifted 100 in March and 110 in May",
  "weg vom 24. Dezember und 3. Januar",
])("no list of dates stays as it is: %s", (text) => expect(withDatesApart(text)).toBe(text));

test.each([
  ["The gym is shut 25 and 26 December and 1 January.", ["2026-12-25", "2026-12-26", "2027-01-01"]],
  ["Gym closed on 25 December and 1 January.", ["2026-12-25", "2027-01-01"]],
  ["I'm in Singapore for work 7 to 11 December, hotel has a treadmill and some dumbbells, no bike and no pool.", ["2026-12-07"]],
])("a gym is missing on the dates that are told, and on no other day: %s", (dislikes, starts) => {
  const { days } = readWishes(withDatesApart(dislikes), "2026-11-30");
  expect(days.map(({ from }) => from).filter((day, at, all) => all.indexOf(day) === at)).toEqual(starts);
});
