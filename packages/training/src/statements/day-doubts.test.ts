import { expect, test } from "vitest";
import { describeDayLimit } from "../free-text/availability.ts";
import { possibleDays } from "./possible-days.ts";
import { readWishes } from "./wishes/wishes.ts";

const ATHLETE = {
  focus: "running",
  availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 6], minutes: { 1: 60, 2: 60, 4: 60, 6: 60 } },
} as const;

function read(text: string) {
  const { days, remarks } = readWishes(text, "2026-11-30");
  const possible = possibleDays({ ...ATHLETE, availability: { ...ATHLETE.availability, weekdays: [1, 2, 4, 6] } }, days);
  return { effects: possible.days.map(describeDayLimit), remarks: [...remarks, ...possible.remarks].join("\n") };
}

test.each([
  ["Works do is friday the 11th and I know my state the next day so write that saturday off", "no training on Sat 12 Dec"],
  ["Diesen Samstag kann ich nicht, Hochzeit.", "no training on Sat 5 Dec"],
  ["Ce samedi pas d'entraînement", "no training on Sat 5 Dec"],
  ["Vacances du 19 décembre au 3 janvier. Avant ça pas touche au jeudi", "no training on Thursdays from Mon 30 Nov to Fri 18 Dec"],
])("one day or a stretch is not every week: %s", (text, effect) => expect(read(text).effects).toContain(effect));

test.each([
  "Thursdays its sauna straight after so dont finish me off that day",
  "Donnerstags mach mich bitte nicht fertig",
  "los jueves no me mates",
])("who is to be spared trains easily: %s", (text) => expect(read(text).effects).toEqual(["nothing hard on Thursdays"]));

test.each([
  ["Vacances du 19 décembre au 3 janvier, là je peux courir tous les jours", /train more then/u],
  ["thursdays run has to be over by 3 in the afternoon", /hour of the day/u],
  ["Samstag darf's gern 90 min sein", /Enter 90 there/u],
  ["le samedi matin je roule avec le club, 2h30 à peu près", /Enter 150 there/u],
  ["I row in the village gig sundays at 10, flat out for an hour", /no session on Sundays/u],
])("what the words do not bear is shown back: %s", (text, remark) => {
  const { effects, remarks } = read(text);
  expect(effects.filter((effect) => /no gym|nothing else|at most/u.test(effect))).toEqual([]);
  expect(remarks).toMatch(remark);
});

test.each([
  ["Segunda e terça só tenho 35 minutos no almoço, quinta e sábado à vontade", "sessions of 35 minutes at most on Mondays and Tuesdays"],
  ["im the one who opens the box mon + thu so those days ive 40 mins tops", "sessions of 40 minutes at most on Mondays and Thursdays"],
  ["I want to train on Friday instead of Thursday.", "training on Fridays instead of Thursdays"],
  ["Los jueves salgo del hospital a las 22, cámbiame el jueves por el viernes", "training on Fridays instead of Thursdays"],
  ["no training on Saturdays", "no training on Saturdays"],
  ["Saturdays 45 minutes at most", "sessions of 45 minutes at most on Saturdays"],
])("the days of a limit are those that were named: %s", (text, effect) => expect(read(text).effects).toEqual([effect]));

test.each([
  ["Thuis heb ik twee kettlebells van 16 en 24, maar ik kom gewoon in de sportschool", false],
  ["At home I have two kettlebells of 16 and 24, but I train at the gym", false],
  ["Zuhause habe ich zwei Kettlebells mit 16 und 24, trainiere aber im Studio", false],
  ["Thuis heb ik alleen twee kettlebells van 16 en 24", true],
])("kit at home is all there is only for whom trains there: %s", (text, isAll) =>
  expect(read(text).effects.some((effect) => effect.startsWith("only"))).toBe(isAll),
);

test.each([
  ["It's my 50th on the 19th so don't expect owt from me that day or the day after", ["no training from Sat 19 Dec to Sun 20 Dec"]],
  ["my daughters nativity is on the 10th, so that evening's gone", ["no training on Thu 10 Dec"]],
  ["Am 12. Dezember heiratet meine Schwester, da bin ich raus", ["no training on Sat 12 Dec"]],
  ["El 19 es mi cumple, no contéis conmigo ese día", ["no training on Sat 19 Dec"]],
  ["Don't expect 100 kg from me that day, on the 5 km I'm slow", []],
])("a date that an occasion takes: %s", (text, effects) => expect(read(text).effects).toEqual(effects));

test.each([
  ["por isso à terça e quinta não dá pra mais de 40 min", "sessions of 40 minutes at most on Tuesdays and Thursdays"],
  ["só posso terça e quinta e sábado", "no training on Mondays, Wednesdays, Fridays and Sundays"],
])("every day of a list counts: %s", (text, effect) => expect(read(text).effects).toContain(effect));

test.each(["I train at home on Tuesdays and at the gym on the other days.", "sábado posso ficar até me expulsarem"])(
  "a place or a long day is no plan of one day: %s",
  (text) => expect(read(text)).toMatchObject({ effects: [], remarks: expect.stringMatching(/change them there/u) }),
);

test.each([
  "le mardi j'ai 4h de gym avec les 6e. Mettez-moi un truc cool ce jour là, les grosses séances jambes plutôt le samedi",
  "Tuesdays I teach all day. Something easy that day please",
])("an easy day whose name stands in the sentence before: %s", (text) => expect(read(text).effects).toContain("nothing hard on Tuesdays"));
