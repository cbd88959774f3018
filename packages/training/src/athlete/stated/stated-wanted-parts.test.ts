import { expect, test } from "vitest";
import { statedWantedParts } from "./stated-wanted-parts.ts";

test.each([
  ["More arm work please, I want bigger biceps.", ["biceps"]],
  ["I'd like more shoulder exercises.", ["shoulders"]],
  ["More back exercises and fewer chest exercises.", ["back"]],
  ["I want to train my abs at every session.", ["core"]],
  ["I love kettlebells, please use them often.", ["kettlebells"]],
  ["Ich möchte mehr Bauchübungen.", ["core"]],
  ["Quiero más ejercicios de glúteos.", ["glutes"]],
  ["Me encantan las pesas rusas, ponlas a menudo.", ["kettlebells"]],
  ["Je voudrais plus d'exercices pour les fessiers.", ["glutes"]],
  ["Vorrei più esercizi per i glutei.", ["glutes"]],
  ["Quero mais exercícios de peito.", ["chest"]],
  ["Ik wil graag meer oefeningen voor mijn schouders.", ["shoulders"]],
])("more of a part is wanted: %s", (text, parts) => expect(statedWantedParts(text)).toEqual(parts));

test.each([
  "More back squats please.",
  "More chest-to-bar please.",
  "My shoulders need more rest.",
  "My shoulder hurts more now.",
  "I'm back in the gym, more motivated than ever.",
  "No more core work please.",
  "My arms are tired after more rowing than usual.",
])("no part is wanted: %s", (text) => expect(statedWantedParts(text)).toEqual([]));
