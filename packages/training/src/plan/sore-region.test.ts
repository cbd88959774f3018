import { expect, test } from "vitest";
import { HYBRID } from "../../test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import type { Plan } from "../model/plan.ts";
import { runSeconds } from "../week/run-history.ts";
import { generatePlan } from "./generate-plan.ts";

function planOf(over: Partial<Athlete>): Plan {
  const result = generatePlan({ ...HYBRID, focus: "running", ...over }, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  return result.plan;
}

const running = ({ weeks }: Plan): number =>
  weeks.flatMap(({ sessions }) => sessions).reduce((sum, session) => sum + runSeconds(session), 0);

/** The examples of return-ladders.md section 10. */
test("a tight calf at 2 of 10 keeps three quarters of the running", () => {
  expect(running(planOf({ injuries: "tight calf 2/10" })) / running(planOf({}))).toBeGreaterThanOrEqual(0.74);
});

test("a focal pain of the shin stops all running", () => {
  expect(running(planOf({ injuries: "shin focal pain 4/10" }))).toBe(0);
});

test("a back at 8 of 10 that cannot bend walks for three days", () => {
  const [week] = planOf({ focus: "crossfit", injuries: "back 8/10, cannot bend" }).weeks;
  const first = week?.sessions.filter(({ date }) => date < "2026-12-03") ?? [];
  expect(first.flatMap(({ blocks }) => blocks.mainWorkout[0]?.name)).toEqual(first.map(() => "Brisk walk"));
});
