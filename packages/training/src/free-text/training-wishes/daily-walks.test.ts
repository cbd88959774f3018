import { expect, test } from "vitest";
import { dailyWalkIn } from "./daily-walks.ts";

test.each([
  ["I walk the dog an hour every day", 60],
  ["I walk a lot already", 45],
  ["I don't need telling to do more steps", 45],
  ["On my feet all day at work", 45],
  ["Ich gehe viel zu Fuß, keine zusätzlichen Wege bitte", 45],
  ["Ya camino mucho todos los días", 45],
  ["Je marche déjà beaucoup", 45],
  ["Cammino già abbastanza", 45],
  ["Já ando muito", 45],
  ["Ik wandel al veel", 45],
  ["I want to walk a lot more", undefined],
  ["My foot hurts when I walk a lot", undefined],
  ["Love hiking", undefined],
])("%s", (text, minutes) => {
  expect(dailyWalkIn(text)?.minutes).toBe(minutes);
});
