import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";
import { readDislikes } from "../../statements/wished-exercises/dislikes.ts";

const TODAY = "2026-11-30";

test.each([
  "J'ai un Wahoo Kickr et un vélo de route, pas de vélo de contre-la-montre.",
  "I have no time trial bike, just a road bike",
  "Ich habe kein Rennrad, aber ein Gravelbike",
  "no road bike just a gravel",
  "no tengo bici de contrarreloj",
  "non ho una bici da crono",
  "geen tijdritfiets",
  "no TT bike",
  "no 50m pool",
])("one kind that is missing closes no sport: %s", (text) => {
  expect(readWishes(text, TODAY).days).toEqual([]);
  expect(readDislikes(text)).toEqual([]);
});

test.each([
  ["no bike", "Long ride"],
  ["pas de vélo", "Long ride"],
  ["no TT bike and no bike at all", "Long ride"],
  ["no pool", "Swim intervals"],
])("the thing itself still counts: %s", (text, name) => {
  expect(readDislikes(text)).toContain(name);
});
