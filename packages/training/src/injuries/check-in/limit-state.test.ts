import { describe, expect, test } from "vitest";
import { addDays } from "../../calendar/day.ts";
import { readInjuries } from "../read-injuries.ts";
import type { PainReport } from "./check-in.ts";
import { findingAtStage, limitState } from "./limit-state.ts";

const TOLD = "2026-12-07";

type Answers = Omit<PainReport, "region" | "on">;

/** The limit of a complaint after answers on days after its report. */
function after(complaint: string, ...answers: readonly (readonly [day: number, answers: Answers])[]) {
  const [finding] = readInjuries(complaint, TOLD).regions;
  if (finding === undefined) throw new Error(`Nothing hurts in “${complaint}”`);
  const state = limitState(
    finding,
    TOLD,
    answers.map(([day, given]) => ({ region: finding.region, on: addDays(TOLD, day), ...given })),
  );
  if (state === undefined) throw new Error("No report counts");
  return { ...state, finding: findingAtStage(finding, TOLD, state) };
}

const good = (pain = 0): Answers => ({ worst: pain, morning: pain });
/** Somebody has looked at it on the day after. */
const SEEN = [1, { cleared: "carefully" }] as const;

test.each([
  ["calf pain 1/10", 4],
  ["calf pain 3/10", 3],
  ["calf pain 5/10", 2],
  ["calf pain 7/10", 1],
  ["severe back pain, cannot bend", 0],
])("%s starts at S%i", (complaint, stage) => {
  expect(after(complaint, [1, { worst: 1 }]).stage).toBe(stage);
});

describe("a step up", () => {
  test("needs two greens, the test and the days of the stage", () => {
    expect(after("calf pain 5/10", [1, good(2)], [5, good(2)]).stage).toBe(2);
    expect(after("calf pain 5/10", [1, good(2)], [3, { ...good(2), passed: true }]).stage).toBe(2);
    expect(after("calf pain 5/10", [1, good(2)], [5, { ...good(2), passed: true }]).stage).toBe(3);
  });

  test("comes after half of the days when both were at 1 of 10 at most", () => {
    expect(after("calf pain 5/10", [1, good(1)], [3, { ...good(1), passed: true }]).stage).toBe(3);
  });

  test("is never two steps at once, nor the reward of silence", () => {
    const days = [1, 5, 6, 7].map((day) => [day, { ...good(1), passed: true }] as const);
    expect(after("calf pain 5/10", ...days).stage).toBe(3);
    expect(after("calf pain 5/10", [1, { worst: 0 }], [20, { worst: 0, passed: true }]).stage).toBe(2);
  });
});

describe("what was as bad as 6 of 10 waits for a professional's yes before it is loaded", () => {
  test("a test alone opens nothing, the yes does, at once where the test was passed", () => {
    const tested = [10, { ...good(), passed: true }] as const;
    expect(after("calf pain 7/10", tested)).toMatchObject({ stage: 1, isLocked: true, isPassed: true, finding: { isLocked: true } });
    expect(after("calf pain 7/10", tested, [11, { cleared: "carefully" }])).toMatchObject({ stage: 2, isLocked: false });
    expect(after("calf pain 7/10", tested, [14, { ...good(), passed: true }], [18, { ...good(), passed: true }]).stage).toBe(1);
  });

  test("so does what got as bad since, but not what never was", () => {
    const worse = [1, { worst: 6, morning: 4, altered: true }] as const;
    expect(after("left knee pain 3/10", worse, [8, { ...good(), passed: true }])).toMatchObject({ stage: 1, isLocked: true });
    expect(after("calf pain 5/10", [6, { ...good(), passed: true }])).toMatchObject({ stage: 3, isLocked: false });
  });

  test("gentle movement needs no yes", () => {
    expect(after("severe back pain, cannot bend", [4, { ...good(2), passed: true }])).toMatchObject({ stage: 1, isLocked: true });
  });
});

