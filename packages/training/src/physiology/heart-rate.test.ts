import { expect, test } from "vitest";
import { heartRateAtReserve, maxHeartRate, runningHeartRates, thresholdHeartRates } from "./heart-rate.ts";

test.each([
  [20, 194],
  [40, 180],
  [65, 163],
])("Tanaka at %i: %i", (age, beats) => expect(maxHeartRate(age)).toBe(beats));

test("Karvonen: 70 % of the reserve", () => {
  expect(heartRateAtReserve(0.7, 50, 190)).toBe(148);
  expect(heartRateAtReserve(0, 50, 190)).toBe(50);
  expect(heartRateAtReserve(1, 50, 190)).toBe(190);
});

test("Daniels' intensities at a maximum of 200", () => {
  expect(runningHeartRates(200)).toEqual({
    easy: { low: 130, high: 158 },
    marathon: { low: 160, high: 178 },
    threshold: { low: 176, high: 184 },
    interval: { low: 194, high: 200 },
  });
});

test("Coggan's zones at a threshold heart rate of 160", () => {
  expect(thresholdHeartRates(160)).toEqual({
    endurance: { low: 110, high: 133 },
    tempo: { low: 134, high: 150 },
    threshold: { low: 152, high: 168 },
  });
});
