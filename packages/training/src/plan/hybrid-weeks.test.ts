import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import type { Session } from "../model/plan.ts";
import { runSeconds } from "../week/run/run-history.ts";
import { generatePlan } from "./generate-plan.ts";

function sessionsOf(over: Partial<Athlete>, weeks = 5): readonly Session[] {
  const result = generatePlan({ ...HYBRID, ...over }, { startDate: "2026-11-30", weeks });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  return result.plan.weeks.flatMap(({ sessions }) => sessions);
}

const RUNS_TWICE: NonNullable<Athlete["history"]> = {
  weeklyRun: { value: 9000, source: "told" },
  longestRun: { value: 6000, source: "told" },
  runsPerWeek: { value: 2, source: "told" },
};
const THREE_DAYS = { daysPerWeek: 3, weekdays: [2, 4, 7] as const, minutes: { 2: 40, 4: 40, 7: 60 }, longDay: 7 as const };

test("who runs twice a week keeps two runs in a small week of general fitness, the longer day for one of them", () => {
  const sessions = sessionsOf({ focus: "general", level: "beginner", history: RUNS_TWICE, availability: THREE_DAYS });
  for (const week of [1, 2, 3, 5]) {
    const runs = sessions.filter((session) => session.week === week && runSeconds(session) > 600);
    expect(runs).toHaveLength(2);
    expect(runs.some(({ weekday }) => weekday === 7)).toBe(true);
  }
});

test("a CrossFit athlete who dislikes only runs over 40 minutes has a run below it every week", () => {
  const sessions = sessionsOf({
    focus: "crossfit",
    history: RUNS_TWICE,
    dislikes: "long runs over 40 minutes",
    availability: { daysPerWeek: 5 },
  });
  for (const week of [1, 2, 3]) {
    const runs = sessions.filter((session) => session.week === week && session.code === "RE").map(runSeconds);
    expect(Math.max(...runs)).toBeGreaterThan(1200);
    expect(Math.max(...runs)).toBeLessThanOrEqual(40 * 60);
  }
});

test("with treated blood pressure no lifting begins after less than three easy minutes", () => {
  const injuries = "I take tablets for high blood pressure, well controlled";
  const lifting = sessionsOf({ focus: "general", age: 61, injuries, availability: { daysPerWeek: 3 } }).filter(
    ({ type }) => type === "strength",
  );
  for (const { blocks } of lifting) expect(blocks.warmup[0]?.dose.seconds).toBeGreaterThanOrEqual(180);
});

test("no sleds and no longest run in the week before a 10 km that is tapered for", () => {
  const sessions = sessionsOf({
    focus: "hyrox",
    level: "advanced",
    history: { weeklyRun: { value: 48_000, source: "told" }, longestRun: { value: 17_000, source: "told" } },
    availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 4, 6, 7], longDay: 7 },
    competitions: [
      { name: "Silvester 10k", type: "10k", date: "2026-12-31", priority: "B" },
      { name: "Hyrox", type: "hyrox", date: "2027-02-06", priority: "A", entry: "singles" },
    ],
  });
  const last = sessions.filter(({ date }) => date > "2026-12-24" && date < "2026-12-31");
  expect(last.filter(({ code }) => code === "HX")).toEqual([]);
  const longest = Math.max(...sessions.map(runSeconds));
  expect(Math.max(...last.map(runSeconds))).toBeLessThan(0.75 * longest);
});

test("a relay is planned with stations that spare what is sore", () => {
  const sessions = sessionsOf({
    focus: "hyrox",
    injuries: "Left knee: meniscus trimmed in June, no loaded lunges until February",
    competitions: [{ name: "Relay", type: "hyrox", date: "2026-12-12", priority: "C", entry: "relay" }],
  });
  const race = sessions.find(({ code }) => code === "RACE");
  const stations = race?.blocks.mainWorkout.map(({ name }) => name).filter((name) => name !== "Tempo run");
  expect(stations).toHaveLength(2);
  for (const name of stations ?? []) expect(name).toMatch(/erg|carry/iu);
});

