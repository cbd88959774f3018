import { describe, expect, test } from "vitest";
import { START } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { parseClock } from "../../units/format.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Session } from "../../model/plan.ts";

const DATE = "2026-12-26";

describe("a Hyrox", () => {
  test("is eight runs and eight stations in the official order with the loads of the division", () => {
    const race = raceDay({ ...HYBRID, sex: "female", level: "elite" }, "hyrox pro women");
    const lines = race.blocks.mainWorkout;
    expect(lines.filter((_, index) => index % 2 === 0).map((line) => line.distance)).toEqual(Array.from({ length: 8 }, () => "1 km"));
    expect(lines.filter((_, index) => index % 2 === 1).map((line) => [line.name, line.reps ?? line.distance, line.weight])).toEqual([
      ["Ski erg", "1 km", undefined],
      ["Sled push", "50 m", "152 kg incl. sled"],
      ["Sled pull (rope)", "50 m", "103 kg incl. sled"],
      ["Burpee broad jump", "80 m", undefined],
      ["Row erg", "1 km", undefined],
      ["Farmers carry", "200 m", "2 × 24 kg"],
      ["Sandbag lunge", "100 m", "20 kg"],
      ["Wall ball", "100", "6 kg"],
    ]);
    expect(lines.at(-1)?.notes).toContain("2.70 m");
  });

  test("of an intermediate man with 48:00 over 10 km has splits that add up to its target, within his level's band", () => {
    const race = raceDay(HYBRID, "hyrox");
    const total = race.blocks.mainWorkout.reduce((sum, line) => sum + line.dose.totalSeconds, 0);
    const target = parseClock(race.mainFormat?.target?.split(" ")[0] ?? "") ?? 0;
    expect(Math.abs(total - target)).toBeLessThanOrEqual(15);
    expect(target).toBeGreaterThanOrEqual(82 * 60);
    expect(target).toBeLessThanOrEqual(100 * 60);
  });

  test("prints neither pace nor target without a run time", () => {
    const race = raceDay({ ...HYBRID, conditioning: {} }, "hyrox");
    expect(race.mainFormat?.target).toBeUndefined();
    expect(race.blocks.mainWorkout.filter((line) => line.pace !== undefined)).toEqual([]);
  });
});

test("a half marathon is paced from slow to fast and arrives on its target", () => {
  const history = { weeklyRun: { value: 48_000, source: "logged" }, longestRun: { value: 18_000, source: "logged" } } as const;
  const race = raceDay({ ...HYBRID, focus: "running", history }, "half marathon");
  const paces = race.blocks.mainWorkout.map((line) => line.pace?.fastest ?? 0);
  expect(paces).toEqual(paces.toSorted((a, b) => b - a));
  const total = race.blocks.mainWorkout.reduce((sum, line) => sum + line.dose.totalSeconds, 0);
  expect(Math.abs(total - (parseClock(race.mainFormat?.target ?? "") ?? 0))).toBeLessThanOrEqual(3);
  expect(race.coachNotes.strategy).toContain("carbohydrate");
});

test("a race that there was too little time for is walked and run, for no time", () => {
  const race = raceDay({ ...HYBRID, focus: "running" }, "marathon", true);
  expect(race.mainFormat?.target).toBeUndefined();
  expect(race.blocks.mainWorkout.every(({ pace }) => pace === undefined)).toBe(true);
  expect(race.description).toContain("run and walked in turn");
});

test("an Olympic triathlon rides at 83 to 90 % of threshold power and runs 5 % slower than alone", () => {
  const race = raceDay({ ...HYBRID, focus: "triathlon", conditioning: { run10k: 2880, ftp20min: 240 } }, "olympic triathlon");
  const [swim, ride, run] = race.blocks.mainWorkout;
  expect(swim?.pace).toBeUndefined();
  expect(ride?.power).toEqual({ low: 189, high: 205, estimated: true });
  expect(Math.abs((run?.dose.seconds ?? 0) - 2880 * 1.05)).toBeLessThanOrEqual(20);
});

test("race day says what to do when it goes wrong, and never offers another exercise", () => {
  for (const type of ["hyrox", "marathon", "10k", "sprint triathlon", "crossfit throwdown", "powerlifting meet"]) {
    const race = raceDay(HYBRID, type);
    expect(race.blocks.mainWorkout.filter((line) => line.substitutions !== undefined)).toEqual([]);
    expect(race.coachNotes.substitutions).not.toMatch(/^(In place|Do it as written)/u);
  }
});

test("a pair runs together, faster than alone, and shares the stations", () => {
  const alone = raceDay(HYBRID, "hyrox");
  const pair = raceDay(HYBRID, "hyrox doubles");
  const pace = (session: Session): number => session.blocks.mainWorkout[8]?.pace?.slowest ?? 0;
  expect(pace(pair) / pace(alone)).toBeGreaterThan(0.93);
  expect(pace(pair) / pace(alone)).toBeLessThan(0.97);
  expect(pair.blocks.mainWorkout[1]?.notes).toContain("change every 250 m");
  expect(pair.coachNotes.strategy).toContain("Both of you run every kilometre");
});

test("a relay is two runs and two stations", () => {
  const lines = raceDay(HYBRID, "hyrox relay").blocks.mainWorkout;
  expect(lines.map(({ name }) => name)).toEqual(["Tempo run", "Sled push", "Tempo run", "Wall ball"]);
});

function raceDay(athlete: Athlete, type: string, isConfirmed = false): Session {
  const result = generatePlan({ ...athlete, competitions: [{ type, date: DATE, priority: "A", isConfirmed }] }, { startDate: START });
  const race = result.kind === "plan" ? result.plan.weeks.flatMap((week) => week.sessions).find(({ code }) => code === "RACE") : undefined;
  if (race === undefined) throw new Error("no race");
  return race;
}
