import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { findBenchmarkWorkout } from "../../catalogue/benchmark-workouts.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Session } from "../../model/plan.ts";
import { validatePlan } from "../../checks/validate.ts";

const CROSSFITTER: Athlete = {
  ...HYBRID,
  focus: "crossfit",
  level: "advanced",
  trainingYears: 6,
  strength: { oneRepMax: { backSquat: 160, deadlift: 200, cleanAndJerk: 115, snatch: 90, overheadPress: 72 } },
  gymnastics: { strictPullUps: 15, handstandPushUps: 4 },
};

function benchmarksOf(more: Partial<Athlete> = {}): readonly Session[] {
  const athlete = { ...CROSSFITTER, ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks: 12 });
  if (result.kind === "referral") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks.flatMap((week) => week.sessions).filter(({ title }) => /benchmark/iu.test(title));
}

/** Without the easy minutes that follow. */
function workoutOf(session: Session | undefined): Session["blocks"]["mainWorkout"] {
  return session?.blocks.mainWorkout.filter(({ notes }) => notes?.startsWith("After the workout") !== true) ?? [];
}

describe("benchmark workouts", () => {
  test("one in week 6, the same again in week 11, as prescribed where the numbers carry it", () => {
    const found = benchmarksOf();
    expect(found.map(({ week, title }) => `${week} ${title}`)).toEqual(["6 Benchmark: Helen", "11 Benchmark: Helen"]);
    expect(found[0]?.mainFormat).toMatchObject({ label: "Helen", rounds: 3, target: "9:30" });
    expect(workoutOf(found[0]).map(({ name, sets, reps, distance, weight }) => [name, sets, reps ?? distance, weight])).toEqual([
      ["Interval run", 3, "400 m", undefined],
      ["Kettlebell swing (American)", 3, "21", "24 kg"],
      ["Pull-up (kipping)", 3, "12", undefined],
    ]);
  });

  test("never as prescribed for a beginner: half the volume, and the title says so", () => {
    for (const session of benchmarksOf({ level: "beginner", gymnastics: { strictPullUps: 2 } })) {
      expect(session.title).toMatch(/^Benchmark: \w+, scaled: half the volume/u);
      const workout = findBenchmarkWorkout(session.mainFormat?.label.split(",")[0] ?? "");
      const full = workout?.movements.find(({ exercise }) => exercise === "Air squat")?.reps;
      expect(session.blocks.mainWorkout.find(({ name }) => name === "Air squat")?.dose.reps).toBe(Number(full) / 2);
    }
  });

  test("few pull-ups: another benchmark, whose movements are all open, and none with stand-ins", () => {
    for (const more of [{ gymnastics: { strictPullUps: 5 } }, { injuries: "right shoulder impingement, 4/10" }]) {
      const found = benchmarksOf(more);
      expect(found.flatMap(workoutOf).filter(({ replaced }) => replaced !== undefined)).toEqual([]);
      expect(found.map(({ title }) => title).join()).not.toContain("Helen");
    }
    expect(benchmarksOf({ gymnastics: { strictPullUps: 5 } })[0]?.title).toMatch(/^Benchmark: (?:Karen|DT)/u);
  });

  test("one barbell for the whole workout, and no heavier than the level carries", () => {
    const [first] = benchmarksOf({ level: "elite", strength: { oneRepMax: { backSquat: 120, deadlift: 150, cleanAndJerk: 80 } } });
    const bars = first?.blocks.mainWorkout.flatMap(({ load }) => (load?.bar === undefined ? [] : [load])) ?? [];
    expect(new Set(bars.map(({ kilograms }) => kilograms)).size).toBe(1);
    for (const load of bars) expect(load.kilograms).toBeLessThanOrEqual(0.7 * (load.oneRepMax ?? 0));
  });

  test("a week of three days has its benchmark instead of heavy legs", () => {
    const found = benchmarksOf({ availability: { daysPerWeek: 3 } });
    expect(found.map(({ week, code }) => `${week} ${code}`)).toEqual(["6 SLm", "11 SLm"]);
  });

  test("nothing tires before it, its bar is built up to, and the way to it takes ten minutes at least", () => {
    for (const more of [{}, { level: "elite" }, { availability: { daysPerWeek: 3 } }, { level: "intermediate" }] as const) {
      for (const { blocks } of benchmarksOf(more)) {
        expect([...blocks.strength, ...blocks.skill]).toEqual([]);
        expect(blocks.warmup.reduce((sum, { dose }) => sum + dose.totalSeconds, 0)).toBeGreaterThanOrEqual(600);
        if (blocks.mainWorkout.some(({ load }) => load?.bar !== undefined))
          expect(blocks.warmup.some(({ weight }) => weight?.includes("→") === true)).toBe(true);
      }
    }
  });

  test("none for who should not go all out", () => {
    expect(benchmarksOf({ injuries: "asthma" })).toEqual([]);
  });
});
