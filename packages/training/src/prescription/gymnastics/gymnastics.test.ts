import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { GATES } from "../../selection/gates/gate-table.ts";
import { movementGate } from "../../selection/gates/movement-gate.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { ExerciseItem, Session } from "../../model/plan.ts";
import { validatePlan } from "../../checks/validate.ts";

const CROSSFITTER: Athlete = { ...HYBRID, focus: "crossfit", availability: { daysPerWeek: 3 }, gymnastics: { strictPullUps: 10 } };

function skillsOf(more: Partial<Athlete> = {}, weeks = 12): readonly Session[] {
  const athlete = { ...CROSSFITTER, ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks });
  if (result.kind === "referral") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks.flatMap((week) => week.sessions).filter(({ code }) => code.startsWith("GY"));
}

const skill = (sessions: readonly Session[], week: number): readonly ExerciseItem[] =>
  sessions.find((session) => session.week === week)?.blocks.skill ?? [];
const first = (sessions: readonly Session[], week: number): string | undefined => skill(sessions, week)[0]?.name;

describe("ladders", () => {
  test("pull-ups climb from strict to kipping to chest-to-bar over the blocks of an athlete with ten", () => {
    const sessions = skillsOf();
    expect([1, 5, 9].map((week) => first(sessions, week))).toEqual([
      "Pull-up (kipping)",
      "Chest-to-bar pull-up",
      "Muscle-up transition drill",
    ]);
  });

  test("below the first pull-up they climb from rows to slow negatives", () => {
    const sessions = skillsOf({ level: "beginner", gymnastics: { strictPullUps: 0 } });
    expect([1, 5, 9].map((week) => first(sessions, week))).toEqual(["Ring row", "Band-assisted pull-up", "Band-assisted pull-up"]);
    expect(skill(sessions, 9)[0]?.notes).toContain("lower for five seconds");
  });

  test("what the athlete wants to learn is practised in every session", () => {
    const sessions = skillsOf(
      { gymnastics: { strictPullUps: 6 }, availability: { daysPerWeek: 5 }, injuries: "want to learn handstand walking" },
      6,
    );
    const without = sessions.filter(({ blocks }) => blocks.skill.every(({ name }) => !/handstand|wall walk|plank/iu.test(name)));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test.each(["I want my first bar muscle-up", "mein Ziel: endlich fünf Klimmzüge am Stück", "quiero sacar mi primer muscle up"])(
    "strict pull-ups grow from loading week to loading week towards what they lead to: %s",
    (dislikes) => {
      const sessions = skillsOf({ dislikes, gymnastics: { strictPullUps: 4 } }, 9);
      const pullsIn = (week: number): number => total(skill(sessions, week).filter(({ name }) => name === "Pull-up (strict)"));
      const pulls = [1, 3, 5, 7, 9].map(pullsIn);
      expect(pulls).toEqual(pulls.toSorted((a, b) => a - b));
      expect(pulls.at(-1)).toBeGreaterThanOrEqual(1.2 * (pulls[0] ?? 0));
      expect(pullsIn(8)).toBeGreaterThan(0);
    },
  );

  test.each([
    ["my goal is a pistol squat", ["Step-up (low box)", "Box pistol squat"]],
    ["I want to hold a handstand for 30 seconds", ["Handstand hold", "Handstand hold"]],
    ["I want to learn double-unders", ["Single-under", "Single-under"]],
  ] as const)("what somebody wants to learn climbs its ladder from the second wave on: %s", (dislikes, rungs) => {
    const sessions = skillsOf({ dislikes, level: "intermediate", gymnastics: { strictPullUps: 6 } }, 6);
    const practised = [1, 5].map((week) => skill(sessions, week).find(({ name }) => rungs.some((rung) => rung === name)));
    expect(practised.map((item) => item?.name)).toEqual(rungs);
    expect(practised[1]?.notes).not.toBe(practised[0]?.notes);
  });

  test("what has no best set begins each wave above the last one", () => {
    const sessions = skillsOf({ gymnastics: { strictPullUps: 4 }, dislikes: "I want my first bar muscle-up" }, 9);
    const reps = [1, 5].map((week) => skill(sessions, week).find(({ name }) => name === "Kip swing drill")?.dose.reps ?? 0);
    expect(reps[1]).toBeGreaterThan(reps[0] ?? 0);
  });

  test("a first bar muscle-up has its pulls on two days, its swing before any kip against the clock, its dips and its own next step", () => {
    const athlete: Athlete = {
      ...CROSSFITTER,
      strength: { oneRepMax: { backSquat: 82, benchPress: 50 } },
      bodyWeight: 66,
      gymnastics: { strictPullUps: 5, barMuscleUps: 0, ringMuscleUps: 0 },
      equipment: ["barbell", "rack", "bench", "dumbbell", "rings", "pull-up bar", "rower", "box", "jump rope"],
      dislikes: "I'd love to get my first bar muscle-up",
      availability: { daysPerWeek: 5 },
    };
    const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 5 });
    if (result.kind !== "plan") throw new Error("no plan");
    expect(validatePlan(result.plan, athlete)).toEqual([]);
    for (const { sessions } of result.plan.weeks) {
      const withLines = (name: string): number =>
        sessions.filter(({ blocks }) => [...blocks.skill, ...blocks.strength].some((item) => item.name === name)).length;
      expect(withLines("Pull-up (strict)")).toBeGreaterThanOrEqual(2);
      expect(withLines("Kip swing drill")).toBeGreaterThanOrEqual(1);
      expect(withLines("Foot-assisted ring dip")).toBeGreaterThanOrEqual(1);
    }
    const early = result.plan.weeks.slice(0, 4).flatMap(({ sessions }) => sessions);
    expect(early.flatMap(({ blocks }) => blocks.mainWorkout).map(({ name }) => name)).not.toContain("Pull-up (kipping)");
    const practice = early.find(({ code }) => code === "GY" || code === "GYE");
    expect(practice?.coachNotes.strategy).toContain("Bar muscle-ups need");
  });

  test("within a block the sets, repetitions or seconds grow, and never fall", () => {
    const sessions = skillsOf();
    for (const [a, b] of [
      [1, 2],
      [2, 3],
      [5, 6],
      [6, 7],
    ] as const) {
      skill(sessions, b).forEach((item, index) => {
        const before = skill(sessions, a)[index];
        if (before === undefined) return;
        expect(item.name).toBe(before.name);
        expect(volume(item)).toBeGreaterThanOrEqual(volume(before));
      });
      expect(total(skill(sessions, b))).toBeGreaterThan(total(skill(sessions, a)));
    }
  });

  test("what has a best set is practised at 30 to 50 % of it, in five to eight sets away from failure", () => {
    for (const strictPullUps of [3, 5, 8, 12, 20, 33]) {
      // What many sets in a row make of half a best set is no practice any more.
      const best = strictPullUps;
      for (const session of skillsOf({ gymnastics: { strictPullUps } }).filter(({ isDeload }) => !isDeload)) {
        for (const item of session.blocks.skill.filter(({ name }) => name.includes("ull-up (") || name.startsWith("Chest"))) {
          expect(item.dose.reps).toBeGreaterThanOrEqual(0.3 * best);
          expect(item.dose.reps).toBeLessThanOrEqual(Math.max(1, Math.round(0.4 * best)));
          expect(volume(item)).toBeLessThanOrEqual(Math.max(5, 2.5 * best));
          expect(item.sets).toBeGreaterThanOrEqual(5);
          expect(item.sets).toBeLessThanOrEqual(8);
          expect(item.rpe).toBeLessThanOrEqual(6);
        }
      }
    }
  });

  test("from the fifth week on two skills take turns in an EMOM of 10 to 12 minutes", () => {
    const [one, two] = skill(skillsOf(), 6);
    expect(one?.sets).toBe(two?.sets);
    expect(one?.sets).toBeLessThanOrEqual(6);
    expect((one?.dose.totalSeconds ?? 0) + (two?.dose.totalSeconds ?? 0)).toBeGreaterThanOrEqual(600);
    expect(one?.notes).toContain("Odd minutes");
    expect(two?.notes).toContain("Even minutes");
  });

  test("the notes name the next gate and what opens it", () => {
    const [session] = skillsOf({ gymnastics: { strictPullUps: 3 } });
    expect(session?.coachNotes.strategy).toContain("5 strict pull-ups unlock kipping; you have 3.");
    const [unknown] = skillsOf({ level: "beginner", gymnastics: {} });
    expect(unknown?.coachNotes.strategy).toContain("5 strict pull-ups unlock kipping; yours are not known yet.");
  });

  test("nothing above a gate is named anywhere in a session below it", () => {
    for (const gymnastics of [{}, { strictPullUps: 2 }, { strictPullUps: 6, handstandPushUps: 1 }]) {
      const athlete: Athlete = { ...CROSSFITTER, gymnastics, availability: { daysPerWeek: 6 } };
      const closed = [...GATES.keys()].filter((name) => !movementGate(name, athlete).met);
      for (const session of skillsOf(athlete)) {
        const items = Object.values(session.blocks).flat();
        for (const name of items.flatMap((item) => [item.name, ...(item.substitutions ?? [])])) expect(closed).not.toContain(name);
      }
    }
  });

  test("the experienced practise the highest skills they have, not the drills that led there", () => {
    const gymnastics = { strictPullUps: 20, barMuscleUps: 10, ringMuscleUps: 6, handstandPushUps: 15, handstandWalk: true };
    const sessions = skillsOf({ level: "elite", gymnastics, availability: { daysPerWeek: 6 } }, 5);
    const names = new Set(sessions.flatMap(({ blocks }) => blocks.skill.map(({ name }) => name)));
    expect([...names]).toEqual(expect.arrayContaining(["Bar muscle-up", "Handstand push-up (kipping)", "Handstand walk", "Toes-to-bar"]));
    for (const drill of ["Kip swing drill", "Handstand hold", "Wall walk", "Muscle-up transition drill"])
      expect(names).not.toContain(drill);
    const muscleUp = skill(sessions, 1).find(({ name }) => name === "Bar muscle-up");
    expect(muscleUp?.dose.reps).toBeGreaterThanOrEqual(3);
    expect(muscleUp?.dose.reps).toBeLessThanOrEqual(5);
  });

  test("an injured shoulder gives the place to other skills, and the line says why", () => {
    const [session] = skillsOf({ injuries: "shoulder impingement" });
    const reasons = (session?.blocks.skill ?? []).flatMap(({ replaced }) => replaced?.reason ?? []);
    expect(reasons.some((reason) => reason.includes("shoulder"))).toBe(true);
  });

  test("both sessions of a six-day week practise something else", () => {
    const sessions = skillsOf({ availability: { daysPerWeek: 6 }, level: "advanced" });
    for (const week of [1, 2, 3, 5]) {
      const [a, b] = sessions.filter((session) => session.week === week);
      const names = new Set(a?.blocks.skill.map(({ name }) => name));
      expect(b?.blocks.skill.some(({ name }) => !names.has(name))).toBe(true);
    }
  });

  test("handstand walks are metres that grow, single muscle-ups more of them, and rings follow the bar", () => {
    const gymnastics = { strictPullUps: 9, handstandPushUps: 8, barMuscleUps: 3, ringMuscleUps: 0, handstandWalk: true };
    const sessions = skillsOf({ level: "advanced", gymnastics, availability: { daysPerWeek: 6 } }, 5).filter(({ isDeload }) => !isDeload);
    const items = sessions.flatMap(({ blocks }) => blocks.skill);
    const walks = items.filter(({ name }) => name === "Handstand walk");
    expect(walks.length).toBeGreaterThan(2);
    for (const { distance, dose } of walks) {
      expect(Number.parseInt(distance ?? "", 10)).toBeLessThanOrEqual(10);
      expect(dose.seconds).toBeLessThanOrEqual(25);
    }
    const singles = items.filter(({ name }) => name === "Bar muscle-up").map(({ sets = 1 }) => sets);
    expect(singles[1]).toBeGreaterThan(singles[0] ?? 0);
    expect(items.filter(({ name }) => name === "Muscle-up transition drill").length).toBeGreaterThan(1);
  });
});

function volume(item: ExerciseItem): number {
  return (item.sets ?? 1) * (item.dose.reps ?? item.dose.seconds ?? 0);
}

function total(items: readonly ExerciseItem[]): number {
  return items.slice(0, 2).reduce((sum, item) => sum + volume(item), 0);
}
