import { describe, expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { daysBetween } from "../calendar/day.ts";
import { validatePlan } from "../checks/validate.ts";
import type { PlanWeek, Session } from "../model/plan.ts";
import { generatePlan } from "../plan/generate-plan.ts";

const START = "2026-11-30";

const ATHLETE: Athlete = {
  level: "advanced",
  focus: "crossfit",
  age: 30,
  sex: "female",
  bodyWeight: 63,
  trainingYears: 6,
  strength: { oneRepMax: { backSquat: 118, deadlift: 140, cleanAndJerk: 80, snatch: 62, overheadPress: 46 }, recordedOn: "2026-11-10" },
  gymnastics: { strictPullUps: 9, handstandPushUps: 8, barMuscleUps: 3, handstandWalk: true },
  conditioning: { run5k: 1440, row500m: 102 },
  history: {
    weeklyRun: { value: 8000, source: "told" },
    longestRun: { value: 5000, source: "told" },
    runsPerWeek: { value: 2, source: "told" },
    weeklyMinutes: { value: 480, source: "told" },
  },
  availability: { daysPerWeek: 5, minutes: { 1: 90, 2: 75, 3: 90, 5: 90, 6: 120 }, weekdays: [1, 2, 3, 5, 6] },
};

function weeksTo(date: string, more: Partial<Athlete> = {}): readonly PlanWeek[] {
  const athlete = {
    ...ATHLETE,
    ...more,
    competitions: [{ name: "Throwdown", type: "crossfit competition", date, priority: "A" as const }],
  };
  const result = generatePlan(athlete, { startDate: START, weeks: 6 });
  if (result.kind === "referral") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks;
}

const sessionsOf = (weeks: readonly PlanWeek[]): readonly Session[] => weeks.flatMap(({ sessions }) => sessions);
const itemsOf = ({ blocks }: Session) => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];

describe.each(["2026-12-12", "2026-12-19", "2026-12-27"])("the way to a contest on %s", (date) => {
  const before = (from: number, to: number): readonly Session[] =>
    sessionsOf(weeksTo(date)).filter((session) => daysBetween(session.date, date) >= to && daysBetween(session.date, date) <= from);

  test("keeps heavy singles and a scored piece in the last ten days, and runs for nobody's sake", () => {
    const last = before(10, 3).flatMap(itemsOf);
    const singles = last.filter(
      ({ name, reps, load }) => /snatch|clean and jerk/iu.test(name) && reps === "1" && (load?.percent ?? 0) >= 74,
    );
    expect(singles.length).toBeGreaterThan(0);
    expect(before(10, 3).some(({ mainFormat }) => mainFormat?.kind === "for-time" || mainFormat?.kind === "amrap")).toBe(true);
    expect(
      before(10, 1)
        .filter(({ code }) => code === "ZE")
        .flatMap(itemsOf)
        .map(({ name }) => name),
    ).not.toContain("Easy run");
  });

  test("comes back without sprints and far from failure, and expects nothing of the weeks around it", () => {
    const back = sessionsOf(weeksTo(date).filter(({ season }) => season === "recovery")).filter((session) => session.date > date);
    const items = back.flatMap(itemsOf);
    expect(Math.max(...items.map(({ rpe = 0 }) => rpe))).toBeLessThanOrEqual(8);
    const lifts = items.filter(({ name }) => /^(?:snatch|clean and jerk)$/iu.test(name));
    for (const { load } of lifts) expect(load?.percent ?? 0).toBeLessThanOrEqual(77);
    for (const { load, why = "" } of lifts) if (load !== undefined) expect(why).not.toContain("weeks trained since");
  });
});

test("counts the rehearsals that the plan has time for, at the effort of the day", () => {
  for (const date of ["2026-12-19", "2027-01-02", "2027-01-09"]) {
    const found = sessionsOf(weeksTo(date)).filter(({ title }) => title.startsWith("Contest rehearsal"));
    expect(found.map(({ title }) => /\d of \d/u.exec(title)?.[0])).toEqual(found.map((_, index) => `${index + 1} of ${found.length}`));
    for (const { hard, intensityLevel } of found) expect({ hard, intensityLevel }).toEqual({ hard: true, intensityLevel: 8 });
  }
});

test("runs easily no further than the longest run told, and not at all for who dislikes long running", () => {
  const runs = (weeks: readonly PlanWeek[]) =>
    sessionsOf(weeks)
      .flatMap(itemsOf)
      .filter(({ name }) => name === "Easy run");
  for (const { dose } of runs(weeksTo("2027-04-10").slice(0, 1))) expect(dose.metres ?? 0).toBeLessThanOrEqual(5000);
  expect(runs(weeksTo("2027-04-10", { dislikes: "long slow running" }))).toEqual([]);
});

test("a dislike with a number or a form holds", () => {
  const easy = sessionsOf(weeksTo("2027-04-10", { dislikes: "assault bike; rowing longer than 2k" })).flatMap(itemsOf);
  const long = easy.filter(({ dose }) => (dose.seconds ?? 0) >= 600).map(({ name }) => name);
  expect(long).not.toContain("Row erg");
  expect(long).toContain("Bike erg");
});

test("one repetition on a machine takes turns with nothing", () => {
  const items = sessionsOf(weeksTo("2027-04-10")).flatMap(itemsOf);
  for (const { sets = 1, notes = "" } of items) if (sets === 1) expect(notes).not.toContain("Alternate: one rep");
});
