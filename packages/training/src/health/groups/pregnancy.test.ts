import { expect, test } from "vitest";
import { readHealth } from "../read-health.ts";

const TODAY = "2026-11-30";
const isPregnant = (note: string) => readHealth(note, TODAY).findings.some(({ group }) => group === "pregnancy");

test.each([
  "Had my second 14 months ago, section, the womens health physio signed me off for running in august. Used to get migraines but that stopped with the pregnancy, weirdly.",
  "My back hurt during the pregnancy, had my daughter 3 years ago",
  "Gave birth two years ago, reflux since the pregnancy",
  "In der Schwangerschaft hatte ich Ischias, Geburt vor 3 Jahren",
  "Mit der Schwangerschaft verschwand die Migräne, Entbindung vor 2 Jahren",
  "Avec la grossesse les migraines ont disparu, j'ai accouché il y a 14 mois",
  "Desde el embarazo ya no tengo migrañas, di a luz hace dos años",
  "Con la gravidanza mi è passata l'emicrania, ho partorito due anni fa",
  "Na gravidez tive dor ciática, tive bebé há dois anos",
  "Tijdens de zwangerschap had ik last van mijn bekken, bevallen in 2024",
])("a pregnancy that is a time of the past is none today: %s", (note) => expect(isPregnant(note)).toBe(false));

test.each([
  "Had my second 14 months ago and I'm pregnant again",
  "Pregnant with my second, had my first 3 years ago",
  "Migraines went away with this pregnancy, had my first 2 years ago",
  "My migraines stopped with the pregnancy, had my first in 2022. Week 20 now",
  "Stopped lifting during the pregnancy, had my first 2 years ago, second one is coming in March",
  "I stopped running with the pregnancy",
  "I had to stop running in pregnancy",
  "Since I got pregnant I feel sick",
  "I want to run until the birth, pregnancy is going well",
  "No migraines, due in May",
  "Wieder schwanger, Geburt vor 2 Jahren",
  "Seit der Schwangerschaft keine Migräne mehr, ET im Mai",
  "Enceinte de mon deuxième, accouchement il y a 3 ans",
  "Pendant ma grossesse je veux continuer à courir",
  "Embarazada de nuevo, di a luz hace dos años",
  "Durante el embarazo quiero seguir entrenando",
  "Incinta del secondo, ho partorito due anni fa",
  "Na gravidez quero continuar a treinar",
  "Tijdens de zwangerschap wil ik blijven trainen",
])("one that goes on, or of which nobody knows, stays: %s", (note) => expect(isPregnant(note)).toBe(true));

test("a birth of some weeks ago is a birth, whatever it is called", () => {
  expect(readHealth("Had my second 9 weeks ago, back pain stopped with the pregnancy", TODAY).findings.map(({ group }) => group)).toEqual([
    "postpartum",
  ]);
});
