import { describe, expect, test } from "vitest";
import { mendTimes } from "./spelling.ts";

describe("slips in words of time", () => {
  test.each([
    ["q tengo el juevs", "q tengo el jueves"],
    ["whats on wensday", "whats on wednesday"],
    ["move it to thrusday", "move it to thursday"],
    ["was steht am Donerstag an", "was steht am donnerstag an"],
    ["et dimanhe?", "et dimanche?"],
    ["e giovdi?", "e giovedi?"],
    ["how far in ocotber", "how far in october"],
  ])("%s", (typed, meant) => {
    expect(mendTimes(typed)).toBe(meant);
  });

  test.each([
    "montage of my snatch",
    "ein Sundae nach dem Lauf",
    "any day but Sundays",
    "morgens um sechs",
    "le domaine skiable",
    "demander au coach",
    "en septiembre y octubre",
    "jeden Samstag",
    "an everyday holiday, no birthday",
    "saturated fat",
    "mañana por la mañana",
    "my friends ride at the weekends",
  ])("%s stays", (typed) => {
    expect(mendTimes(typed)).toBe(typed);
  });
});
