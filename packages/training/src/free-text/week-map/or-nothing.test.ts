import { expect, test } from "vitest";
import { parseDay } from "../../calendar/day.ts";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = parseDay("2026-11-30") ?? "";

test.each([
  ["twenty minutes or not at all on Tuesdays", 2, 20],
  ["Tuesdays 20 min or nothing", 2, 20],
  ["on Fridays half an hour or nothing", 5, 30],
  ["Mittwochs 30 Minuten oder gar nicht", 3, 30],
  ["los jueves media hora o nada", 4, 30],
  ["le jeudi 25 minutes ou rien", 4, 25],
])("so many minutes or nothing is that much time, and no day off: %s", (text, weekday, minutes) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: [weekday], minutes, closed: [] }]);
});

test.each([
  ["Sunday a short run at most", 7],
  ["Sundays a short run, tops", 7],
  ["sonntags höchstens ein kurzer Lauf", 7],
  ["el domingo como mucho un rodaje corto", 7],
  ["le dimanche un petit footing court maximum", 7],
])("a short session at most is a short day, and no ban: %s", (text, weekday) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: [weekday], minutes: 40, closed: [] }]);
});

test.each(["no short runs on Sundays", "not at all on Tuesdays", "Sunday is for the long run"])("near miss: %s", (text) => {
  expect(readWishes(text, TODAY).days.filter(({ minutes }) => minutes !== undefined)).toEqual([]);
});
