import { describe, expect, test } from "vitest";
import { START } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Session } from "../../model/plan.ts";
import { validatePlan } from "../../checks/validate.ts";

describe("compromised running", () => {
  const NOVICE: Athlete = { ...HYBRID, level: "beginner", conditioning: {} };

  test("of somebody who cannot run for long yet is short, easy and without an invented time", () => {
    const sessions = hyroxSessions(NOVICE);
    const runs = sessions.flatMap((session) => session.blocks.mainWorkout.filter((item) => item.name === "Easy run"));
    expect(runs.length).toBe(sessions.length);
    for (const run of runs) {
      expect(run.dose.metres).toBeLessThanOrEqual(400);
      expect(run.rpe).toBeLessThanOrEqual(4);
      expect(run.duration).toBeUndefined();
      expect(run.pace).toBeUndefined();
    }
  });

  test("counts the metres it prescribes, also without a run time", () => {
    const [first] = hyroxSessions({ ...HYBRID, conditioning: {} });
    expect(first?.distance).toBeGreaterThanOrEqual(3 * 800);
  });

  test("on machines leaves most of a single week easy", () => {
    const athlete: Athlete = {
      level: "intermediate",
      focus: "hyrox",
      strength: { oneRepMax: {} },
      gymnastics: {},
      conditioning: {},
      availability: { daysPerWeek: 3 },
      injuries: "severe elbow pain and severe knee pain",
    };
    const result = generatePlan(athlete, { startDate: START, weeks: 1 });
    expect(result.kind === "plan" ? validatePlan(result.plan, athlete) : result).toEqual([]);
  });

  test("stays below threshold in a deload", () => {
    const deload = hyroxSessions(HYBRID).find((session) => session.isDeload);
    expect(
      Math.max(...(deload?.blocks.mainWorkout ?? []).filter((item) => item.pace !== undefined).map((item) => item.rpe ?? 0)),
    ).toBeLessThan(7);
  });

  test("brings wall balls before the first race of a foundation block", () => {
    const race = { name: "Hyrox", type: "Hyrox", date: "2026-12-19", priority: "A" } as const;
    const athlete: Athlete = { ...HYBRID, competitions: [race] };
    const names = hyroxSessions(athlete).flatMap(({ blocks }) => blocks.mainWorkout.map(({ name }) => name));
    expect(names).toContain("Wall ball");
  });

  test("says how much of the race each station is", () => {
    const push = hyroxSessions(HYBRID)[0]?.blocks.mainWorkout.find((item) => item.name === "Sled push");
    expect(push?.why).toBe("12.5 m of the race's 50 m, with 130 kg incl. sled instead of 152 kg.");
    const lunge = hyroxSessions(HYBRID)
      .flatMap((session) => session.blocks.mainWorkout)
      .find((item) => item.name === "Sandbag lunge" && item.load?.kilograms === 20);
    expect(lunge?.why).toContain("at race weight.");
  });
});

function hyroxSessions(athlete: Athlete): Session[] {
  const result = generatePlan(athlete, { startDate: START });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan.weeks.flatMap((week) => week.sessions).filter((session) => session.code === "HX");
}
