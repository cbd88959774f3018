import { describe, expect, test } from "vitest";
import { addDays } from "../../calendar/day.ts";
import { readInjuries } from "../read-injuries.ts";
import { findingLater } from "../return-ladder/next-step.ts";
import type { PainReport } from "./check-in.ts";
import { findingAtStage, limitState } from "./limit-state.ts";
import { reportedAs } from "./reported-as.ts";

const TOLD = "2026-12-07";
type Answers = Omit<PainReport, "region" | "on">;

/** A complaint with answers so many days after its report: how it counts from the start, and what becomes of it. */
function told(complaint: string, ...answers: readonly (readonly [day: number, given: Answers])[]) {
  const [words] = readInjuries(complaint, TOLD).regions;
  if (words === undefined) throw new Error(`Nothing hurts in “${complaint}”`);
  const painReports = answers.map(([day, given]): PainReport => ({ region: words.region, on: addDays(TOLD, day), ...given }));
  const finding = reportedAs(words, TOLD, painReports);
  const state = limitState(finding, TOLD, painReports);
  return { finding, state, now: state === undefined ? finding : findingAtStage(finding, TOLD, state) };
}

describe("answers of the day of the report, or of the session before it", () => {
  test.each([
    ["right shoulder a bit sore", 0, { worst: 5, morning: 4 }, 5],
    ["right shoulder a bit sore", -1, { worst: 5, morning: 4 }, 5],
    ["calf pain 3/10", 0, { worst: 3, altered: true }, 5],
    ["right ankle hurts", 0, { worst: 4, signs: ["swelling"] }, 7],
    ["left knee hurts", 0, { worst: 3, signs: ["giving-way"] }, 8],
  ] as const)("%s, day %i: %j counts as %i of 10", (complaint, day, answers, score) => {
    expect(told(complaint, [day, answers]).finding.score).toBe(score);
  });

  test.each([
    ["a week later", 7],
    ["of an earlier complaint", -4],
  ])("are not those %s", (_, day) => {
    expect(told("calf pain 3/10", [day, { worst: 7 }]).finding.score).toBe(3);
  });

  test("make nothing better than its words", () => {
    expect(told("left calf, limping, 7/10", [0, { worst: 1, morning: 0 }]).finding.score).toBe(7);
  });

  test("are no session after which a step is taken back", () => {
    expect(told("right shoulder 3/10", [0, { worst: 5 }]).state?.steps).toHaveLength(1);
  });
});

describe("a sign", () => {
  test("waits for a professional: no week brings the part back", () => {
    const { state, now } = told("left knee pain 4/10", [0, { worst: 4, signs: ["swelling"] }]);
    expect(state?.refer).toBe("it swells");
    for (const weeks of [2, 4, 8]) expect(findingLater(now, weeks)).toMatchObject({ score: now.score, grade: now.grade, waits: true });
  });

  test("is what makes it wait: without one the steps come", () => {
    const { now } = told("left knee pain 4/10", [0, { worst: 4 }]);
    expect(findingLater(now, 4).score).toBeLessThan(now.score);
  });

  test("has an answer in a professional's yes", () => {
    const { state, now } = told("left knee pain 4/10", [0, { worst: 4, signs: ["swelling"] }], [9, { cleared: "fully" }]);
    expect(state?.refer).toBeUndefined();
    expect(now.waits).toBeUndefined();
  });
});

test("a test that is passed after five quiet weeks moves it on, and is no standstill", () => {
  const { state } = told("shoulder pain 5/10", [35, { worst: 1, morning: 0, passed: true }]);
  expect(state?.stage).toBe(3);
  expect(state?.refer).toBeUndefined();
});

test("five weeks of answers that move nothing are one", () => {
  const { state } = told("shoulder pain 5/10", [10, { worst: 3, morning: 3 }], [35, { worst: 3, morning: 3 }]);
  expect(state?.refer).toBe("it has not improved for three weeks");
});
