import { expect, test } from "vitest";
import type { Weekday } from "../../calendar/day.ts";
import { readWishes } from "./wishes.ts";

const TODAY = "2026-11-30";
const datesOf = (text: string) => readWishes(text, TODAY).days.map(({ weekdays, from, until }) => ({ weekdays, from, until }));

test.each([
  ["fly out Friday 4th and home on the 18th", 5, "2026-12-04"],
  ["no training on Saturday 12th December", 6, "2026-12-12"],
  ["am Donnerstag, 17. Dezember kein Training", 4, "2026-12-17"],
  ["el jueves 10 no puedo entrenar", 4, "2026-12-10"],
  ["rien le jeudi 3 décembre, je déménage", 4, "2026-12-03"],
  ["sabato 12 dicembre niente allenamento", 6, "2026-12-12"],
  ["5 december is bij ons pakjesavond, dus zaterdag kan ik niet", 6, "2026-12-05"],
])("a weekday with its date is one day: %s", (text, day, date) =>
  expect(datesOf(text).map(({ weekdays, ...dates }) => [weekdays.includes(day as Weekday), dates])).toContainEqual([
    true,
    { from: date, until: date },
  ]),
);

test("a day behind a dated day is the next one", () =>
  expect(datesOf("work party is thurs 10th, Friday will be written off")).toEqual([
    { weekdays: [4], from: "2026-12-10", until: "2026-12-10" },
    { weekdays: [5], from: "2026-12-11", until: "2026-12-11" },
  ]));

test.each([
  ["no training on Fridays", 5],
  ["Fridays off, party on the 18th", 5],
  ["no training on Friday after 4 pm shifts", 5],
  ["every Friday off, as on the 4th", 5],
  ["freitags nie, auch am 4.12. nicht", 5],
  ["no training on Friday, race is on the 13th", 5],
])("a weekday of every week stays one: %s", (text, day) => {
  for (const { weekdays, from } of datesOf(text)) {
    expect(weekdays).toEqual([day]);
    expect(from).toBeUndefined();
  }
});
