import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = "2026-11-30";
const listsOf = (text: string) => readWishes(text, TODAY).days.filter(({ only = [] }) => only.length > 0);

test.each([
  "Gym is closed Dec 24-26 but I have a jump rope and a 35 lb KB in the garage",
  "Das Studio ist vom 24. bis 26. Dezember zu, daheim habe ich ein Springseil und eine Kettlebell 16 kg",
  "La salle est fermée du 24 au 26 décembre mais j'ai une corde à sauter et un kettlebell dans le garage",
])("own kit beside a closure is that of its dates: %s", (text) => {
  const lists = listsOf(text);
  expect(lists).toEqual([expect.objectContaining({ from: "2026-12-24", until: "2026-12-26" })]);
  expect(lists[0]?.only).toContain("jump rope");
});

test.each([
  "If it rains I train at home, I have two dumbbells",
  "Wenn es regnet trainiere ich daheim mit zwei Kurzhanteln 10 kg",
  "Über die Feiertage hat das Studio zu, daheim habe ich eine Kettlebell 16 kg",
  "Si llueve entreno en casa, tengo dos mancuernas de 10 kg",
  "S'il pleut je m'entraîne à la maison avec deux haltères de 10 kg",
  "Se piove mi alleno a casa, ho due manubri da 10 kg",
  "Se chover treino em casa, tenho dois halteres de 10 kg",
  "Als het regent train ik thuis, ik heb twee dumbbells van 10 kg",
])("own kit of days without dates is not all there is: %s", (text) => {
  expect(listsOf(text)).toEqual([]);
});

test.each([
  "No gym, I've got two 5 kg dumbbells",
  "My gym closed down, I have two dumbbells at home",
  "Ich trainiere daheim mit zwei Kurzhanteln 10 kg",
  "En casa tengo dos mancuernas de 10 kg",
])("a list without an occasion is all there is: %s", (text) => {
  expect(listsOf(text)).toEqual([expect.not.objectContaining({ until: expect.anything() as unknown })]);
});
