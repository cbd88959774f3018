import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { ExerciseItem, Plan } from "../../model/plan.ts";
import { validatePlan } from "../../checks/validate.ts";

const NOVICE: Athlete = {
  ...HYBRID,
  level: "beginner",
  focus: "strength",
  sex: "female",
  bodyWeight: 62,
  trainingYears: 1,
  strength: { oneRepMax: { backSquat: 50, deadlift: 65 } },
  gymnastics: { strictPullUps: 0 },
  conditioning: {},
  equipment: ["barbell", "rack", "bench", "dumbbell", "kettlebell", "band"],
  availability: { daysPerWeek: 4 },
};

describe("strength sessions of a beginner", () => {
  const plan = planOf(NOVICE);

  test("never repeat a movement in two versions", () => {
    for (const session of plan.weeks.flatMap((week) => week.sessions)) {
      const names = session.blocks.strength.map(({ name }) => name);
      expect(names.includes("Romanian deadlift") && names.includes("Dumbbell Romanian deadlift")).toBe(false);
    }
  });

  test("are simple after the lifts", () => {
    const small = items(plan).filter((item) => item.load?.kilograms === undefined && item.replaced === undefined);
    expect(small.length).toBeGreaterThan(10);
    expect(small.map(({ name }) => name)).not.toContain("Copenhagen plank");
    expect(small.filter(({ name }) => findExercise(name)?.difficulty === "advanced")).toEqual([]);
  });

  test("grow in repetitions where the weight of a further lift stays", () => {
    const reps = [0, 1].map((week) => lift(plan, week, "Romanian deadlift"));
    expect(reps[1]?.load).toEqual(reps[0]?.load);
    expect(reps[1]?.dose.reps).toBeGreaterThan(reps[0]?.dose.reps ?? 0);
  });
});

test("a deload never tells anybody to add weight", () => {
  const deload = planOf({ ...HYBRID, focus: "strength" }).weeks.find((week) => week.isDeload);
  const notes = (deload?.sessions ?? []).flatMap(({ blocks }) => blocks.strength.map((item) => item.notes ?? ""));
  expect(notes.some((note) => note.includes("add nothing"))).toBe(true);
  expect(notes.filter((note) => note.includes("add 2.5"))).toEqual([]);
});

test("after a deload no line takes the deload's weight", () => {
  const meet = { name: "Meet", type: "powerlifting meet", date: "2027-01-23", priority: "A" } as const;
  let deloads = 0;
  for (const more of [
    { focus: "powerlifting", competitions: [meet] },
    { focus: "strength" },
    { focus: "strength", strength: { oneRepMax: {} } },
  ] as const) {
    const { weeks } = planOf({ ...HYBRID, ...more }, 6);
    for (const [index, week] of weeks.entries()) {
      if (weeks[index - 1]?.isDeload !== true) continue;
      deloads += 1;
      const notes = week.sessions.flatMap(({ blocks }) => blocks.strength.map((item) => item.notes ?? ""));
      expect(notes.filter((note) => /last week\b|last time/iu.test(note))).toEqual([]);
    }
  }
  expect(deloads).toBeGreaterThan(1);
});

/** strength.md section 8: whatever the effort and in a deload too, nobody starts with the working weight. */
test("every lift of the barbell from three fifths of the maximum on has lighter sets before it", () => {
  const availability = { daysPerWeek: 3, weekdays: [1, 3, 6], minutes: { 1: 75, 3: 75, 6: 90 } } as const;
  for (const focus of ["hyrox", "strength", "powerlifting", "general"] as const) {
    const plan = planOf({ ...HYBRID, focus, availability, injuries: "Deadlifts from the floor over 120 kg bother my back" });
    for (const { blocks, title } of plan.weeks.flatMap(({ sessions }) => sessions)) {
      const warm = new Set(blocks.warmup.map(({ name }) => name));
      const lifts = blocks.strength.filter(({ load }) => load?.bar !== undefined && load.kilograms >= 0.6 * (load.oneRepMax ?? Infinity));
      for (const { name, notes = "", load } of lifts) {
        const where = `${title}: ${name} ${load?.kilograms ?? 0} ${notes}`;
        expect(warm.has(name) || notes.includes("First ") || blocks.strength.filter((item) => item.name === name).length > 1, where).toBe(
          true,
        );
      }
    }
  }
});

function planOf(athlete: Athlete, weeks = 5): Plan {
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks });
  if (result.kind === "referral") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan;
}

function items(plan: Plan): readonly ExerciseItem[] {
  return plan.weeks.flatMap((week) => week.sessions).flatMap(({ blocks }) => blocks.strength);
}

function lift(plan: Plan, week: number, name: string): ExerciseItem | undefined {
  return plan.weeks[week]?.sessions.flatMap(({ blocks }) => blocks.strength).find((item) => item.name === name);
}

