import { describe, expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = "2026-11-27";

describe("shifts and deadlines", () => {
  test.each([
    ["gardes de 24h, en général lundi et jeudi mais ça tourne, le lendemain je suis cuit si on est sorti la nuit -> rien de dur", [2, 5]],
    ["I work nights Tuesday, the day after I'm dead so nothing hard", [3]],
    ["guardias de 24h los martes, al día siguiente nada duro", [3]],
    ["turno di notte giovedì, il giorno dopo niente di pesante", [5]],
  ])("the day after a shift has nothing hard: %s", (text, weekdays) => {
    expect(readWishes(text, TODAY).days).toEqual([expect.objectContaining({ weekdays, isEasy: true })]);
  });

  test("night weeks without dates say what to do in them", () => {
    const { days, remarks } = readWishes("In der Nachtwoche bitte nix Hartes", TODAY);
    expect(days).toEqual([]);
    expect(remarks.join(" ")).toContain("in a week of night shifts, do half of every hard session");
  });

  test.each([
    ["thesis due 29 jan, the two weeks before that I'll be useless", "2027-01-15", "2027-01-29"],
    ["Examen am 20.1., die drei Wochen davor wenig Zeit", "2026-12-30", "2027-01-20"],
  ])("the weeks before a deadline are easy: %s", (text, from, until) => {
    expect(readWishes(text, TODAY).days).toEqual([expect.objectContaining({ from, until, isEasy: true })]);
  });

  test.each([
    "I do my long run Sunday, the day after I'm dead",
    "race on 29 jan, the two weeks before that lighter",
    "am nächsten Tag bin ich immer müde",
    "guardias los martes y punto",
    "exams are over since two weeks",
    "in der Nachtwoche trainiere ich vormittags",
  ])("no easy days: %s", (text) => {
    expect(readWishes(text, TODAY).days.filter(({ isEasy }) => isEasy === true)).toEqual([]);
  });
});

describe("a day that follows from a shift", () => {
  test.each([
    "I work nights on Wednesdays so Thursday I sleep till 3 and do something easy at most.",
    "Mittwochs Nachtschicht, donnerstags also höchstens was Lockeres.",
    "Je travaille de nuit le mercredi, donc le jeudi quelque chose de facile au plus.",
    "Los miércoles trabajo de noche, así que el jueves algo suave como mucho.",
    "Il mercoledì faccio la notte, quindi giovedì al massimo qualcosa di leggero.",
    "Trabalho à noite às quartas, então na quinta só algo leve.",
    "Woensdag nachtdienst, dus donderdag hooguit iets rustigs.",
    "Late shift on Wednesday so Thursday easy only.",
  ])("is the easy one: %s", (text) => {
    const easy = readWishes(text, TODAY).days.flatMap(({ isEasy, isOff, weekdays }) => (isEasy === true || isOff === true ? weekdays : []));
    expect(new Set(easy)).toContain(4);
  });

  test("near miss: nothing easy is asked for", () => {
    expect(
      readWishes("Night shift on Wednesday so Thursday I train in the evening", TODAY).days.some(
        ({ isEasy, weekdays }) => isEasy === true && weekdays.includes(4),
      ),
    ).toBe(false);
  });
});
