import { expect, test } from "vitest";
import { turfIn } from "./stated-turf.ts";
import { meetPracticeIn } from "./stated-meet-practice.ts";

test.each([
  ["My gym has a sled but only about 10 metres of turf", 10],
  ["our turf is 15 m long", 15],
  ["12.5 m sled lane", 12.5],
  ["Der Kunstrasen ist nur 12 m", 12],
  ["unos 10 metros de césped", 10],
  ["10 mètres de gazon", 10],
  ["I run 10 km on turf", undefined],
  ["The race has 12.5 m of turf", undefined],
  ["turf burns after 90 m sprints", undefined],
])("the floor of the sleds: %s", (text, metres) => expect(turfIn(text)).toBe(metres));

test.each([
  ["I was so nervous I forgot the bench commands", { commands: true, depth: false }],
  ["At my last meet I had two squats turned down for depth", { commands: false, depth: true }],
  ["Kommandos üben", { commands: true, depth: false }],
  ["no need to practise the bench commands", { commands: false, depth: false }],
  ["I command a ship", { commands: false, depth: false }],
])("what is practised for the judges: %s", (text, practice) => expect(meetPracticeIn(text)).toEqual(practice));
