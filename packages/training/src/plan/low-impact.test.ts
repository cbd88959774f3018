import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyAthlete, anyBlock, START } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import { adjust } from "../adjust/adjust.ts";
import { explain } from "../adjust/explain.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { equipmentMet } from "../catalogue/equipment.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { readAthlete } from "../injuries/read-injuries.ts";
import { stressLimits } from "../injuries/limits/stress-limits.ts";
import { isWithinLimits } from "../injuries/limits/substitute-exercise.ts";
import { generatePlan } from "./generate-plan.ts";
import type { Plan, Session } from "../model/plan.ts";
import { validatePlan } from "../checks/validate.ts";

const CROSSFITTER: Athlete = { ...HYBRID, focus: "crossfit", availability: { daysPerWeek: 5 } };

describe("a main workout that an injury closes by more than half (injuries.md section 2)", () => {
  test("of runs and stations becomes rounds on machines with a station each, of the same day, effort and about the same time, and says why", () => {
    const before = planOf(HYBRID);
    const details = "left knee pain for months, 4/10";
    const result = adjust(before, HYBRID, { kind: "injury", details }, { today: START, outcomes: [] });
    if (result.kind !== "adjusted") throw new Error("not adjusted");
    const [was] = ofCode(before, "HX").filter(({ week }) => week === 3);
    const [is] = ofCode(result.plan, "HX").filter(({ week }) => week === 3);
    expect(is?.title).toMatch(/^Engine rounds: .+ on (bike|ski) and (bike|ski) with sled pull, farmers carry and step-up/u);
    expect(is).toMatchObject({ id: was?.id, type: was?.type, date: was?.date, intensityLevel: was?.intensityLevel });
    expect(Math.abs((is?.duration ?? 0) - (was?.duration ?? 0))).toBeLessThanOrEqual(10);
    expect(is?.blocks.mainWorkout.some(({ replaced }) => replaced?.name === "Tempo run" && replaced.reason.includes("knee"))).toBe(true);
    expect(
      explain(result.layer)
        .map(({ text }) => text)
        .join(" "),
    ).toContain("Engine rounds");
    expect(validatePlan(result.plan, result.athlete)).toEqual([]);
  });

  test("of runs and stations climbs with the weeks, and no station is longer than three minutes of what stands in for it", () => {
    const rounds = ofCode(planOf({ ...HYBRID, injuries: "left knee pain for months, 4/10" }, 11), "HX").filter(({ isDeload }) => !isDeload);
    const machinesOf = ({ blocks }: Session) => blocks.mainWorkout.filter(({ replaced }) => replaced?.name === "Tempo run");
    const work = rounds
      .filter((session) => machinesOf(session)[0]?.rpe === 7)
      .map((session) => machinesOf(session).reduce((sum, { sets = 1, dose }) => sum + sets * (dose.seconds ?? 0), 0));
    // After three weeks the knee runs again.
    expect(work.length).toBeGreaterThanOrEqual(3);
    // A shorter day has room for less.
    expect(work.slice(0, 4).toSorted((one, other) => one - other)).toEqual(work.slice(0, 4));
    expect(work.at(-1)).toBeGreaterThanOrEqual(12 * 60);
    const standIns = rounds.flatMap(({ blocks }) =>
      blocks.mainWorkout.filter(({ replaced, rpe = 0 }) => replaced !== undefined && rpe >= 5),
    );
    expect(standIns.every(({ dose, name }) => name.includes("erg") || (dose.seconds ?? 0) <= 180)).toBe(true);
  });

  test("gives way to a workout that keeps more of itself where there is one", () => {
    const plan = planOf({ ...CROSSFITTER, injuries: "shoulder impingement" });
    const mixed = plan.weeks.flatMap((week) => week.sessions).filter(({ code }) => ["ML", "MM", "SLm"].includes(code));
    expect(mixed.some(({ mainFormat }) => mainFormat?.kind === "amrap" || mainFormat?.kind === "for-time")).toBe(true);
  });

  test("keeps its replacements where there is no machine", () => {
    const athlete: Athlete = { ...CROSSFITTER, level: "beginner", injuries: "shoulder impingement, 6/10 overhead", equipment: ["rack"] };
    const plan = planOf(athlete);
    expect(
      plan.weeks.flatMap((week) => week.sessions).filter(({ blocks }) => blocks.mainWorkout.length + blocks.strength.length === 0),
    ).toEqual([]);
  });

  test("never stays for more than half of its lines", () => {
    fc.assert(
      fc.property(anyAthlete, anyBlock, (athlete, block) => {
        const result = generatePlan(athlete, { startDate: START, ...block });
        if (result.kind === "referral") return;
        const limits = stressLimits(readAthlete(athlete, START));
        // From the third week on a limit may be another.
        for (const session of result.plan.weeks.slice(0, 2).flatMap((week) => week.sessions)) {
          if (!["ML", "MM", "SLm", "OLs"].includes(session.code) || session.mainFormat?.kind === "steady") continue;
          const lines = session.blocks.mainWorkout.filter(({ name }) => findExercise(name)?.category !== "flexibility");
          const wanted = new Set(lines.map(({ name, replaced }) => replaced?.name ?? name));
          const lost = [...wanted].filter((name) => {
            const exercise = findExercise(name);
            return exercise !== undefined && !isWithinLimits(exercise, limits);
          });
          const isOnMachines = lines.every(({ name }) => findExercise(name)?.category === "cardio");
          const hasMachine = MACHINES.some((name) => isOpen(name, athlete, limits));
          expect(
            !hasMachine || isOnMachines || wanted.size < 3 || lost.length <= wanted.size / 2,
            `${session.title} (${session.code})`,
          ).toBe(true);
        }
      }),
      { numRuns: 60, seed: 5 },
    );
  });
});

