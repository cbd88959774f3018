import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { findExercise } from "../catalogue/exercises.ts";
import type { Plan, Session } from "../model/plan.ts";
import { runSeconds } from "../week/run/run-history.ts";
import { sessionRunMetres } from "../week/run/run-metres.ts";
import { generatePlan } from "./generate-plan.ts";

function planOf(over: Partial<Athlete>): Plan {
  const result = generatePlan({ ...HYBRID, ...over }, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  return result.plan;
}

const sessionsOf = (plan: Plan): readonly Session[] => plan.weeks.flatMap(({ sessions }) => sessions);
const workOf = ({ blocks }: Session) => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];

const OLD_HIP: Partial<Athlete> = {
  focus: "general",
  level: "beginner",
  age: 68,
  sex: "male",
  bodyWeight: 93,
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: {},
  equipment: ["kettlebell", "band", "bike", "bench"],
  availability: { daysPerWeek: 3, weekdays: [1, 2, 6], minutes: { 1: 25, 2: 50, 6: 45 } },
};

test.each([
  "Left hip replaced 14 months ago. I should not squat below a chair.",
  "Hip replacement two years ago, no squats lower than chair height",
  "My physio says no squats lower than parallel",
])("a limit of depth leaves the squat to a seat: %s", (injuries) => {
  const lines = sessionsOf(planOf({ ...OLD_HIP, injuries })).flatMap(({ blocks }) => blocks.strength);
  const names = lines.map(({ name }) => name);
  expect(names).toContain("Goblet squat to box");
  expect(names).not.toContain("Goblet squat");
  // A seat at the height of the knee bends the hip to about 90 degrees.
  for (const { notes } of lines.filter(({ name }) => name === "Goblet squat to box")) expect(notes).toContain("higher than your knees");
});

test("who would rather not go down on the floor for every exercise is spared it, and an owned band comes before a towel", () => {
  const sessions = sessionsOf(planOf({ ...OLD_HIP, dislikes: "getting down on the floor for every exercise" }));
  const names = new Set(sessions.flatMap((session) => workOf(session).map(({ name }) => name)));
  for (const name of ["Dead bug", "Glute bridge", "Push-up", "Towel row"]) expect(names).not.toContain(name);
});

test("no day has heavy legs without a leg exercise, nor a hard day of light sets with stations", () => {
  const closed = planOf({ ...OLD_HIP, injuries: "My doctor says no squats, no lunges and no deadlifts" });
  const back = planOf({
    focus: "hyrox",
    level: "intermediate",
    availability: { daysPerWeek: 4 },
    competitions: [{ type: "hyrox", date: "2026-12-13", priority: "C", entry: "relay" }],
  });
  for (const session of [closed, back].flatMap(sessionsOf).filter(({ heavyLower }) => heavyLower)) {
    const patterns = workOf(session).map(({ name }) => findExercise(name)?.movementPattern ?? "");
    expect(patterns.some((pattern) => /squat|hinge|lunge|olympic|sled/u.test(pattern))).toBe(true);
  }
  for (const { blocks, intensityLevel, code } of sessionsOf(back))
    if (code === "SF" && blocks.strength.every(({ rpe = 10 }) => rpe <= 5)) expect(intensityLevel).toBeLessThanOrEqual(6);
});

test("a machine that is disliked for long is not sat on for long, and no other wish is lost beside it", () => {
  const hyrox = planOf({
    focus: "hyrox",
    level: "advanced",
    dislikes: "swimming, ski erg intervals longer than five minutes, training before a Monday",
    availability: { daysPerWeek: 6 },
  });
  const notes = hyrox.notes.map(({ text }) => text).join(" ");
  expect(notes).toContain("“ski erg intervals longer than five minutes”");
  expect(notes).toMatch(/I did not understand the wish “training before a Monday”/u);
  for (const item of sessionsOf(hyrox).flatMap(workOf))
    if (item.name === "Ski erg") expect((item.dose.seconds ?? 0) / (item.sets ?? 1)).toBeLessThan(420);
  expect(hyrox.weeks[0]?.sessions.some(({ weekday }) => weekday === 1)).toBe(true);
  const rower = planOf({
    focus: "crossfit",
    level: "advanced",
    dislikes: "long rows",
    equipment: ["barbell", "plate", "rack", "pull-up bar", "dumbbell", "rower", "jump rope", "box"],
    history: { weeklyRun: { value: 9000, source: "told" } },
    availability: { daysPerWeek: 5 },
  });
  for (const item of sessionsOf(rower).flatMap(workOf))
    if (item.name.startsWith("Row erg")) expect(item.dose.seconds ?? 0).toBeLessThanOrEqual(25 * 60);
});

