import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Plan, Session } from "../../model/plan.ts";
import { validatePlan } from "../validate.ts";

const RUNNER = { ...HYBRID, focus: "running", availability: { daysPerWeek: 7 } } as const;

test("two fast runs on two days in a row break a rule", () => {
  const plan = changed((session) => (session.id === "w2d2" || session.id === "w2d3" ? { code: "RT", hard: true, intensityLevel: 7 } : {}));
  expect(messages(plan)).toContainEqual(expect.stringContaining("fast runs on two days in a row"));
});

test("seven days hold exactly one recovery session", () => {
  const one = changed(() => ({}));
  const two = changed((session) => (session.id === "w2d4" ? { type: "recovery", intensityLevel: 2, duration: 30, load: 60 } : {}));
  const none = changed((session) => (session.code === "RC" ? { type: "conditioning" } : {}));
  expect(messages(one)).toEqual([]);
  expect(messages(two)).toContainEqual("2 recovery sessions");
  expect(messages(none)).toContainEqual("seven sessions without a recovery session");
});

test("balance that is none, and a time to aim for in an all-out sprint, break a rule", () => {
  const balanced = changed((session) => (session.blocks.strength.length > 0 ? { trainingIntent: "Press and pull in balance." } : {}));
  const allOut = changed((session) => ({
    mainFormat: { kind: "intervals", label: "4 sprints", target: "0:40 per round" },
    coachNotes: { ...session.coachNotes, stimulus: "All out." },
  }));
  expect(messages(balanced)).toContainEqual(expect.stringContaining("in balance with"));
  expect(messages(allOut)).toContainEqual(expect.stringContaining("0:40 per round to aim for"));
});

function changed(change: (session: Session) => Partial<Session>): Plan {
  const result = generatePlan(RUNNER, { startDate: "2026-11-23" });
  if (result.kind !== "plan") throw new Error("no plan");
  const { plan } = result;
  return {
    ...plan,
    weeks: plan.weeks.map((week) => ({ ...week, sessions: week.sessions.map((session) => ({ ...session, ...change(session) })) })),
  };
}

function messages(plan: Plan): string[] {
  return validatePlan(plan, RUNNER).map(({ message }) => message);
}
