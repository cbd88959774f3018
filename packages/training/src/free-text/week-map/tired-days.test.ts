import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";

function easyDays(dislikes: string) {
  const { days } = readAthlete({ ...HYBRID, injuries: "", dislikes }, "2026-11-30");
  return days.filter(({ isEasy }) => isEasy === true).flatMap(({ weekdays }) => weekdays);
}

describe("a long day at work leaves nothing hard for its evening", () => {
  test.each([
    ["I'm a vet with my own practice, Mondays I'm on my feet for ten hours and in the evening there is not much left in me", [1]],
    ["On Thursdays I work 12 hours and I'm wrecked in the evening", [4]],
    ["Dienstags stehe ich zehn Stunden auf den Beinen, abends bin ich platt", [2]],
    ["Los lunes trabajo diez horas de pie y por la noche estoy muerta", [1]],
  ])("%s", (text, weekdays) => expect(easyDays(text)).toEqual(weekdays));

  test.each([
    "On Thursdays I work 12 hours and train in the evening",
    "Mondays I'm wrecked if I squat on Sunday",
    "I'm on my feet for ten hours and in the evening there is not much left in me",
  ])("near miss: %s", (text) => expect(easyDays(text)).toEqual([]));
});
