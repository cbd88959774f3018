import { expect, test } from "vitest";
import { METRIC } from "#backend/preferences/units.ts";
import { amountText, amountWords, unitText } from "./amount.ts";

const imperial = { ...METRIC, weight: "lb", distance: "mi" } as const;

test("sums of a week, as drawn and as read aloud", () => {
  expect([amountText(16.8, "tonnes", METRIC), unitText("tonnes", METRIC), amountWords(16.8, "tonnes", METRIC)]).toEqual([
    "16.8",
    "t",
    "16.8 tonnes",
  ]);
  expect([amountText(16.8, "tonnes", imperial), unitText("tonnes", imperial), amountWords(16.8, "tonnes", imperial)]).toEqual([
    "37.0k",
    "lb",
    "37,038 pounds",
  ]);
  expect([amountWords(32, "kilometres", METRIC), amountWords(32, "kilometres", imperial)]).toEqual(["32 kilometres", "20 miles"]);
  expect([amountText(0, "tonnes", imperial), amountText(0, "tonnes", METRIC)]).toEqual(["0", "0.0"]);
  expect(amountWords(2.5, "hours", imperial)).toBe("2.5 hours");
});