test("only the day before a contest rehearsal is light, the other heavy days of its week stay", () => {
  const sessions = sessionsOf({
    focus: "crossfit",
    level: "advanced",
    gymnastics: { strictPullUps: 12 },
    availability: { daysPerWeek: 5, weekdays: [1, 2, 3, 5, 6], longDay: 6 },
    competitions: [{ name: "Throwdown", type: "crossfit competition", date: "2027-01-09", priority: "A" }],
  });
  const rehearsal = sessions.find(({ title }) => title.startsWith("Contest rehearsal"));
  const week = sessions.filter((session) => session.week === rehearsal?.week);
  const eve = week.find(({ weekday }) => weekday === (rehearsal?.weekday ?? 0) - 1);
  expect(eve?.heavyLower).toBe(false);
  expect(week.some(({ weekday, hard, heavyLower }) => weekday < 5 && hard && heavyLower)).toBe(true);
});

test("the only easy session of somebody who trains for health grows after the first week", () => {
  const sessions = sessionsOf(
    {
      focus: "general",
      level: "beginner",
      age: 68,
      strength: { oneRepMax: {} },
      conditioning: {},
      gymnastics: {},
      equipment: ["dumbbell", "band", "bike"],
      injuries: "I do not run, I walk.",
      availability: { daysPerWeek: 3, weekdays: [2, 4, 6], minutes: { 2: 40, 4: 30, 6: 45 } },
    },
    7,
  );
  const brisk = sessions
    .filter(({ code, isDeload }) => code === "ZE" && !isDeload)
    .map(({ blocks }) =>
      blocks.mainWorkout.filter(({ rpe = 0 }) => rpe >= 5).reduce((sum, { sets = 1, dose }) => sum + sets * (dose.seconds ?? 0), 0),
    );
  expect(brisk[0]).toBe(0);
  expect(brisk.length).toBeGreaterThan(4);
  for (const [index, seconds] of brisk.entries()) if (index > 0) expect(seconds).toBeGreaterThan(brisk[index - 1] ?? 0);
});

test("who is new to training at 74 has no rounds against a clock and no runs, and walks on in a deload", () => {
  const sessions = sessionsOf({
    focus: "general",
    level: "beginner",
    age: 74,
    strength: { oneRepMax: {} },
    conditioning: {},
    gymnastics: {},
    equipment: ["dumbbell", "band"],
    availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 5], minutes: { 1: 30, 2: 45, 4: 30, 5: 45 } },
  });
  const names = sessions.flatMap(({ blocks }) => blocks.mainWorkout.map(({ name }) => name));
  expect(names.filter((name) => name.endsWith(" run"))).toEqual([]);
  const walks = sessions.filter(({ weekday }) => weekday === 2);
  const loading = walks.find(({ isDeload }) => !isDeload)?.duration ?? 0;
  expect(walks.find(({ isDeload }) => isDeload)?.duration).toBeGreaterThanOrEqual(0.7 * loading);
  const hinges = sessions.flatMap(({ blocks }) => blocks.strength.filter(({ name }) => name.startsWith("Single-leg Romanian")));
  expect(hinges).toEqual([]);
});

const TWO_HYROXES: Partial<Athlete> = {
  focus: "hyrox",
  level: "advanced",
  sex: "male",
  bodyWeight: 84,
  strength: { oneRepMax: { backSquat: 150, deadlift: 190, overheadPress: 72 }, recordedOn: "2026-11-01" },
  history: {
    weeklyRun: { value: 38_000, source: "told" },
    longestRun: { value: 15_000, source: "told" },
    weeklyMinutes: { value: 420, source: "told" },
  },
  availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 4, 6, 7], longDay: 7 },
  competitions: [
    { name: "Open", type: "hyrox", date: "2026-12-12", priority: "A" },
    { name: "Pro", type: "hyrox pro", date: "2027-04-17", priority: "A" },
  ],
};

test("both weeks after the Hyrox of a season stay light, and open loads lead to a pro race that is months away", () => {
  const sessions = sessionsOf(TWO_HYROXES);
  const after = sessions.filter(({ date }) => date > "2026-12-12" && date <= "2026-12-27");
  expect(after.filter(({ hard }) => hard)).toEqual([]);
  const squats = after.flatMap(({ blocks }) => blocks.strength.filter(({ name }) => name === "Back squat" || name === "Deadlift"));
  expect(squats.length).toBeGreaterThan(0);
  for (const { load, sets } of squats) {
    expect((load?.kilograms ?? 0) / (load?.oneRepMax ?? 1)).toBeLessThanOrEqual(0.73);
    expect(sets).toBeLessThanOrEqual(3);
  }
  const later = sessions.filter(({ date }) => date > "2026-12-27").flatMap(({ blocks }) => blocks.mainWorkout);
  const loads = later.filter(({ name }) => name === "Sled push" || name === "Farmers carry");
  expect(loads.length).toBeGreaterThan(0);
  for (const { name, load } of loads) expect(load?.kilograms).toBeLessThanOrEqual(name === "Sled push" ? 152 : 24);
  expect(later.some(({ why = "" }) => why.includes("instead of 202 kg") || why.includes("instead of 2 × 32 kg"))).toBe(true);
});