const SORE_RELAY: Partial<Athlete> = {
  focus: "hyrox",
  level: "intermediate",
  sex: "female",
  conditioning: { row500m: 124, run5k: 1725 },
  history: {
    weeklyRun: { value: 17_000, source: "told" },
    longestRun: { value: 9000, source: "told" },
    runsPerWeek: { value: 2, source: "told" },
  },
  injuries: "My right Achilles has been stiff since September. No jumping and no sprints until the new year, easy running is fine.",
  dislikes: "please no Sunday-style endless jogs over an hour",
  availability: { daysPerWeek: 4, weekdays: [2, 3, 5, 7], minutes: { 2: 40, 3: 65, 5: 35, 7: 80 }, longDay: 7 },
  competitions: [
    { type: "hyrox", date: "2026-12-13", priority: "C", entry: "relay" },
    { type: "hyrox doubles", date: "2027-02-13", priority: "A", entry: "doubles", goal: 4980 },
  ],
};

test("what a limit forbids in training is not prescribed in a Hyrox nor in its trial", () => {
  const sessions = sessionsOf(planOf(SORE_RELAY));
  const fastestEasy = Math.min(
    ...sessions.flatMap((session) => workOf(session).flatMap(({ name, pace }) => (name === "Easy run" ? (pace?.fastest ?? Infinity) : []))),
  );
  const race = sessions.find(({ code }) => code === "RACE");
  for (const { name, pace } of race?.blocks.mainWorkout ?? [])
    if (name === "Tempo run") expect(pace?.slowest).toBeGreaterThanOrEqual(fastestEasy);
  const fast = sessions.filter(({ date }) => date < "2026-12-13").flatMap(workOf);
  expect(fast.filter(({ name }) => name === "Tempo run")).toEqual([]);
});

test("without fast runs the easy ones stay, and a wish about the run limits the run alone", () => {
  const plan = planOf(SORE_RELAY);
  const long = sessionsOf(plan)
    .filter(({ code }) => code === "RL")
    .map(runSeconds);
  expect(Math.max(...long)).toBeLessThanOrEqual(3600);
  expect(Math.max(...long)).toBeGreaterThanOrEqual(58 * 60);
  const weeks = plan.weeks.map(({ sessions }) => sessions.reduce((sum, session) => sum + runSeconds(session), 0));
  // No loading week of the build holds less running than the deload.
  for (const week of [0, 2, 3]) expect(weeks[week]).toBeGreaterThan(weeks[4] ?? 0);
});

test("the week of a smaller Hyrox has warm-ups worth the name and touches its pace", () => {
  const sessions = sessionsOf(
    planOf({
      focus: "hyrox",
      level: "advanced",
      history: { weeklyRun: { value: 31_000, source: "told" }, longestRun: { value: 14_000, source: "told" } },
      availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 4, 5, 6], minutes: { 1: 45, 2: 90, 3: 60, 4: 75, 5: 40, 6: 120 }, longDay: 6 },
      competitions: [
        { type: "hyrox", date: "2026-12-12", priority: "B", entry: "singles" },
        { type: "hyrox pro", date: "2027-05-29", priority: "A", entry: "singles" },
      ],
    }),
  ).filter(({ date }) => date >= "2026-12-07" && date < "2026-12-12");
  expect(sessions.some(({ title }) => title.startsWith("Race-pace touch"))).toBe(true);
  for (const { blocks, intensityLevel } of sessions)
    if (intensityLevel >= 6) expect(blocks.warmup.reduce((sum, { dose }) => sum + dose.totalSeconds, 0)).toBeGreaterThanOrEqual(360);
});

