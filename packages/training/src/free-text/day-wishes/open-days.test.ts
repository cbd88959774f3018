import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";
import { hasWeekday } from "../dates/day-list.ts";
import { readOpenDays } from "./open-days.ts";

const TODAY = "2026-11-30";

interface Words {
  readonly days: readonly [string, number][];
  readonly joins: readonly string[];
  readonly parts: readonly [string, string][];
}

/** The words of each language that lists of days are put together from. */
const LANGUAGES: { readonly [language in string]: Words } = {
  english: {
    days: [
      ["Mon", 1],
      ["Tuesday", 2],
      ["Thurs", 4],
      ["Fri", 5],
      ["Sunday", 7],
    ],
    joins: [" + ", "/", " & ", " and ", ", "],
    parts: [
      ["mornings", "morning"],
      ["evenings", "evening"],
      ["afternoons", "afternoon"],
    ],
  },
  german: {
    days: [
      ["Mo", 1],
      ["Dienstag", 2],
      ["Do", 4],
      ["Freitag", 5],
      ["Sonntag", 7],
    ],
    joins: [" + ", "/", " & ", " und ", ", "],
    parts: [
      ["morgens", "morning"],
      ["abends", "evening"],
      ["nachmittags", "afternoon"],
    ],
  },
  spanish: {
    days: [
      ["lunes", 1],
      ["martes", 2],
      ["jueves", 4],
      ["viernes", 5],
      ["domingo", 7],
    ],
    joins: [" + ", "/", " y ", ", "],
    parts: [
      ["por la mañana", "morning"],
      ["por la noche", "evening"],
      ["por la tarde", "afternoon"],
    ],
  },
  french: {
    days: [
      ["lundi", 1],
      ["mardi", 2],
      ["jeudi", 4],
      ["vendredi", 5],
      ["dimanche", 7],
    ],
    joins: [" + ", "/", " et ", ", "],
    parts: [
      ["le matin", "morning"],
      ["soir", "evening"],
      ["après-midi", "afternoon"],
    ],
  },
  italian: {
    days: [
      ["lunedì", 1],
      ["mar", 2],
      ["giovedì", 4],
      ["ven", 5],
      ["domenica", 7],
    ],
    joins: [" + ", "/", " e ", ", "],
    parts: [
      ["mattina", "morning"],
      ["sera", "evening"],
      ["pomeriggio", "afternoon"],
    ],
  },
  portuguese: {
    days: [
      ["seg", 1],
      ["terça", 2],
      ["quinta", 4],
      ["sexta-feira", 5],
      ["domingo", 7],
    ],
    joins: [" + ", "/", " e ", ", "],
    parts: [
      ["de manhã", "morning"],
      ["à noite", "evening"],
      ["à tarde", "afternoon"],
    ],
  },
  dutch: {
    days: [
      ["ma", 1],
      ["dinsdag", 2],
      ["do", 4],
      ["vrijdag", 5],
      ["zondag", 7],
    ],
    joins: [" + ", "/", " en ", ", "],
    parts: [
      ["ochtend", "morning"],
      ["avond", "evening"],
    ],
  },
};

const PHRASES = Object.entries(LANGUAGES).flatMap(([language, { days, joins, parts }]) =>
  joins.flatMap((join) =>
    parts.flatMap(([word, part]) =>
      [days.slice(0, 3), days.slice(2), [days[4], days[0], days[3]]].map((some) => {
        const named = some.flatMap((day) => (day === undefined ? [] : [day]));
        const text = named.map(([name]) => name).join(join);
        return { language, text: `${text} ${word}`, part, days: named.map(([, at]) => at).toSorted((a, b) => a - b) };
      }),
    ),
  ),
);

test.each(PHRASES)("$language: $text", ({ text, part, days }) => {
  const { days: found } = readWishes(`${text}. Burpees`, TODAY);
  const off = found.find(({ isOff }) => isOff === true);
  expect(off?.weekdays).toEqual([1, 2, 3, 4, 5, 6, 7].filter((day) => !days.includes(day)));
  expect(found.flatMap((limit) => (limit.part === undefined ? [] : [limit.weekdays, limit.part]))).toEqual([days, part]);
});

