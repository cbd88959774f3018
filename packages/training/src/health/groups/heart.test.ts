import { expect, test } from "vitest";
import { readHealth } from "../read-health.ts";

const limitsOf = (note: string) => readHealth(note, "2026-11-30").limits;

test.each([
  "Traitement pour la tension depuis l'an dernier (ramipril), cardio vu en octobre, feu vert pour tout.",
  "Blood pressure tablets (ramipril), saw the cardiologist in October, cleared for everything",
  "Hipertensión con enalapril, cardiólogo en octubre, luz verde para todo",
  "pressione alta, ramipril, cardiologo visto a ottobre, via libera per tutto",
  "hipertensão, ramipril, cardiologista em outubro, liberado para tudo",
])("treated blood pressure that a cardiologist cleared for everything: %s", (note) =>
  expect(limitsOf(note)).toMatchObject({ rpe: 10, percent: 100, tests: true, cooldownMinutes: 10 }),
);

test.each([
  "Blood pressure tablets, cardiologist in 2023 cleared me for everything",
  "Traitement pour la tension (ramipril), cardio vu en octobre, feu vert pour tout sauf le lourd",
  "ramipril, cardio appointment in December, hope for feu vert pour tout",
  "ramipril, physio cleared me for everything",
  "ramipril, cleared for everything",
  "ramipril, cardiologist cleared me for walking",
  "ramipril, my cardiologist has not cleared me for everything",
  "ramipril, cardiologist happy with my walking. Surgeon cleared me for everything",
  "ramipril, blood pressure not controlled, cardiologist cleared me for everything",
  "blood pressure 165/100, ramipril, cardiologist cleared me for everything",
  "stent 2024, ramipril, cardiologist cleared me for everything in October",
  "I have high blood pressure, cardiologist cleared me for everything",
])("anything less keeps its ceiling: %s", (note) => expect(limitsOf(note)).toMatchObject({ tests: false }));
