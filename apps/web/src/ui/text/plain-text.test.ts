import { describe, expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

describe("an excerpt", () => {
  test.each([
    ["# Row\n\n**Legs** first, *then* [arms](https://example.com).", "Row Legs first, then arms."],
    ["- one\n- two\n\n> said\n\n1. three", "one two said three"],
    ["Pace\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nthen", "Pace then"],
    ["```sh\nnpm start\n```\n`code`", "npm start code"],
    ["2 * 3 * 4 and snake_case", "2 * 3 * 4 and snake_case"],
  ])("of %j is %j", (markdown, text) => expect(plainText(markdown)).toBe(text));
});
