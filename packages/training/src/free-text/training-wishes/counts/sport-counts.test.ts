import { expect, test } from "vitest";
import { readWeekWishes } from "../../week-wishes.ts";

const countsOf = (text: string) =>
  readWeekWishes(text, "2026-11-30", true).wishes.flatMap(({ told }) =>
    told?.kind === "sport-count" ? [`${told.sport} ${told.times}`] : [],
  );

test.each([
  ["I'd like to run three times a week.", ["run 3"]],
  ["I want to run 3x a week.", ["run 3"]],
  ["I'd like to swim twice a week.", ["swim 2"]],
  ["I'd like to ride twice a week.", ["bike 2"]],
  ["I want to lift twice a week.", ["strength 2"]],
  ["Ich möchte dreimal pro Woche laufen.", ["run 3"]],
  ["Quiero correr tres veces por semana.", ["run 3"]],
  ["Je veux nager deux fois par semaine.", ["swim 2"]],
  ["Vorrei correre tre volte a settimana.", ["run 3"]],
  ["Quero nadar duas vezes por semana.", ["swim 2"]],
  ["Ik wil drie keer per week hardlopen.", ["run 3"]],
])("so many sessions of a sport a week: %s", (text, counts) => expect(countsOf(text)).toEqual(counts));

test.each([
  "I run three times a week.",
  "I want to run hard twice a week.",
  "I don't want to run three times a week.",
  "I want to run at least three times a week.",
  "I want to train four times a week.",
  "My knee hurts when I run three times a week.",
])("no count: %s", (text) => expect(countsOf(text)).toEqual([]));
