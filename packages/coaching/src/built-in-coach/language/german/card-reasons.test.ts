import { expect, test } from "vitest";
import { reasonInGerman } from "./answer-in-german.ts";

test.each([
  ["It is on Fri 27 Nov now. Long run takes its day.", "Sie ist bisher am Fr 27. Nov. Long run rückt auf diesen Tag."],
  ["In Back squat 3 × 6 and row, Tue 1 Dec.", "In Back squat 3 × 6 and row, Di 1. Dez."],
  ["You have 30 minutes on Fri 27 Nov instead of 55.", "Du hast am Fr 27. Nov 30 Minuten statt 55."],
])("a card says in German why it is made: %s", (english, german) => {
  expect(reasonInGerman(english)).toBe(german);
});
