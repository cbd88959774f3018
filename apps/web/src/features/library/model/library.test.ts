import { describe, expect, test } from "vitest";
import { getAddress, getFilter } from "./filter.ts";
import { isId, teaser, topicText, wordsIn } from "./piece.ts";

describe("the library", () => {
  test.each(["", "q=taper&topic=race+week&type=faq"])("what is looked for stands in the address: %j", (address) => {
    expect(getAddress(getFilter(new URLSearchParams(address))).toString()).toBe(address);
  });
  test("an unknown type is any", () => expect(getFilter(new URLSearchParams("type=announcement")).kind).toBeUndefined());
  test.each([
    ["zone-two", false],
    ["20000000-0000-4000-8000-000000000001", true],
  ])("%j is an id: %j", (key, expected) => expect(isId(key)).toBe(expected));
  test("words", () => expect([wordsIn(" "), wordsIn("Row  with\nlegs")]).toEqual([0, 3]));
  test.each([
    ["Short and whole.", "Short and whole."],
    ["One sentence of some words. Then another one.", "One sentence of some words."],
    [`${"word ".repeat(9).trim()}.`, `${"word ".repeat(9).trim()}.`],
    ["Keep moving: walking, bike, hip thrusts, goblet squats to a box.", "Keep moving: walking, bike, hip thrusts, goblet…"],
    ["Lower the load, hold the effort, and keep it up, light, then race.", "Lower the load, hold the effort, and keep it up…"],
  ])("a summary is cut after a sentence or a word: %j", (summary, text) => expect(teaser(summary)).toBe(text));
  test("a topic", () => expect(topicText("race week")).toBe("Race week"));
});
