import { expect, test } from "vitest";
import { distanceText } from "./distance-text.ts";

test.each([
  ["Long run, 17.5 km", "Long run, 10.9 mi"],
  ["Long run 3 of 5 towards 30 km.", "Long run 3 of 5 towards 18.6 mi."],
  ["long runs of 26 km or more", "long runs of 16.2 mi or more"],
  ["10 km pace, 5 × 3 min", "10 km pace, 5 × 3 min"],
  ["5 km time trial", "5 km time trial"],
  ["1 km run, 50 m sled push", "1 km run, 50 m sled push"],
  ["4 × 800 m", "4 × 800 m"],
])("%s in miles is %s", (kilometres, miles) => {
  expect(distanceText(kilometres, "mi")).toBe(miles);
  expect(distanceText(kilometres, "km")).toBe(kilometres);
});
