import { expect, test } from "vitest";
import { statedHyroxTime } from "./stated-hyrox-time.ts";

const RACE = [{ type: "hyrox", date: "2027-04-03", priority: "A" }] as const;

test.each([
  ["J'ai fait 1h34 en open l'an dernier et je perds du temps sur les wall balls", 5640],
  ["My last Hyrox was 1:28:40", 5320],
  ["Hyrox Bestzeit 1:31", 5460],
  ["Hice 1 h 40 en mi primer Hyrox", 6000],
  ["L'anno scorso Hyrox: ho chiuso in 95 minuti", 5700],
])("the time of a finished Hyrox: %s", (dislikes, seconds) => {
  expect(statedHyroxTime({ dislikes, competitions: RACE })).toBe(seconds);
});

test.each([
  "I want to finish my Hyrox in 1:20",
  "Ziel beim Hyrox ist 1:25",
  "Hyrox doubles last year in 1:12",
  "I did a half marathon in 1:40, now Hyrox",
  "quiero bajar de 1h30 en Hyrox",
  "My Sunday ride was 1:45",
  "did my first Hyrox last year",
])("no such time: %s", (dislikes) => {
  expect(statedHyroxTime({ dislikes, competitions: RACE })).toBeUndefined();
});