describe("four lifting days without a race", () => {
  const result = generatePlan(
    {
      level: "intermediate",
      focus: "strength",
      age: 30,
      sex: "male",
      bodyWeight: 80,
      trainingYears: 5,
      strength: { oneRepMax: { backSquat: 120, deadlift: 150, overheadPress: 57.5 } },
      gymnastics: { strictPullUps: 8 },
      conditioning: {},
      availability: { daysPerWeek: 4 },
    },
    { startDate: "2026-11-30", weeks: 8 },
  );
  const weeks = result.kind === "plan" ? result.plan.weeks.filter(({ isDeload }) => !isDeload) : [];
  const lines = (name: string): readonly (readonly ExerciseItem[])[] =>
    weeks.map(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.strength.filter((item) => item.name === name)));

  test("pull-ups have one more repetition or a slower way down than the week before", () => {
    const told = lines("Pull-up (strict)").map(([item]) => `${item?.reps ?? ""} ${item?.notes ?? ""}`);
    expect(told).toHaveLength(6);
    for (const [index, now] of told.entries()) if (index % 3 !== 0) expect(now).not.toBe(told[index - 1]);
  });

  test("pull-ups do not stand still over a block: more repetitions or sets in its last loading week than in its first", () => {
    const total = (week: readonly ExerciseItem[] | undefined): number =>
      (week ?? []).reduce((sum, { sets = 0, dose }) => sum + sets * (dose.reps ?? 0), 0);
    const pulls = lines("Pull-up (strict)").map(total);
    expect(pulls[2]).toBeGreaterThan(pulls[0] ?? 0);
    expect(pulls[3]).toBeGreaterThan(pulls[0] ?? 0);
  });

  test("a hold has seconds and no metres", () => {
    const holds = lines("Plank").flat();
    expect(holds.length).toBeGreaterThan(0);
    expect(holds.filter(({ distance }) => distance !== undefined)).toEqual([]);
  });
});

test("a lift that is fine with a grip or a pause says so in every line", () => {
  const plan = planOf({
    ...HYBRID,
    focus: "powerlifting",
    injuries: "My shoulder pinches overhead. Bench press is fine with a narrower grip, squats are no problem with raised heels.",
    competitions: [{ name: "Meet", type: "powerlifting meet", date: "2027-01-23", priority: "A" }],
  });
  const benches = items(plan).filter(({ name }) => name === "Bench press");
  expect(benches.length).toBeGreaterThan(5);
  for (const { notes } of benches) expect(notes).toContain("with a narrower grip, as you wrote");
  const hurts = planOf({ ...HYBRID, focus: "powerlifting", injuries: "Bench press hurts with a wide grip." });
  expect(items(hurts).filter(({ notes }) => notes?.includes("as you wrote"))).toEqual([]);
});

test("a limit on the way to a meet leaves work that climbs, and a deload below it", () => {
  const plan = planOf({
    ...HYBRID,
    focus: "powerlifting",
    age: 34,
    sex: "female",
    bodyWeight: 58,
    strength: { oneRepMax: { backSquat: 92, deadlift: 117, overheadPress: 38 } },
    injuries: "I had a baby 8 months ago, the pelvic floor therapist cleared me for heavy lifting but I leak when I jump or run.",
    competitions: [{ name: "Meet", type: "powerlifting meet", date: "2027-03-13", priority: "A" }],
  });
  for (const name of ["Back squat", "Deadlift"]) {
    const sets = plan.weeks.map((_, week) => lift(plan, week, name));
    const loading = plan.weeks.flatMap(({ isDeload }, week) => (isDeload ? [] : [sets[week]]));
    for (const item of loading) expect(item?.rpe ?? 0, name).toBeGreaterThanOrEqual(5.5);
    for (const [week, { isDeload }] of plan.weeks.entries())
      if (isDeload && week > 0) expect(sets[week]?.load?.kilograms ?? 0, name).toBeLessThan(0.95 * (sets[week - 1]?.load?.kilograms ?? 0));
  }
});

test("nothing beside the lifts of the platform grows longer or heavier at the end", () => {
  const plan = planOf({
    ...HYBRID,
    focus: "powerlifting",
    injuries: "My shoulder pinches when I press overhead, bench is fine.",
    competitions: [{ name: "Meet", type: "powerlifting meet", date: "2027-01-10", priority: "A" }],
  });
  const near = plan.weeks.filter(({ startDate }) => startDate >= "2026-12-14").flatMap(({ sessions }) => sessions);
  const lines = near.flatMap(({ blocks }) => blocks.strength);
  expect(lines.map(({ name }) => name)).not.toContain("Hip thrust");
  const bars = lines.filter(({ name, load }) => load?.bar !== undefined && /squat|bench press|deadlift|row/iu.test(name));
  expect(bars.length).toBeGreaterThan(8);
  for (const { name, dose } of bars) expect(dose.reps ?? 0, name).toBeLessThanOrEqual(6);
  for (const { blocks } of plan.weeks.flatMap(({ sessions }) => sessions).filter(({ code }) => code === "PV"))
    expect(blocks.strength.map(({ name }) => name)).not.toContain("Dumbbell floor press");
});