test("a short lifting day of a Hyrox athlete hinges and rows every week, and repetitions of 200 m follow strides", () => {
  const sessions = sessionsOf({
    focus: "hyrox",
    level: "intermediate",
    strength: { oneRepMax: { backSquat: 72, deadlift: 95, overheadPress: 32 }, recordedOn: "2026-11-01" },
    gymnastics: { strictPullUps: 0 },
    equipment: ["barbell", "plate", "rack", "bench", "dumbbell", "kettlebell", "rower", "ski erg", "sled", "sandbag", "wall ball"],
    availability: { daysPerWeek: 4, weekdays: [1, 3, 5, 7], minutes: { 1: 50, 3: 50, 5: 60, 7: 90 }, longDay: 7 },
    competitions: [{ name: "Hyrox", type: "hyrox", date: "2027-03-06", priority: "A" }],
  });
  const lifting = sessions.filter(({ code, isDeload }) => code === "SF" && !isDeload);
  expect(lifting.length).toBeGreaterThan(2);
  for (const { blocks } of lifting) {
    const names = blocks.strength.map(({ name }) => name);
    expect(names.some((name) => /deadlift/iu.test(name))).toBe(true);
    expect(names.some((name) => /\brow\b/iu.test(name))).toBe(true);
  }
  for (const { work, blocks, coachNotes } of sessions)
    if (work?.stimulus === "repetition" && coachNotes.warmup.includes("strides"))
      expect(blocks.warmup.some(({ name }) => name === "Strides")).toBe(true);
});

test("half an hour of a wish is thirty minutes, and dumbbells are pressed by the press that was lifted", () => {
  const sessions = sessionsOf({
    focus: "crossfit",
    level: "advanced",
    dislikes: "runs over half an hour",
    strength: { oneRepMax: { backSquat: 98, deadlift: 120, overheadPress: 45, snatch: 58, cleanAndJerk: 76 }, recordedOn: "2026-11-01" },
    gymnastics: { strictPullUps: 11, handstandPushUps: 14, barMuscleUps: 6 },
    availability: { daysPerWeek: 5, weekdays: [1, 2, 3, 5, 6], longDay: 6 },
  });
  for (const session of sessions) expect(runSeconds(session)).toBeLessThanOrEqual(30 * 60);
  const presses = sessions.flatMap(({ blocks }) => blocks.strength.filter(({ name }) => name === "Seated dumbbell press"));
  for (const { load, dose } of presses) if ((dose.reps ?? 0) >= 10) expect(2 * (load?.kilograms ?? 0)).toBeLessThanOrEqual(0.65 * 45);
});

test("no third demanding day in a row: between a fast run and the rounds the machine after the lifting is easy", () => {
  const sessions = sessionsOf({
    focus: "hyrox",
    level: "advanced",
    history: { weeklyRun: { value: 38_000, source: "told" }, weeklyMinutes: { value: 480, source: "told" } },
    availability: {
      daysPerWeek: 6,
      weekdays: [1, 2, 3, 4, 5, 7],
      minutes: { 1: 75, 2: 90, 3: 60, 4: 90, 5: 60, 7: 120 },
      longDay: 7,
    },
    competitions: [{ name: "Hyrox Pro Vienna", type: "hyrox pro", date: "2027-02-20", priority: "A", entry: "singles" }],
  });
  const loading = sessions.filter(({ isDeload }) => !isDeload);
  const demands = (week: number, weekday: number): boolean =>
    loading.some((session) => session.week === week && session.weekday === weekday && (session.hard || session.work !== undefined));
  expect(loading.some(({ hard, weekday }) => hard && weekday === 3)).toBe(true);
  expect(loading.filter(({ week }) => demands(week, 3) && demands(week, 4) && demands(week, 5)).map(({ title }) => title)).toEqual([]);
});