test("strict pull-ups against the clock stay at a third of the best set, and no day has pull-ups twice", () => {
  const sessions = sessionsOf(
    planOf({
      focus: "crossfit",
      level: "advanced",
      gymnastics: { strictPullUps: 9, handstandPushUps: 8, barMuscleUps: 3 },
      availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 5, 6], minutes: { 1: 55, 2: 75, 4: 50, 5: 90, 6: 110 }, longDay: 6 },
    }),
  );
  for (const { blocks } of sessions)
    for (const { name, dose, sets = 1 } of blocks.mainWorkout.filter(({ name: each }) => each === "Pull-up (strict)")) {
      expect([name, dose.reps ?? 0]).toEqual([name, Math.min(3, dose.reps ?? 0)]);
      expect(sets * (dose.reps ?? 0)).toBeLessThanOrEqual(22);
    }
  // The day of squats and a workout is not the shortest of the week.
  const squats = sessions.filter(({ code }) => code === "SLm");
  expect(new Set(squats.map(({ weekday }) => weekday))).toEqual(new Set([5]));
});

test("three days of Hyrox keep a long run near that of today where its day holds it", () => {
  const sessions = sessionsOf(
    planOf({
      focus: "hyrox",
      level: "intermediate",
      conditioning: { run5k: 1560, row500m: 115 },
      history: {
        weeklyRun: { value: 16_000, source: "told" },
        longestRun: { value: 9000, source: "told" },
        runsPerWeek: { value: 2, source: "told" },
      },
      availability: { daysPerWeek: 3, weekdays: [2, 4, 7], minutes: { 2: 40, 4: 40, 7: 70 }, longDay: 7 },
      competitions: [{ type: "hyrox", date: "2027-04-17", priority: "A", entry: "singles" }],
    }),
  );
  const long = sessions.filter(({ code }) => code === "RL");
  expect(long.length).toBeGreaterThanOrEqual(2);
  for (const { distance } of long) expect(distance).toBeGreaterThanOrEqual(8000);
});

test("who wants no two hard days in a row has easy minutes after the press, and legs never come before the long run", () => {
  const plan = planOf({
    focus: "hyrox",
    level: "intermediate",
    dislikes: "two hard days in a row, leg day the day before my long run",
    availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 6, 7], minutes: { 1: 60, 2: 60, 4: 60, 6: 75, 7: 100 }, longDay: 7 },
    competitions: [{ type: "hyrox", date: "2027-03-06", priority: "A", entry: "singles" }],
  });
  const notes = plan.notes.map(({ text }) => text);
  expect(notes).toContain("“two hard days in a row”: the plan never does this.");
  expect(notes).toContain("“leg day the day before my long run”: the plan never does this.");
  for (const { code, blocks } of sessionsOf(plan))
    if (code === "SUE")
      for (const { name, rpe = 0 } of blocks.mainWorkout) if (findExercise(name)?.category === "cardio") expect(rpe).toBeLessThanOrEqual(4);
});

/** Stations that are not trained are met in the race: also where the week is made for another sport (race-demands.md section 6.5). */
test.each([
  ["running", "relay"],
  ["running", "doubles"],
  ["crossfit", "relay"],
  ["crossfit", "doubles"],
  ["triathlon", "relay"],
] as const)("a Hyrox of priority B has its stations trained by a %s athlete in a %s", (focus, entry) => {
  const date = "2027-01-16";
  const result = generatePlan(
    {
      ...HYBRID,
      focus,
      history: { weeklyRun: { value: 25_000, source: "told" }, longestRun: { value: 11_000, source: "told" } },
      competitions: [{ type: "hyrox", date, priority: "B", entry }],
    },
    { startDate: "2026-11-30", weeks: 7 },
  );
  const sessions = result.kind === "plan" ? sessionsOf(result.plan).filter((session) => session.date < date) : [];
  const trained = (name: string): number =>
    sessions.filter(({ blocks }) => blocks.mainWorkout.some((item) => item.name === name && item.replaced === undefined)).length;
  expect(sessions.filter(({ code }) => code === "HX").length).toBeGreaterThanOrEqual(3);
  expect(Math.min(trained("Sled push"), trained("Wall ball"))).toBeGreaterThanOrEqual(entry === "relay" ? 3 : 2);
  if (entry === "relay") expect(sessions.map(({ title }) => title).join()).toMatch(/Relay rehearsal/u);
  const notes = result.kind === "plan" ? result.plan.notes.map(({ text }) => text).join(" ") : "";
  expect(notes).not.toMatch(/includes work this plan does not train/u);
});

