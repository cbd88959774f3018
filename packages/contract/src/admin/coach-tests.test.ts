import { describe, expect, test } from "vitest";
import { coachTestEntry } from "./coach-test-schema.ts";
import { coachTestForm, coachTestRow, judgeCoachAnswer, keywordsIn } from "./coach-tests.ts";

const ENTRY = { ...coachTestForm(), name: " Knee ", content: "It hurts.", keywords: "Rest, rest , pain,," };

describe("test cases of the coach", () => {
  test("what is typed is what is stored, and is typed again when it is edited", () => {
    expect(coachTestRow({ ...ENTRY, age: "30", gender: "female", weight: "62.5" })).toEqual({
      name: "Knee",
      action: "coaching_question",
      content: "It hurts.",
      user_profile: { primaryFocus: "crossfit", age: 30, gender: "female", weight: 62.5 },
      expected_keywords: ["Rest", "pain"],
    });
    expect(coachTestRow(ENTRY).user_profile).toEqual({ primaryFocus: "crossfit" });
    const row = coachTestRow({ ...ENTRY, primaryFocus: "hyrox", age: "30", gender: "male", weight: "" });
    expect(coachTestRow(coachTestForm(row))).toEqual(row);
  });

  test.each([
    [{ name: " " }, "name", "Please provide a name and content for the test case."],
    [{ content: "" }, "content", "Please provide a name and content for the test case."],
    [{ age: "9" }, "age", "Between 10 and 120"],
    [{ weight: "heavy" }, "weight", "Between 20 and 400 kg"],
    [{ content: "x".repeat(4001) }, "content", "At most 4,000 characters"],
    [{ keywords: Array.from({ length: 101 }, (_, index) => index).join() }, "keywords", "At most 100 keywords"],
  ])("%o is refused", (change, field, message) => {
    expect(coachTestEntry.safeParse({ ...ENTRY, ...change }).error?.issues).toMatchObject([{ path: [field], message }]);
    expect(coachTestEntry.safeParse(ENTRY).success).toBe(true);
  });

  test.each([
    ["", []],
    [" , ", []],
    ["long run, Sled", ["long run", "Sled"]],
  ])("keywords of %j", (text, keywords) => {
    expect(keywordsIn(text)).toEqual(keywords);
  });

  test("an answer passes with all keywords, whatever their case", () => {
    expect(judgeCoachAnswer("REST and Long Runs", ["rest", "long run", "sled"])).toEqual({
      keywords_found: ["rest", "long run"],
      keywords_missing: ["sled"],
      passed_expectations: false,
    });
    expect(judgeCoachAnswer("Anything", [])).toMatchObject({ passed_expectations: true });
  });
});
