import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import type { Session } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const ELITE: Athlete = {
  ...HYBRID,
  focus: "crossfit",
  level: "elite",
  trainingYears: 9,
  availability: { daysPerWeek: 6 },
  strength: { oneRepMax: { backSquat: 180, deadlift: 220, cleanAndJerk: 140, snatch: 110, overheadPress: 85 } },
  gymnastics: { strictPullUps: 22, handstandPushUps: 20, barMuscleUps: 15, ringMuscleUps: 10, handstandWalk: true },
};
const GARAGE: Athlete = {
  ...HYBRID,
  focus: "crossfit",
  level: "intermediate",
  equipment: ["dumbbell", "kettlebell", "pull-up bar", "jump rope", "box"],
  strength: { oneRepMax: {} },
  availability: { daysPerWeek: 4 },
};

const { equipment: _kit, ...IN_A_BOX } = GARAGE;

const CLOCKED = new Set(["for-time", "amrap", "emom", "intervals"]);

function workoutsOf(athlete: Athlete): readonly Session[] {
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 6 });
  if (result.kind === "referral") throw new Error("no plan");
  return result.plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ mainFormat, blocks }) => CLOCKED.has(mainFormat?.kind ?? "") && blocks.mainWorkout.length > 1);
}

/** Without the easy minutes at the end. */
const movementsOf = ({ blocks }: Session): readonly string[] =>
  blocks.mainWorkout.filter(({ notes }) => notes?.startsWith("After the workout") !== true).map(({ name }) => name);

describe("workouts in turn", () => {
  test.each([
    ["elite", ELITE],
    ["in a garage", GARAGE],
  ])("no workout twice in six weeks: %s", (_, athlete) => {
    const keys = workoutsOf(athlete).map((session) => movementsOf(session).toSorted().join());
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("with a sore wrist two at most come back, when its limit moves", () => {
    const athlete = { ...IN_A_BOX, injuries: "left wrist hurts in front rack and handstands, 3/10" };
    const keys = workoutsOf(athlete).map((session) => movementsOf(session).toSorted().join());
    expect(keys.length - new Set(keys).size).toBeLessThanOrEqual(2);
  });

  test("those who have the skills use them", () => {
    const workouts = workoutsOf(ELITE);
    const skills = /muscle-up|Chest-to-bar|Handstand|Toes-to-bar|snatch|clean|Overhead squat|Thruster/u;
    expect(workouts.filter((session) => movementsOf(session).some((name) => skills.test(name))).length).toBeGreaterThan(
      0.6 * workouts.length,
    );
    expect(workouts.flatMap(movementsOf).filter((name) => name === "Dead bug" || name === "Ring row")).toEqual([]);
  });

  test("nobody walks or boxes against the clock", () => {
    const names = workoutsOf(GARAGE).flatMap(movementsOf);
    expect(names.filter((name) => /walk$|boxing|Dead bug/u.test(name))).toEqual([]);
  });

  test("what is disliked comes under no other name", () => {
    for (const dislikes of ["thrusters", "les thrusters"])
      expect(
        workoutsOf({ ...ELITE, dislikes })
          .flatMap(movementsOf)
          .filter((name) => /thruster/iu.test(name)),
      ).toEqual([]);
  });
});

test("calm rounds for a heart have no lift that is thrown", () => {
  const athlete: Athlete = {
    ...HYBRID,
    focus: "general",
    level: "beginner",
    age: 58,
    strength: { oneRepMax: {} },
    equipment: ["machine", "dumbbell", "bench", "bicycle"],
    availability: { daysPerWeek: 4 },
    injuries: "Stent 3 years ago, signed off from cardiac rehab, no straining. On bisoprolol.",
  };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 6 });
  if (result.kind === "referral") throw new Error("no plan");
  const rounds = result.plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ mainFormat }) => mainFormat?.label.includes("no clock") === true);
  expect(rounds.length).toBeGreaterThan(0);
  const names = rounds.flatMap(({ blocks }) => blocks.mainWorkout.map(({ name }) => name));
  expect(names.filter((name) => /snatch|clean|jerk|thruster|jump|burpee/iu.test(name))).toEqual([]);
});