describe("a test that is passed late", () => {
  // One step for one report, however many days went by (return-ladders.md section 2: at most one stage in 48 hours).
  test.each([
    ["calf pain 7/10", 10, 2],
    ["severe back pain, cannot bend", 10, 1],
    ["calf pain 7/10", 5, 2],
    ["calf pain 7/10", 2, 1],
  ])("%s that a professional has seen is after %i days at S%i", (complaint, day, stage) => {
    expect(after(complaint, SEEN, [day, { ...good(1), passed: true }]).stage).toBe(stage);
  });

  test("goes no further than today's pain, a green answer and the last stages allow", () => {
    expect(after("calf pain 7/10", SEEN, [12, { worst: 2, morning: 2, passed: true }]).stage).toBe(2);
    expect(after("calf pain 7/10", SEEN, [12, { worst: 3, morning: 2, passed: true }]).stage).toBe(1);
    expect(after("calf pain 7/10", SEEN, [12, { worst: 5, morning: 2, passed: true }]).stage).toBe(1);
    expect(after("calf pain 7/10", SEEN, [60, { ...good(0), passed: true }]).stage).toBeLessThanOrEqual(3);
  });

  test("brings running back by rungs that begin later than those of a step that the plan takes", () => {
    const byTest = after("calf pain 7/10", SEEN, [10, { ...good(1), passed: true }]);
    expect(byTest.finding).toMatchObject({ passedTest: true, score: 4 });
  });
});

test("red is one step back, or as far as today's pain says", () => {
  expect(after("calf pain 3/10", [1, { worst: 2, altered: true }])).toMatchObject({ stage: 2, reaction: "red" });
  expect(after("tight calf 2/10", [1, { worst: 7, morning: 5 }])).toMatchObject({ stage: 1, finding: { grade: 3, score: 6 } });
});

test("amber is the same again, and twice in a row a fifth less", () => {
  expect(after("calf pain 3/10", [1, { worst: 4, morning: 3 }])).toMatchObject({ stage: 3, reaction: "amber", isEased: false });
  expect(after("calf pain 3/10", [1, { worst: 4, morning: 3 }], [3, { worst: 4, morning: 3 }]).isEased).toBe(true);
});

describe("a limit ends by itself", () => {
  test("after four quiet sessions over ten days, where it was slight", () => {
    const quiet = [2, 5, 8].map((day) => [day, good(1)] as const);
    expect(after("tight calf 2/10", ...quiet).ended).toBeUndefined();
    expect(after("tight calf 2/10", ...quiet, [11, good(0)])).toMatchObject({
      ended: { on: addDays(TOLD, 11), evidence: "4 sessions in 11 days with pain at 1/10 at most" },
      finding: { grade: 0, ended: true },
    });
  });

  test("on the word of the athlete at once where it was slight, else after a good session near full load", () => {
    expect(after("knee pain 3/10", [1, { ...good(), isGone: true }]).ended).toBeDefined();
    const claimed = after("knee pain 5/10", [6, { ...good(), isGone: true }]);
    expect(claimed).toMatchObject({ stage: 4 });
    expect(claimed.ended).toBeUndefined();
    expect(after("knee pain 5/10", [6, { ...good(), isGone: true }], [9, good()]).ended).toBeDefined();
  });

  test("never on a word that the pain of the same answers or of the same day contradicts", () => {
    expect(after("severe back pain, cannot bend", [3, { worst: 1, morning: 4, isGone: true }]).stage).toBe(0);
    const gone = { ...good(), isGone: true };
    expect(after("calf pain 5/10", [6, gone]).stage).toBe(4);
    expect(after("calf pain 5/10", [6, gone], [6, { worst: 4, morning: 0 }]).stage).toBe(2);
  });

  test("and is there again when it hurts again", () => {
    const relapse = after("knee pain 3/10", [1, { ...good(), isGone: true }], [4, { worst: 6, morning: 4 }]);
    expect(relapse.ended).toBeUndefined();
    expect(relapse.stage).toBe(1);
  });
});

test.each([
  ["a sign", "knee pain 3/10", [[1, { ...good(), signs: ["giving-way"] }]], "it gives way"],
  [
    "two reds within two weeks",
    "knee pain 3/10",
    [
      [1, { altered: true }],
      [6, { altered: true }],
    ],
    "it got worse twice within two weeks",
  ],
  ["7/10 that is no better after a week", "shoulder pain 7/10", [[7, { worst: 6, morning: 6 }]], "it is not clearly better after 7 days"],
  ["three weeks without a step", "knee pain 5/10", [[21, good(2)]], "it has not improved for three weeks"],
] as const)("%s refers, and nothing is raised", (_why, complaint, days, reason) => {
  const state = after(complaint, ...days);
  expect(state.refer).toBe(reason);
  expect(state.stage).toBeLessThanOrEqual(after(complaint, [0, { worst: 1 }]).stage);
});
