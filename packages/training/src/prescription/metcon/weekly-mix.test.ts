import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete, Level } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { PlanWeek, Session } from "../../model/plan.ts";

function weeksOf(level: Level, daysPerWeek: number, more: Partial<Athlete> = {}): readonly PlanWeek[] {
  const strength = { oneRepMax: { backSquat: 130, deadlift: 170, cleanAndJerk: 95, snatch: 75, overheadPress: 60 } };
  const athlete: Athlete = { ...HYBRID, focus: "crossfit", level, trainingYears: 8, strength, availability: { daysPerWeek }, ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks: 12 });
  if (result.kind === "referral") throw new Error("no plan");
  return result.plan.weeks.filter((week) => !week.isDeload && week.macroWeek >= 3);
}

const isSprint = (session: Session): boolean => session.mainFormat?.label.includes("sprints") === true;
const cap = (session: Session): number => session.mainFormat?.capMinutes ?? 0;

describe("a CrossFit week (periodization.md section 8)", () => {
  test.each<[Level, number]>([
    ["intermediate", 3],
    ["intermediate", 5],
    ["advanced", 4],
    ["elite", 6],
  ])("%s, %i days: one sprint workout, one or two medium ones, one long one where a day is there for it", (level, days) => {
    for (const { sessions } of weeksOf(level, days)) {
      expect(sessions.filter(isSprint)).toHaveLength(1);
      expect(sessions.filter(({ code }) => code === "SLm" || code === "MM").length).toBeGreaterThanOrEqual(1);
      expect(sessions.filter(({ code }) => code === "SLm" || code === "MM").length).toBeLessThanOrEqual(2);
      if (days > 3) expect(sessions.filter((session) => session.code === "ML" && cap(session) !== 1)).toHaveLength(1);
    }
  });

  test("sprints are all out, with at most five minutes of work and at least twice the time to rest", () => {
    for (const session of weeksOf("advanced", 5).flatMap(({ sessions }) => sessions.filter(isSprint))) {
      const items = session.blocks.mainWorkout.filter(({ notes }) => notes?.startsWith("After the workout") !== true);
      const rounds = session.mainFormat?.rounds ?? 0;
      const rest = items[0]?.dose.restSeconds ?? 0;
      const round = items.reduce((sum, item) => sum + item.dose.totalSeconds, 0) / rounds - rest;
      expect(rounds).toBeGreaterThanOrEqual(3);
      expect(round * rounds).toBeLessThanOrEqual(300);
      expect(rest).toBeGreaterThanOrEqual(2 * round);
      expect(items.every(({ rpe }) => rpe === 9)).toBe(true);
    }
  });

  test("nobody sprints who is new to it, in the first weeks, or may not go all out", () => {
    expect(weeksOf("beginner", 4).flatMap(({ sessions }) => sessions.filter(isSprint))).toEqual([]);
    expect(weeksOf("advanced", 4, { injuries: "asthma" }).flatMap(({ sessions }) => sessions.filter(isSprint))).toEqual([]);
  });
});
