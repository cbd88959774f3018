import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attempts } from "./attempts.ts";

describe("attempts", () => {
  test.each([
    [240, "powerlifting", false, [217.5, 230, 240]],
    [280, "powerlifting", false, [255, 270, 280]],
    [159.5, "powerlifting", true, [140, 150, 155]],
    [100, "weightlifting", false, [92, 97, 100]],
    [141, "weightlifting", false, [130, 136, 141]],
    [40, "powerlifting", false, [35, 37.5, 40]],
  ] as const)("of %f kg at a %s meet, careful %s: %j", (oneRepMax, kind, careful, expected) => {
    expect(attempts(oneRepMax, kind, { isCareful: careful })).toEqual(expected);
  });

  test("open at 85 to 88 % at a first meet", () => {
    expect(attempts(100, "powerlifting", { isCareful: true, isFirst: true })).toEqual([87.5, 92.5, 97.5]);
  });

  test("stay within a limit of health", () => {
    expect(attempts(200, "powerlifting", { cap: 0.7 })).toEqual([127.5, 135, 140]);
  });

  test("rise by at least one step, stay on the plates and never pass the maximum", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 450, noNaN: true }),
        fc.constantFrom("powerlifting" as const, "weightlifting" as const),
        (max, kind) => {
          const step = kind === "powerlifting" ? 2.5 : 1;
          const [opener, second, third] = attempts(max, kind);
          expect(third).toBeLessThanOrEqual(max + 1e-6);
          expect(second - opener).toBeGreaterThanOrEqual(step);
          expect(third - second).toBeGreaterThanOrEqual(step);
          for (const kilograms of [opener, second, third]) expect(kilograms / step).toBeCloseTo(Math.round(kilograms / step), 6);
          // From 75 kg on a step is small enough to keep the classic 88 to 93 %.
          if (max >= 75) expect(opener / third).toBeGreaterThanOrEqual(0.88);
          expect(opener / third).toBeLessThanOrEqual(0.94);
        },
      ),
    );
  });
});
