import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete.ts";
import { withToldNumbers } from "./told-numbers.ts";

function told(dislikes: string, oneRepMax: Athlete["strength"]["oneRepMax"] = {}) {
  const { strength, history } = withToldNumbers({ ...HYBRID, injuries: "", dislikes, strength: { oneRepMax } });
  return { lifts: strength.oneRepMax, swim: history?.longestSwim?.value };
}

describe("numbers of today that stand in a sentence are used where the profile has none", () => {
  test.each([
    ["my bench is about 62.5 and has been stuck for a year", { benchPress: 62.5 }],
    ["Kreuzheben liegt bei 140 kg", { deadlift: 140 }],
    ["my squat sits at 100 kg", { backSquat: 100 }],
  ])("%s", (text, lifts) => expect(told(text).lifts).toEqual(lifts));

  test("an entered number stays", () => expect(told("my bench is about 62.5", { benchPress: 70 }).lifts).toEqual({ benchPress: 70 }));

  test.each([
    "my bench goal is 100 kg",
    "bench is 60 kg max, says my physio",
    "my squat is 5 x 5 on Mondays",
    "bench is 3 times a week",
    "my bench was 80 last year",
    "my brother's bench is 120",
  ])("near miss: %s", (text) => expect(told(text).lifts).toEqual({}));

  test.each([
    ["Taught myself crawl and I'm out of breath after 50 m.", 50],
    ["front crawl is the weak spot: 50 m and I'm hanging on the wall", 50],
    ["I can only swim two lengths without stopping", 50],
    ["Beim Kraulen muss ich nach 100 m eine Pause machen, außer Atem nach 100 m", 100],
  ])("how far somebody swims: %s", (text, metres) => expect(told(text).swim).toBe(metres));

  test.each(["I swam 1200 m and I'm done with my exams", "out of breath after 50 m of running", "The pool is 50 m long"])(
    "near miss: %s",
    (text) => expect(told(text).swim).toBeUndefined(),
  );
});
