import { expect, test } from "vitest";
import { readWishes } from "#training/statements/wishes/wishes.ts";

const TODAY = "2026-11-30";
const offOf = (text: string) =>
  readWishes(text, TODAY).days.flatMap(({ isOff, weekdays, from, until }) =>
    isOff !== true ? [] : [from === undefined ? weekdays.join() : `${from.slice(5)} ${(until ?? from).slice(5)}`],
  );

test.each([
  ["Friday has to stay a rest day.", "5"],
  ["I want a rest day on Fridays.", "5"],
  ["Der Freitag soll ein Ruhetag bleiben.", "5"],
  ["Ich möchte dienstags Pause machen.", "2"],
  ["El viernes tiene que ser un día de descanso.", "5"],
  ["Quiero descansar los martes.", "2"],
  ["Le vendredi doit rester un jour de repos.", "5"],
  ["Je veux me reposer le mardi.", "2"],
  ["Voglio riposare il martedì.", "2"],
  ["Quero descansar às terças.", "2"],
  ["Vrijdag moet een rustdag blijven.", "5"],
])("a day of rest that is named is off, and no other: %s", (text, weekdays) => {
  expect(offOf(text)).toEqual([weekdays]);
  expect(readWishes(text, TODAY).days.every(({ mostDays }) => mostDays === undefined)).toBe(true);
});

test.each(["Two rest days a week, please.", "I don't need a rest day on Friday.", "I need a rest day after my long run."])(
  "no day is off: %s",
  (text) => expect(offOf(text)).toEqual([]),
);

test.each([
  ["I can't train on 24, 25 and 26 December.", ["12-24 12-26"]],
  ["I can't train on 24 and 28 December.", ["12-24 12-24", "12-28 12-28"]],
  ["I can't train on December 24th and 25th.", ["12-24 12-25"]],
  ["No training on 12 December please.", ["12-12 12-12"]],
  ["Am 24., 25. und 26. Dezember kann ich nicht trainieren.", ["12-24 12-26"]],
  ["No puedo entrenar el 24, 25 y 26 de diciembre.", ["12-24 12-26"]],
  ["Je ne peux pas m'entraîner les 24, 25 et 26 décembre.", ["12-24 12-26"]],
  ["Non posso allenarmi il 24, 25 e 26 dicembre.", ["12-24 12-26"]],
  ["Não posso treinar nos dias 24, 25 e 26 de dezembro.", ["12-24 12-26"]],
  ["Ik kan niet trainen op 24, 25 en 26 december.", ["12-24 12-26"]],
])("dates that are named one by one have no training: %s", (text, dates) => expect(offOf(text)).toEqual(dates));

test.each(["I can't train hard on 24 December.", "I can't run on 12 December.", "My race is on 12 December.", "I can't train 30 sets"])(
  "no date is off: %s",
  (text) => expect(offOf(text)).toEqual([]),
);

test.each([
  ["No training 24-27 dec pls, we're at my mum's.", ["12-24 12-27"]],
  ["No training 24 to 27 December.", ["12-24 12-27"]],
  ["Can't train 24 Dec to 2 Jan.", ["12-24 01-02"]],
  ["Vom 24. bis 27. Dezember kein Training.", ["12-24 12-27"]],
  ["Du 24 au 27 décembre pas d'entraînement.", ["12-24 12-27"]],
])("a stretch of dates is off from its first day to its last: %s", (text, dates) => expect(offOf(text)).toEqual(dates));
