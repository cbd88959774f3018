import fc from "fast-check";
import { expect, test } from "vitest";
import { utf8 } from "#server/rest/response/render.ts";

test("texts of any letters and length have the bytes of UTF-8, one after the other", () => {
  const kinds = ["ascii", "Größe", "5 × 5 – easy", "日本語", "🏋️‍♀️"];
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ unit: "grapheme" }), fc.integer({ min: 0, max: 40_000 }), (kind, any, times) => {
      const text = any + kind.repeat(Math.ceil(times / kind.length));
      expect(Buffer.compare(utf8(text), Buffer.from(text))).toBe(0);
    }),
  );
  const longest = "–".repeat(1_500_000);
  expect(Buffer.compare(utf8(longest), Buffer.from(longest))).toBe(0);
});

test("what was made stays when the next one is made", () => {
  const first = utf8("a–".repeat(2000));
  utf8("b×".repeat(2000));
  expect(Buffer.from(first).toString()).toBe("a–".repeat(2000));
});
