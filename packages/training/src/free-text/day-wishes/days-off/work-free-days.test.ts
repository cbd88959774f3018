import { expect, test } from "vitest";
import { readWishes } from "#training/statements/wishes/wishes.ts";

const TODAY = "2026-11-30";

test.each([
  ["Quarta é a minha folga, é o dia melhor p/ o treino maior.", [3]],
  ["Wednesday is my day off work, best day for the biggest session", [3]],
  ["Wednesday is my day off, so the best day for the long run", [3]],
  ["Mittwoch ist mein freier Tag, da passt die große Einheit", [3]],
  ["El miércoles es mi día libre, el mejor para el entreno más largo", [3]],
  ["Le mercredi est mon jour de repos au travail, idéal pour la grosse séance", [3]],
  ["Mercoledì è il mio giorno libero, il migliore per l'allenamento più lungo", [3]],
  ["Woensdag is mijn vrije dag, ideaal voor de lange training", [3]],
] as const)("a day off work has the longest session: %s", (text, weekdays) => {
  const { days } = readWishes(text, TODAY);
  expect(days.some(({ isOff }) => isOff === true)).toBe(false);
  expect(days.filter(({ isLong }) => isLong === true).flatMap((limit) => limit.weekdays)).toEqual(weekdays);
});

test.each([
  "Thursday is my day off work",
  "Quinta é folga do trabalho",
  "Le jeudi c'est mon jour de repos du travail",
  "Jueves es mi día libre del trabajo",
  "Giovedì è il mio giorno libero dal lavoro",
  "Donnerstag ist mein freier Tag, da hab ich mehr Zeit",
  "Donderdag is mijn vrije dag, dan heb ik de meeste tijd",
])("a day off work stays open: %s", (text) => {
  expect(readWishes(text, TODAY).days).toEqual([]);
});

test.each([
  "Wednesday is my day off",
  "Quarta folga",
  "Quarta é a minha folga, não treino",
  "Miércoles descanso",
  "Wednesday is my day off, no training please",
  "Mercredi jour de repos",
  "Wednesday off",
])("a day off training has none: %s", (text) => {
  const off = readWishes(text, TODAY).days.filter(({ isOff }) => isOff === true);
  expect([...new Set(off.flatMap(({ weekdays }) => weekdays))]).toEqual([3]);
});
