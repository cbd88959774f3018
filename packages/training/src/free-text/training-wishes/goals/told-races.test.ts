import { expect, test } from "vitest";
import { readWeekWishes } from "../../week-wishes.ts";

const effectOf = (text: string) =>
  readWeekWishes(text, "2026-11-30", true)
    .wishes.map(({ effect, told }) => effect ?? told?.kind)
    .join();

test.each([
  "My race is on 19 December.",
  "Mein Wettkampf ist am 19. Dezember.",
  "Mi carrera es el 19 de diciembre.",
  "I'm running a half marathon on 13 December.",
  "El 31 corro la San Silvestre con mi cuñado.",
  "Xmas parkrun on the 19th, dressed as an elf.",
  "Le 13 décembre je cours un semi.",
  "En Nochebuena corro la San Silvestre de mi pueblo",
  "Il 20 dicembre faccio una mezza.",
])("a dated race belongs into the calendar: %s", (text) => expect(effectOf(text)).toMatch(/enter it there/u));

test.each([
  "I'd like to test my one-rep max in the last week.",
  "I want to do a 5k test in the last week.",
  "Ich möchte am Ende einen Maximaltest machen",
])("a wished test: %s", (text) => expect(effectOf(text)).toMatch(/sets its own tests/u));

test.each(["I'd like to finish my first 10k.", "I'd like to run a faster 10k."])("a goal, and no limit: %s", (text) =>
  expect(effectOf(text)).toBe("run-goal"),
);

test.each(["I hate tests.", "My knee is sore since the race on 12 November.", "I ran a marathon on 4 October.", "Saturdays are parkrun."])(
  "neither: %s",
  (text) => expect(effectOf(text)).not.toMatch(/enter it there|tests itself/u),
);

test.each([
  ["In the middle of February my daughter and I ski a 31 km loppet", 1],
  ["In March I ran a 10 km race", 0],
  ["I ride 80 km a week in February", 0],
])("a long day that comes once belongs in the calendar: %s", (text, count) =>
  expect(readWeekWishes(text, "2026-12-04", true).wishes.filter(({ effect }) => effect?.includes("enter it there") === true)).toHaveLength(
    count,
  ),
);
