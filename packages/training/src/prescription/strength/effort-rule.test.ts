import { describe, expect, test } from "vitest";
import { readEffortRule } from "./effort-rule.ts";

describe("the rule of effort in the notes of a lift", () => {
  test.each([
    [
      "Knees out. One RPE point harder than planned: take 2.5–5 % off the next set. One point easier: add 2.5 %. This applies to every loaded lift of the day.",
      { harder: { percent: [2.5, 5] }, easier: { percent: 2.5 } },
    ],
    [
      "One RPE point harder than planned: take 2.5 kg off the next set. One point easier: one rep more in each set. This applies to every loaded lift of the day.",
      { harder: { load: 2.5, unit: "kg" }, easier: "repetition" },
    ],
    [
      "One RPE point harder than planned: take 5% off. Easier than planned: add one rep or slow the reps down, never more weight.",
      { harder: { percent: [5, 5] }, easier: "repetition" },
    ],
    [
      "One RPE point harder than planned: take 5 % off. Easier than planned is fine: add nothing. This applies to every loaded lift of the day.",
      { harder: { percent: [5, 5] }, easier: "nothing" },
    ],
  ])("%s", (notes, rule) => expect(readEffortRule(notes)).toEqual(rule));

  test.each(["", "Where the bar slows, take 5 % off and stay there.", "Leave 3 reps."])("none in “%s”", (notes) =>
    expect(readEffortRule(notes)).toBeUndefined(),
  );
});
