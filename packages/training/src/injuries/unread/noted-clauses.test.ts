import { expect, test } from "vitest";
import { changesNothing } from "./noted-clauses.ts";

test.each(["je m'y tiens", "I stick to it", "ich halte mich dran", "mi ci attengo", "ik hou me eraan"])("asks for nothing: %s", (words) => {
  expect(changesNothing(words)).toBe(true);
});

test.each(["stick to 10 km", "ich halte mich an 3 Tage", "I keep to the left knee brace"])("may ask for something: %s", (words) => {
  expect(changesNothing(words)).toBe(false);
});
