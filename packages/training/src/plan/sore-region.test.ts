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
test("a tight calf at 2 of 10 keeps four fifths of the running", () => {
  expect(running(planOf({ injuries: "tight calf 2/10" })) / running(planOf({}))).toBeGreaterThanOrEqual(0.8);
});

/** Section 3b: the done sessions end a slight limit; silence never heals anything worse. */
test("a tight calf has fast running again after two weeks, one that was tight for months has not", () => {
  const fast = ({ weeks }: Plan): (number | undefined)[] =>
    weeks.map(({ sessions }) => sessions.filter(({ code }) => code === "RI" || code === "RT").length);
  const [calf, chronic] = ["tight calf 2/10", "calf tight for months, 2/10"].map((injuries) => fast(planOf({ injuries })));
  expect([calf?.[0], calf?.[2]]).toEqual([1, 2]);
  expect([chronic?.[0], chronic?.[2]]).toEqual([1, 1]);
});

test("runs with walks grow a rung a week as far as the row of the knee goes", () => {
  const runs = planOf({ injuries: "knee 4/10" }).weeks.map(({ sessions }) =>
    sessions.flatMap(({ blocks }) =>
      blocks.mainWorkout.filter(({ name }) => name === "Run-walk intervals").map(({ dose }) => dose.seconds),
    ),
  );
  expect(runs[0]?.[0]).toBe(120);
  expect(runs[2]?.[0]).toBe(240);
});

/** special-populations.md section 4.11: running from week 5 at an index of 35. */
test("somebody heavy begins to run when the joints have had their weeks", () => {
  const heavy = planOf({ level: "beginner", bodyWeight: 125, height: 185, strength: { oneRepMax: {} }, conditioning: {} });
  const days = (week: number): number => heavy.weeks[week]?.sessions.filter((session) => runSeconds(session) > 0).length ?? 0;
  expect([days(0), days(1), days(2), days(3)]).toEqual([0, 0, 0, 0]);
  expect(days(4)).toBeGreaterThan(0);
});

test("a focal pain of the shin stops all running", () => {
  expect(running(planOf({ injuries: "shin focal pain 4/10" }))).toBe(0);
});

test("a back at 8 of 10 that cannot bend walks for three days", () => {
  const [week] = planOf({ focus: "crossfit", injuries: "back 8/10, cannot bend" }).weeks;
  const first = week?.sessions.filter(({ date }) => date < "2026-12-03") ?? [];
  expect(first.flatMap(({ blocks }) => blocks.mainWorkout[0]?.name)).toEqual(first.map(() => "Brisk walk"));
});
