import { expect, test } from "vitest";
import { ownLoad, type OwnPlanned } from "./own-planned.ts";

test.each<[OwnPlanned["type"], string, iron: number, pace: number]>([
  [null, "Easy ride", 0, 120],
  [null, "Mobility class", 0, 120],
  [null, "Club ride", 0, 240],
  [null, "Gym with Anna", 240, 0],
  [null, "Football match", 120, 120],
  [null, "Something", 120, 120],
  ["strength", "Easy session", 120, 0],
  ["recovery", "Sauna", 0, 240],
  // Near misses: a part of a word says nothing.
  [null, "Bride's party", 120, 120],
  [null, "Uneasy", 120, 120],
])("an hour of type %s named %s weighs %d above and %d below the rod", (type, title, iron, pace) => {
  expect(ownLoad({ type, title, duration: 60 })).toEqual({ iron, pace });
});
