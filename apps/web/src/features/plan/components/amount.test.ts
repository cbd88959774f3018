import { expect, test } from "vitest";
import { METRIC } from "#backend/preferences/units.ts";
import { amountText, amountWords, totalText, unitText } from "./amount.ts";

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

test("a total is the sum of what is printed week by week", () => {
  const kilometres = [34.4, 37.4, 39.4, 28.4, 39.4];
  expect(kilometres.map((amount) => amountText(amount, "kilometres", METRIC))).toEqual(["34", "37", "39", "28", "39"]);
  expect(totalText(kilometres, "kilometres", METRIC)).toBe("177");
  expect(totalText([4.34, 6.54], "tonnes", METRIC)).toBe("10.8");
  expect(totalText([1, 0.5], "tonnes", imperial)).toBe("3.3k");
});
