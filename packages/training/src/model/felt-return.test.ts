import { expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { addDays } from "../calendar/day.ts";
import { adjust } from "../adjust/adjust.ts";
import type { Adjustment } from "../adjust/adjustment.ts";
import type { SessionOutcome } from "./outcome.ts";
import type { Plan } from "./plan.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import { feltEffort } from "./felt-effort.ts";

const RUNNER: Athlete = {
  level: "advanced",
  focus: "running",
  age: 35,
  sex: "female",
  bodyWeight: 57,
  history: { weeklyRun: { value: 72_000, source: "told" }, longestRun: { value: 28_000, source: "told" } },
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run10k: 2400, recordedOn: "2026-11-08" },
  availability: { daysPerWeek: 6, longDay: 7 },
};
const ILL: Adjustment = { kind: "absence", reason: "illness", from: "2026-12-16", to: "2026-12-22" };

function started(): Plan {
  const made = generatePlan(RUNNER, { startDate: "2026-11-30", weeks: 8 });
  if (made.kind !== "plan") throw new Error("no plan");
  return made.plan;
}

function told(plan: Plan, athlete: Athlete, adjustment: Adjustment, today: string) {
  const result = adjust(plan, athlete, adjustment, { today, outcomes: [] });
  if (result.kind !== "adjusted") throw new Error("a referral");
  return result;
}

const sessions = ({ weeks }: Plan) => weeks.flatMap((week) => week.sessions);

/** Everything as planned, but for sessions from a day on. */
function outcomes(plan: Plan, today: string, from: string, harder: number): SessionOutcome[] {
  return sessions(plan)
    .filter(({ date }) => date < today)
    .map(({ id, date, intensityLevel, duration }) => ({
      sessionId: id,
      status: "completed",
      rpe: intensityLevel + (date >= from ? harder : 0),
      minutes: duration,
    }));
}

const ill = told(started(), RUNNER, ILL, "2026-12-16");
const TODAY = "2026-12-28";

test("sessions that felt as planned are no reason for more", () => {
  const { plan } = { plan: started() };
  expect(feltEffort(plan, RUNNER, outcomes(plan, "2026-12-15", "2026-12-15", 0), "2026-12-15")).toEqual([]);
});

test("after an illness a session two points harder makes the next week less, with its own day as the evidence", () => {
  const last = sessions(ill.plan).findLast(({ date }) => date < TODAY)?.date ?? "";
  const found = feltEffort(ill.plan, ill.athlete, outcomes(ill.plan, TODAY, last, 2), TODAY);
  expect(found.map(({ kind, minutes, load }) => [kind, minutes <= 1, load <= 1])).toEqual([
    ["strength", true, true],
    ["quality", true, true],
    ["metcon", true, true],
    ["easy", true, true],
  ]);
  expect(new Set(found.map(({ evidence }) => evidence)).size).toBe(1);
  const done = told(ill.plan, ill.athlete, { kind: "effort", efforts: found }, TODAY);
  const minutes = (plan: Plan): number =>
    sessions(plan)
      .filter(({ date }) => date >= TODAY && date < addDays(TODAY, 7))
      .reduce((sum, { duration }) => sum + duration, 0);
  expect(minutes(done.plan) / minutes(ill.plan)).toBeLessThan(0.95);
  expect(minutes(done.plan) / minutes(ill.plan)).toBeGreaterThan(0.7);
  expect(sessions(done.plan).some(({ date, hard }) => hard && date >= TODAY && date < addDays(TODAY, 4))).toBe(false);
  expect(done.layer.reasons.join(" ")).toMatch(/You are just back, and it was harder than planned: RPE \d/u);
  expect(feltEffort(done.plan, done.athlete, outcomes(done.plan, addDays(TODAY, 2), last, 2), addDays(TODAY, 2))).toEqual([]);
});

test("after an illness nothing felt too easy", () => {
  expect(feltEffort(ill.plan, ill.athlete, outcomes(ill.plan, TODAY, "2026-11-30", -1), TODAY)).toEqual([]);
});