test("the strength day of a Hyrox athlete with dumbbells has a squat and a hinge on two legs in every week", () => {
  const strength = sessionsOf({
    focus: "hyrox",
    level: "beginner",
    equipment: ["kettlebell", "dumbbell", "rower", "band"],
    strength: { oneRepMax: { deadlift: 75 } },
    availability: { daysPerWeek: 3, weekdays: [2, 4, 6], minutes: { 2: 45, 4: 45, 6: 75 }, longDay: 6 },
    competitions: [{ name: "Hyrox", type: "hyrox doubles", date: "2027-01-16", priority: "A", entry: "doubles" }],
  }).filter(({ type, isDeload }) => type === "strength" && !isDeload);
  expect(strength.length).toBeGreaterThan(2);
  for (const { blocks } of strength) expect(blocks.strength[0]?.name).toBe("Goblet squat");
});

test("before the rounds of a Hyrox session the easy run comes first and the stations are tried last", () => {
  const sessions = sessionsOf({
    focus: "hyrox",
    competitions: [{ name: "Hyrox", type: "hyrox", date: "2027-02-20", priority: "A", entry: "singles" }],
  });
  const rounds = sessions.filter(({ code }) => code === "HX");
  expect(rounds.length).toBeGreaterThan(3);
  for (const { blocks } of rounds) {
    const easy = blocks.mainWorkout.findIndex(({ name }) => name === "Easy run");
    const fast = blocks.mainWorkout.findIndex(({ name }) => name === "Tempo run");
    expect(easy === -1 || easy > fast).toBe(true);
    expect(blocks.warmup[0]?.name).toBe("Easy run");
  }
});

test("the press day beside the machines of a Hyrox week is never hard", () => {
  const sessions = sessionsOf({
    focus: "hyrox",
    level: "advanced",
    availability: { daysPerWeek: 6 },
    competitions: [{ name: "Hyrox", type: "hyrox", date: "2027-02-20", priority: "A", entry: "singles" }],
  });
  const days = sessions.filter(({ code }) => code === "SUE");
  expect(days.length).toBeGreaterThan(3);
  for (const { blocks } of days) for (const { rpe = 0 } of blocks.strength) expect(rpe).toBeLessThanOrEqual(7);
});

test("the five days after a contest hold nothing hard, and the skills of the last days before it are fewer", () => {
  const sessions = sessionsOf({
    focus: "crossfit",
    level: "advanced",
    availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 5, 6] },
    gymnastics: { strictPullUps: 15, handstandPushUps: 12, barMuscleUps: 6, handstandWalk: true },
    competitions: [
      { name: "Throwdown", type: "crossfit competition", date: "2026-12-12", priority: "B" },
      { name: "Cup", type: "crossfit competition", date: "2027-04-10", priority: "A" },
    ],
  });
  const after = sessions.filter(({ date }) => date > "2026-12-12" && date <= "2026-12-17");
  expect(after.length).toBeGreaterThan(2);
  for (const { hard, intensityLevel } of after) expect([hard, intensityLevel <= 6]).toEqual([false, true]);
  const sets = (date: string): number =>
    sessions.find((session) => session.date === date)?.blocks.skill.reduce((sum, item) => sum + (item.sets ?? 1), 0) ?? 0;
  expect(sets("2026-12-08")).toBeGreaterThan(0);
  expect(sets("2026-12-08")).toBeLessThanOrEqual(0.75 * sets("2026-12-01"));
});

test("whoever owns a bell squats and pulls it, also beside a band", () => {
  const lifted = sessionsOf({
    focus: "general",
    level: "intermediate",
    strength: { oneRepMax: {} },
    equipment: ["kettlebell", "band", "pull-up bar"],
    availability: { daysPerWeek: 3 },
  }).flatMap(({ blocks }) => blocks.strength.map(({ name }) => name));
  expect(lifted).toContain("Goblet squat");
  expect(lifted).toContain("Kettlebell deadlift");
  expect(lifted.filter((name) => name.startsWith("Deficit push-up"))).toEqual([]);
});

test("days of football and the eve of a match hold nothing hard, and a disliked surface keeps the running", () => {
  const football = sessionsOf({
    focus: "general",
    level: "beginner",
    age: 22,
    injuries: "I have football training on Tuesday and Thursday and a match on Saturday.",
    availability: { daysPerWeek: 3, weekdays: [1, 3, 5], minutes: { 1: 45, 3: 45, 5: 45 } },
  });
  for (const { weekday, hard, heavyLower } of football) expect([weekday, hard || heavyLower]).not.toEqual([5, true]);
  const runner = sessionsOf({
    focus: "general",
    history: RUNS_TWICE,
    dislikes: "running on tarmac",
    availability: { daysPerWeek: 4 },
  });
  expect(runner.some((session) => runSeconds(session) > 900)).toBe(true);
});
