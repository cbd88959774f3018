import { assessCapacities, type Athlete, findExercise, generatePlan, readInjuries, type Region } from "@ironpace/training";
import { expect, test } from "vitest";
import { readQuestion } from "../question.ts";
import type { CoachView } from "../view.ts";
import { injury } from "./injury.ts";

const TODAY = "2026-11-23";
const ATHLETE: Athlete = {
  level: "intermediate",
  focus: "crossfit",
  strength: { oneRepMax: { backSquat: 120, overheadPress: 60, deadlift: 160 } },
  gymnastics: { strictPullUps: 8 },
  conditioning: { run5k: 1335 },
  availability: { daysPerWeek: 6 },
};

function viewOf(): CoachView {
  const made = generatePlan(ATHLETE, { startDate: TODAY, weeks: 4 });
  if (made.kind !== "plan") throw new Error("no plan");
  const sessions = made.plan.weeks.flatMap(({ sessions: each }) => each);
  return {
    today: TODAY,
    athlete: ATHLETE,
    assumed: [],
    distances: "km",
    capacities: assessCapacities(ATHLETE, TODAY),
    injuries: readInjuries("", TODAY),
    plan: { id: "plan", plan: made.plan, outcomes: [], rows: new Map(sessions.map(({ id }) => [id, id])) },
    competitions: [],
    performed: [],
    goals: {},
  };
}

const CASES: readonly (readonly [message: string, region: Region])[] = [
  ["right elbow is a bit achy after pull ups, only mild", "elbow"],
  ["my left knee hurts on lunges, 3 of 10", "knee"],
  ["knee pain during squats, 2/10", "knee"],
  ["shoulder aches with pressing, 3/10", "shoulder"],
  ["lower back is sore from deadlifts, mild", "lower_back"],
];

test.each(CASES)("what stands in for the movement that hurts loads the sore part less: %s", (message, region) => {
  const view = viewOf();
  const answer = injury.answer(readQuestion(message, "coaching_question"), view);
  const swaps = [...(answer?.text.join("\n") ?? "").matchAll(/: (.+) → (.+), because it brings the pain on/g)];
  const stress = (name = "") => findExercise(name)?.stress[region] ?? Infinity;
  for (const [, before, after] of swaps) expect(stress(after), `${before} → ${after}`).toBeLessThan(stress(before));
  expect(answer?.text.join("\n")).toMatch(/brings the pain on|→/);
});
