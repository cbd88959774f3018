import { expect, test } from "vitest";
import { getPaceRange, readPaceRange, paceBand } from "./pace-range.ts";

const pace = (fastest: number, slowest: number) => ({ zone: "threshold", fastest, slowest, per: "km", estimated: false }) as const;

test.each([
  ["4:42–4:47 /km, RPE 7", "4:42–4:47", "4:42", "4:47", "/km"],
  ["RPE 3, 5:40–6:10 /km", "5:40–6:10", "5:40", "6:10", "/km"],
  ["2:01–2:06 /500 m, 18–22 strokes/min", "2:01–2:06", "2:01", "2:06", "/500 m"],
  ["7:34–7:42 /mi", "7:34–7:42", "7:34", "7:42", "/mi"],
  ["4:30 /km", "4:30", "4:30", "4:30", "/km"],
  ["Easy, in sentences, 9:02–9:50 /mi", "9:02–9:50", "9:02", "9:50", "/mi"],
  ["Easy, in sentences", "4:42–4:47", "4:42", "4:47", "/km"],
])("the pace of %j", (intensity, text, fastText, slowText, unit) => {
  expect(getPaceRange({ pace: pace(282, 287), intensity })).toEqual({ fastest: 282, slowest: 287, text, fastText, slowText, unit });
});

test("no pace: by effort alone", () => {
  expect(getPaceRange({ intensity: "RPE 7" })).toBeUndefined();
});

test.each([
  [282, 287],
  [282, 282],
  [340, 370],
  [117, 121],
])("slower is left of faster, and %d to %d is drawn as a range within the scale", (fastest, slowest) => {
  const { left, right, place } = paceBand({ fastest, slowest });
  expect(right - left).toBeGreaterThan(0.25);
  expect(left).toBeGreaterThan(0.1);
  expect(right).toBeLessThan(0.9);
  expect(place(slowest + 3)).toBeLessThan(place(fastest));
  expect(place((fastest + slowest) / 2)).toBeCloseTo(0.5);
});

test.each([
  ["5:30–6:11 /km", { fastest: 330, slowest: 371, unit: "/km" }],
  ["2:05 /500 m", { fastest: 125, slowest: 125, text: "2:05", unit: "/500 m" }],
  ["easy", undefined],
  [undefined, undefined],
])("the range of %s", (text, range) => {
  const read = readPaceRange(text);
  if (range === undefined) expect(read).toBeUndefined();
  else expect(read).toMatchObject(range);
});
