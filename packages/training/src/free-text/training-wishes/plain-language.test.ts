import { expect, test } from "vitest";
import { wantsPlainWords } from "./plain-language.ts";

test.each([
  "Please use plain words, I had to google what AMRAP was.",
  "no AMRAP and RPE please, plain words",
  "Skip the jargon",
  "I don't know what RPE means",
  "Sprich normal mit mir, ich verstehe kein RPE",
  "Bitte keine Fachbegriffe",
  "Palabras sencillas por favor, sin siglas",
  "Parlez-moi avec des mots simples, sans jargon",
  "Parole semplici, senza sigle",
  "Palavras simples, sem siglas por favor",
  "Gewone taal graag, geen afkortingen",
])("%s", (dislikes) => {
  expect(wantsPlainWords({ dislikes })).toBe(true);
});

test.each([
  "I hate AMRAPs",
  "no EMOM please",
  "normal sessions are fine",
  "My English is plain bad",
  "Ich laufe normal",
  "I like simple workouts",
])("not asked for: %s", (dislikes) => {
  expect(wantsPlainWords({ dislikes })).toBe(false);
});
