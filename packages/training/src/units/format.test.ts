import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatClock, formatDistance, formatKilograms, formatLoad, formatPace, formatWeight, parseClock } from "./format.ts";
import { fromPounds } from "./mass.ts";

describe("clock", () => {
  test.each([
    ["4:35", 275],
    ["04:35", 275],
    ["1:02:10", 3730],
    ["275", 275],
    [" 19:57 ", 1197],
    ["63:46", 3826],
    ["0", 0],
    ["1:42.5", 102.5],
    ["1:02:10.25", 3730.25],
  ])("%s is %f s", (text, seconds) => expect(parseClock(text)).toBe(seconds));

  test.each(["", "abc", "4:60", "1:60:00", "1:2:3:4", "-4:35", "4:", ":30", "4.5", "1.5:30", "4:35.", "4:35.123", "1e3", "4 min"])(
    "%s is no time",
    (text) => {
      expect(parseClock(text)).toBeUndefined();
    },
  );

  test.each([
    [275, "4:35"],
    [3600, "1:00:00"],
    [3730, "1:02:10"],
    [59.6, "1:00"],
    [5, "0:05"],
  ])("%f s is %s", (seconds, text) => expect(formatClock(seconds)).toBe(text));

  test("what is written reads back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (seconds) => {
        expect(parseClock(formatClock(seconds))).toBe(seconds);
      }),
    );
  });
});

test("kilograms, pace and distance", () => {
  expect([105, 112.5, 61.25, 0.1 + 0.2].map(formatKilograms)).toEqual(["105 kg", "112.5 kg", "61.25 kg", "0.3 kg"]);
  expect(formatPace(277.6)).toBe("4:38 /km");
  expect([800, 999.4, 999.6, 1000, 5000, 12_400, 21_097.5].map(formatDistance)).toEqual([
    "800 m",
    "999 m",
    "1 km",
    "1 km",
    "5 km",
    "12.4 km",
    "21.1 km",
  ]);
});

test("weights in the athlete's unit", () => {
  expect(formatWeight(142.5, "kg")).toBe("142.5 kg");
  expect(formatWeight(142.5, "lb")).toBe("314 lb");
  expect(formatLoad(fromPounds(225), "lb")).toBe("225 lb");
  expect(formatLoad(102.5, "kg")).toBe("102.5 kg");
});

test("what is made in kilograms says both", () => expect(formatLoad(16, "lb")).toBe("16 kg (35 lb)"));
