import { expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import type { Plan, Session } from "../model/plan.ts";
import { validatePlan } from "../checks/validate.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import { runSeconds } from "../week/run/run-history.ts";
import { adjust } from "./adjust.ts";
import type { Adjustment } from "./adjustment.ts";
import { athleteBefore, undo } from "./undo.ts";

const TRIATHLETE: Athlete = {
  level: "intermediate",
  focus: "triathlon",
  age: 44,
  sex: "male",
  bodyWeight: 82,
  history: {
    weeklyMinutes: { value: 460, source: "told" },
    weeklyRun: { value: 26_000, source: "told" },
    longestRun: { value: 15_000, source: "told" },
    longestRide: { value: 150, source: "told" },
    longestSwim: { value: 2200, source: "told" },
  },
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run10k: 2940, ftp20min: 245, recordedOn: "2026-10-11" },
  availability: { daysPerWeek: 6, longDay: 6, minutes: { 1: 60, 2: 60, 3: 75, 4: 60, 6: 180, 7: 120 } },
  competitions: [{ name: "70.3", type: "half ironman", date: "2027-05-08", priority: "A" }],
};

function planOf(athlete: Athlete): Plan {
  const made = generatePlan(athlete, { startDate: "2026-11-30", weeks: 6 });
  if (made.kind !== "plan") throw new Error("no plan");
  return made.plan;
}

function told(plan: Plan, athlete: Athlete, adjustment: Adjustment, today: string) {
  const result = adjust(plan, athlete, adjustment, { today, outcomes: [] });
  if (result.kind !== "adjusted") throw new Error("a referral");
  return result;
}

const week = ({ weeks }: Plan, number: number): readonly Session[] => weeks[number - 1]?.sessions ?? [];
const minutes = (sessions: readonly Session[]): number => sessions.reduce((sum, { duration }) => sum + duration, 0);
const running = (sessions: readonly Session[]): number => sessions.reduce((sum, session) => sum + runSeconds(session), 0);
const names = (sessions: readonly Session[]): string =>
  sessions
    .flatMap(({ blocks }) => Object.values(blocks).flat())
    .map(({ name }) => name)
    .join(", ");

const plan = planOf(TRIATHLETE);
const away = told(plan, TRIATHLETE, { kind: "equipment", equipment: ["treadmill", "dumbbell"] }, "2026-12-14");

test("a week without bicycle and pool leaves rides and swims out, and runs little more", () => {
  expect(names(week(away.plan, 3))).not.toMatch(/long ride|bike|swim/iu);
  expect(minutes(week(away.plan, 3)) / minutes(week(plan, 3))).toBeLessThan(0.75);
  expect(running(week(away.plan, 3)) / running(week(plan, 3))).toBeLessThan(1.2);
  expect(validatePlan(away.plan, away.athlete)).toEqual([]);
});

test("at home again the plan goes on as it was planned, and all of it is undone byte for byte", () => {
  const home = told(away.plan, away.athlete, { kind: "equipment" }, "2026-12-21");
  for (const number of [4, 5, 6]) {
    expect(minutes(week(home.plan, number)) / minutes(week(plan, number))).toBeGreaterThan(0.93);
    expect(minutes(week(home.plan, number)) / minutes(week(plan, number))).toBeLessThan(1.03);
  }
  expect(undo(home.plan, home.layer)).toMatchObject({ kind: "undone", plan: away.plan });
  expect(athleteBefore(home.athlete, home.layer)).toEqual(away.athlete);
});

test("a list of gym equipment that never had a bicycle leaves the own one at home", () => {
  const athlete: Athlete = { ...TRIATHLETE, equipment: ["dumbbell"] };
  const more = told(planOf(athlete), athlete, { kind: "equipment", equipment: ["dumbbell", "kettlebell"] }, "2026-12-14");
  expect(names(week(more.plan, 3))).toMatch(/ride/iu);
});
