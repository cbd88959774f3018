import { expect, test } from "vitest";
import { dislikedMovements } from "../wished-exercises/dislikes.ts";
import { likedNames } from "../wished-exercises/wished-objects.ts";
import { HYBRID } from "#test/athletes.ts";

function disliked(dislikes: string): readonly string[] {
  return dislikedMovements({ ...HYBRID, dislikes });
}

/** A partner's taste is nobody's but the partner's. */
test.each([
  "Mi compi Dani corre el 10k en 44 y el trineo no le va.",
  "My partner hates the sled.",
  "Sled is mine, she hates it and he is bad at rowing.",
  "Mein Partner hasst Burpees.",
  "Ma partenaire déteste le rameur.",
  "Al mio amico Luca, gli piace poco la slitta.",
])("%s leaves everything in", (text) => {
  expect(disliked(text)).toEqual([]);
});

/** Nor does the plan run for what a partner runs. */
test.each([
  "Ich starte mit meiner Kollegin im Doubles und sie läuft etwas schneller als ich",
  "he's way faster than me running",
  "mi compañera corre más rápido que yo",
  "elle court plus vite que moi",
])("%s asks for nothing", (dislikes) => {
  expect([...likedNames(dislikes)]).toEqual([]);
});

test.each(["I love running", "laufen mag ich", "correr me encanta", "j'adore courir"])("%s asks for runs", (dislikes) => {
  expect([...likedNames(dislikes)].length).toBeGreaterThan(0);
});

test.each([
  ["El trineo no me va.", "Sled push"],
  ["I hate the sled.", "Sled push"],
  ["Ich hasse Burpees, mein Partner ist nett.", "Burpee"],
  ["Je déteste le rameur.", "Row erg"],
  ["Odio los burpees pero mi compi no.", "Burpee"],
])("%s leaves out %s", (text, name) => {
  expect(disliked(text)).toContain(name);
});