/** Who starts alone later rehearses the relay that comes first as a relay. */
test("a relay of priority B before a race alone is rehearsed with its own two stations", () => {
  const { weeks, notes } = planOf({
    history: { weeklyRun: { value: 20_000, source: "told" }, longestRun: { value: 9000, source: "told" } },
    competitions: [
      { name: "Relay of the firm", type: "hyrox", date: "2027-01-02", priority: "B", entry: "relay" },
      { type: "hyrox", date: "2027-04-10", priority: "A", entry: "singles" },
    ],
  });
  const titles = weeks.flatMap(({ sessions }) => sessions).map(({ title }) => title);
  expect(titles.some((title) => title.startsWith("Relay rehearsal, 2 × 1 km run"))).toBe(true);
  expect(titles.some((title) => /simulation/u.test(title))).toBe(false);
  expect(notes.some(({ text }) => text.startsWith("Relay of the firm: you run two of the eight kilometres"))).toBe(true);
});

/** Intervals come back with the seventh day (return-ladders.md section 7): nobody rehearses a race three days after ten days away. */
test("the first days after a holiday hold no simulation", () => {
  const { weeks } = planOf({
    absences: [{ reason: "holiday", from: "2026-12-07", to: "2026-12-16" }],
    competitions: [{ type: "hyrox", date: "2027-01-23", priority: "A" }],
  });
  const back = weeks.flatMap(({ sessions }) => sessions).filter(({ date }) => date > "2026-12-16" && date < "2026-12-23");
  for (const { title } of back) expect(title).not.toMatch(/simulation/u);
});

test("a sentence that was not understood slows no race after its two weeks", () => {
  const race = (injuries?: string): readonly string[] => {
    const competitions = [{ type: "hyrox", date: "2026-12-26", priority: "A" as const }];
    const plan = planOf({ competitions, ...(injuries === undefined ? {} : { injuries }) });
    const session = sessionsOf(plan).find(({ code }) => code === "RACE");
    return session?.blocks.mainWorkout.map(({ intensity = "" }) => intensity) ?? [];
  };
  const unread = "something in my flurbel hurts since Monday";
  expect(
    planOf({ injuries: unread })
      .notes.map(({ text }) => text)
      .join(" "),
  ).toContain("I did not understand");
  expect(race(unread)).toEqual(race());
});

test("of an event that names no sport only the way to its start is planned", () => {
  const competitions = [{ name: "Fire service test", type: "fitness test", date: "2027-01-02", priority: "A" as const }];
  const plan = planOf({ focus: "general", competitions });
  const race = sessionsOf(plan).find(({ code }) => code === "RACE");
  expect(race?.description).toContain("does not say what this event involves");
  expect(race?.blocks.mainWorkout.map(({ name, dose }) => `${name} ${dose.seconds ?? 0}`)).toEqual(["Easy run 600"]);
  expect(plan.demand).toBeUndefined();
});

const RUNS_12_KM = { weeklyRun: { value: 12_000, source: "told" }, longestRun: { value: 8000, source: "told" } } as const;
const kilometresOf = (plan: Plan): readonly number[] =>
  plan.weeks.map(({ sessions }) => sessions.reduce((sum, session) => sum + sessionRunMetres(session, 0.36), 0) / 1000);

test("a CrossFitter's first week runs no more than is run today", () => {
  const plan = planOf({
    focus: "crossfit",
    level: "elite",
    age: 24,
    conditioning: { row500m: 84, run5k: 1185, recordedOn: "2026-11-20" },
    history: { ...RUNS_12_KM, weeklyMinutes: { value: 600, source: "told" } },
    availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 4, 5, 6], minutes: { 1: 90, 2: 90, 3: 60, 4: 90, 5: 90, 6: 120 } },
  });
  const [first = 0, second = 0] = kilometresOf(plan);
  expect(first).toBeGreaterThan(5);
  expect(first).toBeLessThanOrEqual(12.5);
  expect(second).toBeLessThanOrEqual(13.5);
});

test("general fitness that holds less running than is run today says so", () => {
  const plan = planOf({
    focus: "general",
    level: "intermediate",
    injuries: "",
    conditioning: { run5k: 1710, recordedOn: "2026-11-20" },
    history: { ...RUNS_12_KM, runsPerWeek: { value: 2, source: "told" } },
    // Today's longest run is 8 km: no day holds it.
    availability: { daysPerWeek: 4, weekdays: [1, 3, 4, 6], minutes: { 1: 30, 3: 30, 4: 30, 6: 35 } },
  });
  expect(Math.max(...kilometresOf(plan).slice(0, 3))).toBeLessThan(10.2);
  expect(plan.notes.map(({ text }) => text).join(" ")).toContain("You run 12 km a week now, and this plan has");
});
