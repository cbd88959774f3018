import fc from "fast-check";
import { expect, test } from "vitest";
import { splitDose } from "./split-dose.ts";

test.each([
  [720, 240, 3, 240],
  [630, 240, 2, 300],
  [660, 300, 2, 300],
  [945, 300, 3, 300],
  [540, 180, 3, 180],
])("%i s in repetitions of about %i s are %i × %i s", (total, preferred, count, seconds) => {
  expect(splitDose(total, preferred)).toEqual({ count, seconds });
});

test("repetitions are whole minutes, or halves below three, and never more than the dose", () => {
  fc.assert(
    fc.property(fc.integer({ min: 240, max: 2400 }), fc.integer({ min: 60, max: 600 }), (total, preferred) => {
      const { count, seconds } = splitDose(total, preferred);
      expect(seconds % (seconds >= 180 ? 60 : 30)).toBe(0);
      expect(count * seconds).toBeLessThanOrEqual(total);
    }),
    { seed: 1 },
  );
});
