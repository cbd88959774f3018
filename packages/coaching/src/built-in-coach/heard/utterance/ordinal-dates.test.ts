import { expect, test } from "vitest";
import { withOrdinalDates } from "./ordinal-dates.ts";

const TODAY = "2026-11-30";

test.each<[string, Parameters<typeof withOrdinalDates>[1], string]>([
  ["signed up for a 10k on the 13th", "statement", "signed up for a 10k on 13 december"],
  ["what did i do on the 18th", "fact", "what did i do on 18 november"],
  ["away from the 3rd of january", "statement", "away from the 3rd of january"],
  ["skip the 2nd session", "request", "skip the 2nd session"],
])("%s (%s)", (content, act, dated) => expect(withOrdinalDates(content, act, TODAY)).toBe(dated));

test.each<[string, Parameters<typeof withOrdinalDates>[1], string]>([
  ["the hike on the 18th, does that count for anything?", "judgement", "the hike on 18 november, does that count for anything?"],
  ["is the race on the 18th too early?", "judgement", "is the race on 18 december too early?"],
  ["plan a hike on the 18th", "request", "plan a hike on 18 december"],
])("%s (%s) beside a log", (content, act, dated) =>
  expect(withOrdinalDates(content, act, TODAY, [{ on: "2026-11-18", title: "Hike with friends" }])).toBe(dated),
);
