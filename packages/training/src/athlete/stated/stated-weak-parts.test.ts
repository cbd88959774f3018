import { expect, test } from "vitest";
import { statedWeakParts } from "./stated-weak-parts.ts";

test.each([
  ["My core and glutes are weak.", ["glutes", "core"]],
  ["I run a lot. Weak glutes, tight schedule", ["glutes"]],
  ["Meine Waden sind schwach.", ["calves"]],
  ["Mi punto débil son los isquios", ["hamstrings"]],
  ["Mes fessiers sont mon point faible", ["glutes"]],
  ["Struggle with my core in the last kilometres", ["core"]],
])("%s", (text, parts) => {
  expect(statedWeakParts(text)).toEqual(parts);
});

// Pain, an injury's story, somebody else's and what is not weak ask for no strength of their own.
test.each([
  "My calf hurts and feels weak",
  "My calf has been weak since the tear",
  "Her glutes are weak, mine are fine",
  "My glutes are not weak",
  "Core session at the gym on Mondays",
  "Meine Waden sind seit der OP schwach",
  "Meine Waden sind nicht schwach",
  "Mi amigo tiene los gemelos flojos",
  "Mes mollets me font mal, c'est mon point faible",
  "Sled push is my weak station",
])("nothing of: %s", (text) => {
  expect(statedWeakParts(text)).toEqual([]);
});
