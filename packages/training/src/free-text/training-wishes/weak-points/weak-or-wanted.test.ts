import { describe, expect, test } from "vitest";
import { dislikedMovements } from "#training/statements/wished-exercises/dislikes.ts";
import { readWeekWishes } from "../../week-wishes.ts";

const TODAY = "2026-11-27";
type Frame = (one: string, other: string) => string;

/** How each language speaks of weak and wanted things, with two names of exercises in that language. */
const FRAMES: readonly (readonly [names: readonly [string, string], frames: readonly Frame[]])[] = [
  [
    ["snatch", "front squat"],
    [
      (a, b) => `${a} and ${b} are my weakest lifts`,
      (a, b) => `I want to improve my ${a} and ${b}`,
      (a, b) => `${a} and ${b} need work`,
      (a, b) => `work on ${a} and ${b}`,
    ],
  ],
  [
    ["Kniebeugen", "Kreuzheben"],
    [(a, b) => `${a} und ${b} sind meine Schwäche`, (a, b) => `Ich möchte ${a} und ${b} verbessern`, (a, b) => `${a} und ${b} steigern`],
  ],
  [
    ["arrancada", "sentadilla"],
    [
      (a, b) => `Quiero mejorar la ${a} y la ${b}`,
      (a, b) => `La ${a} y la ${b} son mi punto débil`,
      (a, b) => `la ${a} y la ${b} se me dan mal`,
    ],
  ],
  [
    ["arraché", "squat"],
    [(a, b) => `Je veux progresser en ${a} et en ${b}`, (a, b) => `${a} et ${b} sont mes points faibles`],
  ],
  [
    ["strappo", "slancio"],
    [(a, b) => `Voglio migliorare lo ${a} e lo ${b}`, (a, b) => `lo ${a} e lo ${b} sono il mio punto debole`],
  ],
  [
    ["snatch", "deadlift"],
    [(a, b) => `Quero melhorar o ${a} e o ${b}`, (a, b) => `o ${a} e o ${b} são o meu ponto fraco`],
  ],
  [
    ["snatch", "deadlift"],
    [(a, b) => `Ik wil mijn ${a} en ${b} verbeteren`, (a, b) => `${a} en ${b} zijn mijn zwakke punt`],
  ],
];

describe("what is weak or wanted better", () => {
  const sentences = FRAMES.flatMap(([[a, b], frames]) => frames.flatMap((frame) => [frame(a, b), frame(b, a)]));

  test.each(sentences)("is no dislike: %s", (text) => {
    expect(dislikedMovements({ dislikes: text, focus: "crossfit" })).toEqual([]);
  });

  test("every name of the list is told as such", () => {
    const told = readWeekWishes("Sled push and wall balls are my weakest stations", TODAY, true).wishes.map((wish) => wish.told);
    expect(told).toEqual([
      { kind: "weak-stations", names: ["Sled push"] },
      { kind: "weak-stations", names: ["Wall ball"] },
    ]);
  });

  test.each([
    "burpees and thrusters",
    "I hate lunges and burpees",
    "Burpees und Thruster mag ich nicht",
    "odio los burpees y los thrusters",
  ])("a dislike stays one: %s", (text) => {
    expect(dislikedMovements({ dislikes: text, focus: "crossfit" }).length).toBeGreaterThan(0);
  });
});

describe("what somebody hates and knows to need", () => {
  test.each(["I hate the ski erg, so it probably needs work", "I hate burpees but they need work"])("%s: is trained", (text) => {
    expect(dislikedMovements({ dislikes: text, focus: "crossfit" })).toEqual([]);
  });
  test.each(["I hate the ski erg", "I hate burpees, no more of them", "I hate burpees and work a lot", "odio los burpees"])(
    "%s: is left out",
    (text) => {
      expect(dislikedMovements({ dislikes: text, focus: "crossfit" })).not.toEqual([]);
    },
  );
});
