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
  ["the dog gets an hour every evening", 60],
  ["I push the stroller an hour a day", 60],
  ["Two dogs, so I'm out walking 90 min a day", 90],
  ["We walk half an hour after dinner", 30],
  ["dog walk 45 min every morning and evening", 45],
  ["In der Mittagspause gehe ich 30 min spazieren", 30],
  ["O cachorro passeia uma hora toda noite", 60],
  ["My back is sore after an hour of walking the dog", undefined],
  ["I want to walk a lot more", undefined],
  ["My foot hurts when I walk a lot", undefined],
  ["Love hiking", undefined],
  ["In May my sister and I are walking in Madeira, four hours a day with plenty of steps down", undefined],
  ["Next summer we go on a trek, walking an hour every day", undefined],
  ["Im Mai wandern wir, jeden Tag eine Stunde spazieren", undefined],
  ["In the evening I walk the dog for 40 minutes every day", 40],
])("%s", (text, minutes) => {
  expect(dailyWalkIn(text)?.minutes).toBe(minutes);
});
