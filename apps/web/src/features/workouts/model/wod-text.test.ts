import { expect, test } from "vitest";
import { prescriptionText } from "./wod-text.ts";

test.each([
  ["43 / 29 kg", "95 / 64 lb"],
  ["For time: 150 wall ball (9 / 6 kg).", "For time: 150 wall ball (20 / 13 lb)."],
  ["2 × 16 kg", "2 × 35 lb"],
  ["1 km", "1000 m"],
  ["95 / 65 lb", "95 / 65 lb"],
])("%s is %s with pounds and miles, and stays with kilograms", (text, imperial) => {
  expect(prescriptionText(text, { weight: "lb", distance: "mi" })).toBe(imperial);
  expect(prescriptionText(text, { weight: "kg", distance: "km" })).toBe(text);
});
