import { expect, test } from "vitest";
import { shortTitle } from "./short-title.ts";

test.each([
  ["Threshold run, 4 × 6 min with 2 min jog", "Threshold run, 4 × 6 min"],
  ["Deload: back squat 2 × 5 at 62.5 kg and deadlift", "Back squat 2 × 5 at 62.5 kg"],
  ["Back squat 5 × 5 at 87.5 kg, then sled pull", "Back squat 5 × 5 at 87.5 kg"],
  ["Compromised run, 7 × 1 km run with seven stations", "Compromised run, 7 × 1 km run"],
  ["Long run, 17.5 km", "Long run, 17.5 km"],
  ["Hike", "Hike"],
])("%s is %s", (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