test.each([
  ["Tue + Fri mornings, Sun all day, Wed evening 45 min", [2, 3, 5, 7], [[[3], 45]]],
  ["Mon + Wed + Fri mornings, 40 min tops", [1, 3, 5], [[[1, 3, 5], 40]]],
  ["Home garage Mon Wed Fri 5.30-6.20 am", [1, 3, 5], [[[1, 3, 5], 50]]],
  ["Mo/We/Fr 6am, Sa 9-11", [1, 3, 5, 6], [[[6], 120]]],
  ["lundi et jeudi après le boulot, 18h-19h, samedi matin", [1, 4, 6], [[[1, 4], 60]]],
  ["Lunes, miércoles y viernes por la tarde, 50 minutos", [1, 3, 5], [[[1, 3, 5], 50]]],
  ["Mon to Thu mornings 30 min", [1, 2, 3, 4], [[[1, 2, 3, 4], 30]]],
  ["di t/m za ochtend", [2, 3, 4, 5, 6], []],
])("%s", (text, open, minutes) => {
  const { days } = readWishes(text, TODAY);
  expect(days.find(({ isOff }) => isOff === true)?.weekdays).toEqual([1, 2, 3, 4, 5, 6, 7].filter((day) => !open.includes(day)));
  expect(days.flatMap((limit) => (limit.minutes === undefined ? [] : [[limit.weekdays, limit.minutes]]))).toEqual(minutes);
});

test.each([
  "Tuesdays",
  "no training Tue and Thu evenings",
  "mon lab till 8pm",
  "football Tue + Thu evenings",
  "in the morning I am stiff",
  "Sunday mornings",
  "long run Saturday morning",
])("is left to other readers: %s", (text) => {
  expect(readOpenDays(text)).toEqual([]);
});

test("two days with hours leave the rest of the week as it is", () => {
  expect(readWishes("Tues + Thurs mornings", TODAY).days.every(({ isOff }) => isOff !== true)).toBe(true);
});

test("a day that is named elsewhere stays a day", () => {
  const { days } = readWishes("Mon Wed Fri 5.30-6.20 am. Sunday I ride with the old boys", TODAY);
  expect(days.some(({ isOff, weekdays }) => isOff === true && weekdays.includes(7))).toBe(false);
  expect(hasWeekday("I ride on sundays")).toBe(true);
});

test.each([
  "train mo/tu/th/sa, dont make me run",
  "I train Mon Wed Fri",
  "antenatal class (every second Saturday, then Sunday)",
  "I'd do mon wed fri, maybe 4 if one is just the bike in the garage",
])("days of training close nothing: %s", (text) => {
  expect(readWishes(text, TODAY).days).toEqual([]);
});

test.each([
  ["Sat or Sun but not both, husband moans", { weekdays: [7], isOff: true }],
  ["Samstag oder Sonntag, nie beide", { weekdays: [7], isOff: true }],
  ["martes o jueves pero no los dos", { weekdays: [4], isOff: true }],
  ["samedi ou dimanche, jamais les deux", { weekdays: [7], isOff: true }],
  ["el domingo muerto, como mucho algo suave", { weekdays: [7], isEasy: true }],
  ["Sunday I am dead, at most something easy", { weekdays: [7], isEasy: true }],
  ["jueves y viernes cierro a las 3 y el domingo muerto, como mucho algo suave", { weekdays: [7], isEasy: true }],
  ["Thursday evening run club 8k easy-ish chatting", { weekdays: [4], wanted: [4], commitment: { sport: "run", metres: 8000 } }],
  ["mercoledì gruppo corsa", { weekdays: [3], wanted: [3], commitment: { sport: "run" } }],
] as const)("of these days nothing else is taken: %s", (text, expected) => {
  const { days } = readWishes(text, TODAY);
  expect(days).toMatchObject([expected]);
  expect(days.every(({ isOff }) => isOff === ("isOff" in expected ? true : undefined))).toBe(true);
});

test.each(["I can't train mon tue", "Don't train on Mon or Tue"])("a ban stays one: %s", (text) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: [1, 2], isOff: true }]);
});
