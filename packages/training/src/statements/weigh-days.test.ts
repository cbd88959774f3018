import { describe, expect, test } from "vitest";
import { EVERY_DAY } from "../calendar/day.ts";
import { describeDayLimit } from "../free-text/availability.ts";
import { possibleDays } from "./possible-days.ts";
import { readWishes } from "./wishes/wishes.ts";

const TODAY = "2026-11-30";

function read(text: string, weekdays = EVERY_DAY) {
  return possibleDays({ focus: "hyrox", availability: { daysPerWeek: 4, weekdays: [...weekdays] } }, readWishes(text, TODAY).days);
}

const effects = (text: string): readonly string[] => read(text).days.map(describeDayLimit);

describe("a day is closed only where training is refused", () => {
  test.each([
    "please don't put another hard thing on the Wednesday",
    "mittwochs bitte nichts Hartes",
    "el miércoles nada fuerte",
    "le mercredi rien de dur",
    "mercoledì niente di pesante",
    "woensdag niks zwaars",
  ])("nothing hard: %s", (text) => expect(effects(text)).toEqual(["nothing hard on Wednesdays"]));

  test.each([
    "samstags muss ich ausschlafen also vor 11 nix",
    "zaterdagochtend vroeg hoef je bij mij niet aan te komen",
    "La chorale c'est jeudi soir alors plutôt le matin",
    "not before 10 on Saturdays",
    "no training on Wednesdays before 10",
    "los sábados temprano no puedo",
  ])("an hour of it: %s", (text) => expect(read(text).days).toEqual([]));

  test.each(["Donnerstags habe ich Chorprobe", "Choir practice Thursdays", "El jueves tengo coro"])(
    "an appointment on a day of the profile is asked about: %s",
    (text) => {
      expect(read(text).days.filter(({ isOff }) => isOff === true)).toEqual([]);
      expect(read(text, [1, 3, 5]).days.every(({ weekdays }) => weekdays.every((day) => ![1, 3, 5].includes(day)))).toBe(true);
    },
  );

  test.each([
    "Mondays",
    "no training on Mondays",
    "montags gar nichts",
    "lundi rien",
    "los lunes no entreno",
    "Monday is my lads swimming so that's out",
    "not Mondays as it's my daughters swim meet",
  ])("refused: %s", (text) => expect(effects(text)).toEqual(["no training on Mondays"]));
});

test.each([
  "never on Wednesdays because I start early",
  "not free on Wednesdays after 10 hours of nursing",
  "never on Wednesdays as I start first thing",
  "mittwochs nie, weil ich früh anfange",
  "nunca los miércoles porque entro temprano",
  "jamais le mercredi car je commence le matin",
])("a refused day stays off, whatever hour is its reason: %s", (text) => expect(effects(text)).toEqual(["no training on Wednesdays"]));

describe("what is there on some days only", () => {
  test.each([
    "Sled gibts nur samstags, im Gym unter der Woche is keiner",
    "the sled is there only on Saturdays",
    "le traîneau seulement le samedi",
    "la slitta solo il sabato",
    "de slee alleen op zaterdag",
    "We train together sat mornings at the hyrox place, rest of the week I've only got the gym by the hospital and theres no sled there",
  ])("is missing on the others: %s", (text) => {
    const limit = read(text).days.find(({ without }) => without.length > 0);
    expect(limit).toMatchObject({ weekdays: [1, 2, 3, 4, 5, 7], without: ["sled"] });
  });

  test.each([
    ["only dumbbells on Tuesdays", 2],
    ["dienstags nur Kurzhanteln", 2],
    ["zaterdag alleen een kettlebell", 6],
  ])("is all there is that day: %s", (text, day) => expect(read(text).days).toMatchObject([{ weekdays: [day], without: [] }]));

  test("the pool of two days holds the swims", () => {
    const text = "La piscina è aperta per il nuoto libero solo mart e ven 6.30-7.45";
    const { days } = possibleDays({ focus: "triathlon", availability: { daysPerWeek: 6 } }, readWishes(text, TODAY).days);
    expect(days[0]).toMatchObject({ wanted: [2, 5], closed: ["swim"] });
  });
});

test("the long one outside only on Sundays is long then", () => {
  expect(read("il lungo fuori solo la domenica se non c'è ghiaccio").days).toMatchObject([{ weekdays: [7], isLong: true }]);
  expect(effects("no long runs on Sundays")).toEqual(["no long run on Sundays"]);
});

describe("the week around the plan", () => {
  test.each([
    "Mittwoch ist bei mir immer nach Frühdienst, da bin ich platt, also lieber was lockeres",
    "Wednesday is after my early shift and I'm wrecked, so rather something easy",
    "le mercredi je suis crevé, plutôt quelque chose de tranquille",
  ])("asks for an easy day: %s", (text) => expect(effects(text)).toEqual(["nothing hard on Wednesdays"]));

  test("a club that runs reps has the fast run", () => {
    expect(read("Tuesday is club, 7pm, whatever Malcolm shouts at us, usually reps").days).toMatchObject([
      { weekdays: [2], isFastDay: true },
    ]);
  });

  test("a low ceiling closes the standing press, and no shoulder", () => {
    expect(effects("the ceiling is low, I can't press a bar over my head unless I'm sitting down")).toEqual(["no standing work overhead"]);
  });

  test("a list behind dates is what there is then", () => {
    expect(read("20th-27th at the inlaws in Cornwall, trainers and a band and that's it").days).toMatchObject([
      { from: "2026-12-20", until: "2026-12-27", only: ["band"] },
    ]);
    expect(read("We're at my mum's in Cornwall 23rd to 28th Dec, can run there but its all hills").days).toMatchObject([
      { from: "2026-12-23", until: "2026-12-28", only: [] },
    ]);
    expect(read("my wife is away 23rd to 28th Dec").days).toEqual([]);
  });

  test("a class with a coach has no kit of the garage", () => {
    const { days } = read("lundi et jeudi soir avec le coach, le mardi et le dimanche c'est chez moi dans le garage (barre, rack, banc)");
    expect(days).toMatchObject([{ weekdays: [2, 7], only: ["barbell", "rack", "bench"] }]);
  });
});

describe("a count of some weeks is none of every week", () => {
  test.each(["Nights w/c 7 Dec, 3 sessions is plenty in those weeks", "in den Nachtwochen reichen drei Einheiten pro Woche"])(
    "%s",
    (text) => expect(read(text).days.filter(({ mostDays, from }) => mostDays !== undefined && from === undefined)).toEqual([]),
  );

  test.each(["I work nights, 3 days a week max", "nursing exams are hard, 3 sessions a week is plenty"])("of every week: %s", (text) =>
    expect(read(text).days).toMatchObject([{ mostDays: 3 }]),
  );

  test("of every week it is", () => expect(read("Drei Einheiten pro Woche reichen mir.").days).toMatchObject([{ mostDays: 3 }]));
});
