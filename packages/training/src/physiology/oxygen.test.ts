import { expect, test } from "vitest";
import { cyclingOxygen, runningOxygen } from "./oxygen.ts";

test("ACSM: 200 m/min on the flat, and at 1 %", () => {
  expect(runningOxygen(200)).toBe(43.5);
  expect(runningOxygen(200, 0.01)).toBeCloseTo(45.3, 9);
});

test("ACSM: 250 W at 75 kg", () => expect(cyclingOxygen(250, 75)).toBe(43));
