import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { statedGoals } from "../../athlete/stated/stated-goals.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import { readWishObjects } from "../../statements/wished-exercises/wished-objects.ts";
import { readWeekWishes } from "../week-wishes.ts";

const TODAY = "2026-12-04";

function wishesIn(text: string) {
  return readWeekWishes(text, TODAY, true).wishes;
}

describe("a lift with its number", () => {
  test.each([
    ["I want 125 deadlift in April", "deadlift", 125],
    ["my goal is a 140 squat", "backSquat", 140],
  ])("is a target: %s", (dislikes, movement, target) => expect(statedGoals({ dislikes })).toMatchObject([{ movement, target }]));

  test.each(["I want 100 squats in a row", "I want 5x100 squat", "I did a 125 deadlift in April"])("near miss: %s", (dislikes) =>
    expect(statedGoals({ dislikes })).toEqual([]),
  );
});

describe("wishes about the race are goals", () => {
  test.each([
    "I would be happy to finish and not be last out of the water",
    "Ich will nicht als Letzte ankommen",
    "no quiero ser la última",
  ])("%s", (text) => {
    expect(wishesIn(text).map(({ told }) => told?.kind)).toContain("goal");
    expect(readWishObjects(text).filter(({ polarity, objects }) => polarity === "negative" && objects.length > 0)).toEqual([]);
  });

  test("trouble with long work is an aim and no ceiling", () => {
    const text = "At the last competition I died in everything longer than 12 minutes, I really want that to change.";
    const { health } = readAthlete({ ...HYBRID, injuries: "", dislikes: text }, TODAY);
    expect(wishesIn(text)).toMatchObject([{ told: { kind: "goal" } }]);
    expect(health.limits.scoredMinutes).toBe(readAthlete({ ...HYBRID, injuries: "", dislikes: "" }, TODAY).health.limits.scoredMinutes);
  });

  test("a ceiling of minutes stays one", () =>
    expect(readAthlete({ ...HYBRID, injuries: "", dislikes: "nothing longer than 20 minutes" }, TODAY).health.limits.scoredMinutes).toBe(
      20,
    ));
});

describe("a test that others set", () => {
  test.each([
    "In March the federation has the fitness test again (repeated 75 m runs) and last year I failed it",
    "Police entry test on 12 February",
    "Im März ist der Sporttest",
  ])("is asked for with its date: %s", (text) => expect(wishesIn(text)[0]?.effect).toContain("enter it as a competition"));

  test.each(["Blood test in March", "I did the fitness test last year", "I would like to test my 1RM in March"])("near miss: %s", (text) =>
    expect(wishesIn(text).filter(({ effect }) => effect?.includes("enter it as a competition") === true)).toEqual([]),
  );
});

describe("everyday words ask for no exercise", () => {
  test.each([
    "I make crowns and bridges in a dental lab, so I sit bent over a bench all day",
    "the coach there is strict",
    "I sleep on the couch",
    "ich sitze den ganzen Tag gebeugt an der Werkbank",
    "which I have not told many people",
    "nobody else uses it",
  ])("%s", (text) => expect(readWishObjects(text).filter(({ objects }) => objects.length > 0)).toEqual([]));

  test.each([
    ["I love bench", "bench press"],
    ["no bench in my office gym", "bench press"],
    ["I hate strict pull-ups", "strict pull-ups"],
    ["glute bridges please", "hip thrusts and bridges"],
  ])("near miss: %s", (text, label) =>
    expect(readWishObjects(text).flatMap(({ objects }) => objects.map((object) => object.label))).toContain(label),
  );
});

test("a day that is free already is no wish that cannot be met", () => {
  const dislikes = "after night shifts, mostly Wednesdays, I am no use and would rather have that day free";
  const result = generatePlan({ ...HYBRID, dislikes }, { startDate: "2026-12-07", weeks: 4 });
  const texts = result.kind === "plan" ? result.plan.notes.map(({ text }) => text) : [];
  expect(texts.filter((text) => /cannot plan for this yet|Say which nights/u.test(text))).toEqual([]);
  expect(texts.join(" ")).toContain("no training on Wednesdays");
});

test("whoever referees through a game has tired legs that day and the next", () => {
  const text = "every Saturday afternoon I referee a league match, usually around 9 km with many short sprints";
  expect(wishesIn(text).flatMap(({ days }) => days)).toMatchObject([{ weekdays: [6, 7], closed: ["leg-strength", "run-fast"] }]);
  expect(wishesIn("every Saturday I referee my son's match").flatMap(({ days }) => days)).toEqual([]);
});