test("the long workout is steady, at threshold or hard on a machine in one week of four, by phase", () => {
  const engine = ofCode(planOf(CROSSFITTER, 12), "ML").filter(({ title }) => title.startsWith("Engine"));
  expect(engine.map(({ week }) => week)).toEqual([2, 10]);
  expect(engine.map(({ blocks }) => blocks.mainWorkout[0]?.rpe)).toEqual([5, 8]);
});

test("half and three quarters of a Hyrox get the minutes they need, on the day that has them", () => {
  const athlete: Athlete = { ...HYBRID, availability: { daysPerWeek: 5, minutes: { 1: 60, 2: 60, 3: 60, 4: 60, 5: 60, 6: 60, 7: 120 } } };
  const [, half, most] = ofCode(planOf(athlete, 5, 9), "HX");
  expect([half?.weekday, most?.weekday]).toEqual([7, 7]);
  expect(half?.title).toMatch(/^Half simulation, 8 × 500 m/u);
  expect(most?.title).toMatch(/^Three-quarter simulation, 8 × /u);
  expect(half?.duration).toBeGreaterThanOrEqual(70);
  expect(most?.duration).toBeGreaterThanOrEqual(85);
});

const MACHINES = ["Row erg intervals", "Ski erg", "Bike erg intervals", "Assault bike", "Elliptical", "Pool running"] as const;

function isOpen(name: string, athlete: Athlete, limits: ReturnType<typeof stressLimits>): boolean {
  const exercise = findExercise(name);
  return exercise !== undefined && isWithinLimits(exercise, limits) && equipmentMet(exercise, athlete.equipment);
}

function planOf(athlete: Athlete, weeks = 5, firstMacroWeek = 1): Plan {
  const result = generatePlan(athlete, { startDate: START, weeks, firstMacroWeek });
  if (result.kind !== "plan") throw new Error("a referral");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan;
}

function ofCode(plan: Plan, code: Session["code"]): readonly Session[] {
  return plan.weeks.flatMap((week) => week.sessions).filter((session) => session.code === code);
}
