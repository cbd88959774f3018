import { describe, expect, test } from "vitest";
import { FOCUS, GENDER, LEVEL, levelOrIntermediate, getSex } from "./athlete.ts";

describe("every documented reading has one canonical value", () => {
  test.each([
    ["male", "male"],
    ["non-binary", "non_binary"],
    ["prefer-not-to-say", "undisclosed"],
    ["prefer_not_to_say", "undisclosed"],
    ["other", "other"],
  ])("gender %s", (reading, canonical) => expect(GENDER.read(reading)).toBe(canonical));

  test.each([
    ["competitor", "elite"],
    ["competitive", "elite"],
    ["elite", "elite"],
    ["Advanced", "advanced"],
  ])("level %s", (reading, canonical) => expect(LEVEL.read(reading)).toBe(canonical));

  test.each(["crossfit", "hyrox", "triathlon", "running", "powerlifting", "strength", "general"])("focus %s", (reading) =>
    expect(FOCUS.read(reading)).toBe(reading),
  );

  test("every stored value reads back, and so does its label", () => {
    for (const list of [GENDER, LEVEL, FOCUS]) {
      for (const value of list.values) {
        expect(list.read(value)).toBe(value);
        expect(list.read((list.labels as Record<string, string>)[value])).toBe(value);
      }
    }
  });
});

test("an unknown reading is not guessed", () => {
  expect(FOCUS.read("yoga")).toBeUndefined();
  expect(GENDER.read(3)).toBeUndefined();
  expect(levelOrIntermediate("superhuman")).toBe("intermediate");
  expect(getSex("non_binary")).toBeUndefined();
});
