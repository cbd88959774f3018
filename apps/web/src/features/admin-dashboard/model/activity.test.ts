import { expect, test } from "vitest";
import { type ActivityWeek, COUNTED, dollarsText, inWords, isQuiet, modelSeries, tokensText } from "./activity.ts";

const week = (day: string, more: Partial<ActivityWeek> = {}): ActivityWeek => ({
  week: day,
  sign_ups: 0,
  active_athletes: 0,
  plans: 0,
  model_calls: 0,
  model_tokens: 0,
  unpriced_tokens: 0,
  cost: 0,
  ...more,
});
const quiet = [week("2026-11-09"), week("2026-11-16")];

test("a series says its sum and its best week", () => {
  const [signUps, active] = COUNTED;
  expect(inWords(active!, [week("2026-11-09", { active_athletes: 8 }), week("2026-11-16", { active_athletes: 3 })])).toBe(
    "Most in the week of 9 Nov (8).",
  );
  expect(inWords(signUps!, [week("2026-11-09", { sign_ups: 8 }), week("2026-11-16", { sign_ups: 3 })])).toBe(
    "11 in 2 weeks, most in the week of 9 Nov (8).",
  );
  expect(inWords(signUps!, quiet)).toBe("None in 2 weeks.");
});

test("weeks are quiet only when nothing at all happened, tokens without a price included", () => {
  expect(isQuiet(quiet)).toBe(true);
  expect(isQuiet([week("2026-11-16", { model_tokens: 5, unpriced_tokens: 5 })])).toBe(false);
});

test.each([
  [{}, "Model cost (estimate)", "No language model was used in the weeks shown."],
  [{ model_tokens: 900, unpriced_tokens: 900 }, "Model tokens", expect.stringMatching(/^No price is entered/)],
  [{ model_tokens: 900, cost: 1 }, "Model cost (estimate)", "Tokens times the price entered below."],
  [
    { model_tokens: 900, unpriced_tokens: 400, cost: 1 },
    "Model cost (estimate)",
    expect.stringMatching(/; 400 tokens from models without a price/),
  ],
])("what models cost, from %o", (used, title, hint) => {
  expect(modelSeries([week("2026-11-16", used)])).toMatchObject({ title, hint });
});

test("money and tokens for people", () => {
  expect([0, 0.004, 1.235, 1234.5].map(dollarsText)).toEqual(["$0.00", "under $0.01", "$1.24", "$1,234.50"]);
  expect([0, 123_456, 1_250_000].map(tokensText)).toEqual(["0 tokens", "123,456 tokens", "1.3 million tokens"]);
});
