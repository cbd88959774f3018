import { expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import type { Plan, PlanWeek, Session } from "../model/plan.ts";
import { generatePlan } from "./generate-plan.ts";

const told = (value: number) => ({ value, source: "told" }) as const;

const RUNNER: Athlete = {
  level: "intermediate",
  focus: "running",
  age: 40,
  sex: "female",
  units: "kg",
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run10k: 3000, recordedOn: "2026-11-01" },
  history: { weeklyRun: told(40_000), longestRun: told(16_000), runsPerWeek: told(5) },
  availability: { daysPerWeek: 5, weekdays: [2, 3, 5, 6, 7], minutes: { 2: 75, 3: 60, 5: 60, 6: 90, 7: 180 }, longDay: 7 },
};

const TRIATHLETE: Athlete = {
  ...RUNNER,
  focus: "triathlon",
  conditioning: { run10k: 3000, ftp20min: 190, recordedOn: "2026-11-01" },
  equipment: ["bike", "pool", "dumbbell"],
  history: {
    weeklyRun: told(24_000),
    longestRun: told(12_000),
    runsPerWeek: told(3),
    weeklyMinutes: told(420),
    longestRide: told(150),
    longestSwim: told(1600),
  },
  availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 4, 6, 7], minutes: { 1: 60, 2: 60, 3: 60, 4: 60, 6: 240, 7: 120 }, longDay: 6 },
  competitions: [{ type: "triathlon 70.3", date: "2027-08-29", priority: "A" }],
};

function planOf(athlete: Athlete): Plan {
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error(result.referral.text);
  return result.plan;
}

const lines = (session: Session): readonly string[] => Object.values(session.blocks).flatMap((items) => items.map(({ name }) => name));
const RUNS = /\brun\b|brick run/iu;
const runDays = ({ sessions }: PlanWeek): number => sessions.filter((session) => lines(session).some((name) => RUNS.test(name))).length;
const runMetres = ({ blocks }: Session): number =>
  Object.values(blocks)
    .flat()
    .reduce((sum, { name, sets = 1, dose }) => sum + (RUNS.test(name) ? sets * (dose.metres ?? 0) : 0), 0);

test("after a bone injury of this year nothing is faster than threshold", () => {
  const plan = planOf({ ...RUNNER, injuries: "Stress fracture of the metatarsal in June, healed since September." });
  const names = plan.weeks.flatMap(({ sessions }) => sessions.flatMap(lines));
  expect(names).toContain("Tempo run");
  expect(names.filter((name) => ["Hill sprint", "Interval run", "Strides"].includes(name))).toEqual([]);
});

test("a bone that is run on every week without pain keeps its runs", () => {
  const plan = planOf({ ...RUNNER, injuries: "Tibial stress reaction in April, running pain free since August." });
  for (const week of plan.weeks) expect(runDays(week)).toBeGreaterThanOrEqual(4);
});

test("in the six days before a running race nothing fast is new or quicker than it", () => {
  const plan = planOf({
    ...RUNNER,
    competitions: [
      { type: "10k", date: "2026-12-06", priority: "B" },
      { type: "half marathon", date: "2027-03-14", priority: "A" },
    ],
  });
  const stimuli = plan.weeks[0]?.sessions.flatMap(({ work }) => work?.stimulus ?? []) ?? [];
  expect(stimuli).toContain("pace-10k");
  expect(stimuli.filter((stimulus) => stimulus === "hills" || stimulus === "repetition")).toEqual([]);
});

test("one run of a week towards an ultra is fast, and it trains what the phase is about", () => {
  const plan = planOf({ ...RUNNER, competitions: [{ type: "50k ultra", date: "2027-05-15", priority: "A" }] });
  for (const { sessions } of plan.weeks)
    expect(sessions.filter(({ code }) => code === "RI" || code === "RT").length).toBeLessThanOrEqual(1);
  expect(plan.weeks[0]?.sessions.flatMap(({ work }) => work?.stimulus ?? [])).toEqual(["threshold"]);
});

test("a limit in minutes is the only cut of a triathlete's runs, and the head holds the race against it", () => {
  const plan = planOf({ ...TRIATHLETE, injuries: "I can't run for longer than 75 minutes before my achilles complains" });
  const first = plan.weeks[0]?.sessions ?? [];
  expect(first.reduce((sum, session) => sum + runMetres(session), 0)).toBeGreaterThanOrEqual(0.79 * 24_000);
  const run = plan.demand?.items.find(({ name }) => name === "longest run");
  expect(run?.isCovered).toBe(false);
  expect(plan.notes.some(({ text }) => text.includes("Your limit for one run keeps the longest run that short"))).toBe(true);
});

test("a limit of runs a week counts those after a swim and off the bike", () => {
  const plan = planOf({ ...TRIATHLETE, injuries: "My doctor wants me to run no more than twice a week." });
  for (const week of plan.weeks) expect(runDays(week)).toBeLessThanOrEqual(2);
});

test("the long run of a triathlete is the longest run of each week, and the only swim has its short day", () => {
  const plan = planOf({
    ...TRIATHLETE,
    availability: { daysPerWeek: 5, weekdays: [1, 3, 4, 6, 7], minutes: { 1: 45, 3: 60, 4: 50, 6: 150, 7: 90 }, longDay: 6 },
    competitions: [{ type: "triathlon olympic", date: "2027-02-14", priority: "A" }],
  });
  for (const { sessions } of plan.weeks) {
    const long = sessions.find(({ code }) => code === "RL");
    for (const session of sessions) if (long !== undefined) expect(runMetres(session)).toBeLessThanOrEqual(runMetres(long));
  }
  const [monday] = plan.weeks[0]?.sessions ?? [];
  expect(monday?.blocks.strength).toEqual([]);
  expect(monday?.title).toMatch(/^(?:Long swim|Swim test)/u);
});

test("nobody with a heart disease lies down after a run", () => {
  const plan = planOf({
    ...RUNNER,
    level: "beginner",
    age: 71,
    conditioning: { run5k: 2280, recordedOn: "2026-09-20" },
    history: { weeklyRun: told(11_000), longestRun: told(6000), runsPerWeek: told(2) },
    injuries:
      "Stent in 2019, I take bisoprolol. My cardiologist cleared me for easy running. Right knee osteoarthritis, deep squats and jumping hurt.",
    equipment: ["dumbbell", "band", "bike"],
    availability: { daysPerWeek: 3, weekdays: [1, 3, 6], minutes: { 1: 40, 3: 40, 6: 55 }, longDay: 6 },
  });
  const after = plan.weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ code, blocks }) => (["RE", "RL"].includes(code) ? blocks.cooldown.map(({ name }) => name) : [])),
  );
  expect(after.length).toBeGreaterThan(0);
  expect(after.filter((name) => /side-lying|clamshell|supine|side plank/iu.test(name))).toEqual([]);
});

test("a limit of one swim below that of the race asks for an answer, never for another date", () => {
  const plan = planOf({ ...TRIATHLETE, injuries: "Shoulder pinches at times, swims up to 1400 m are fine.", level: "advanced" });
  const text = plan.notes.map((note) => note.text).join("\n");
  expect(text).toContain("swims 1,900 m, and your own limit is 1,400 m a swim");
  expect(`${plan.description} ${text}`).not.toMatch(/too little time|Not ready|same distance from/u);
  expect(plan.demand?.readiness).toBe("tight");
});

test("hill sprints are no hills: a trail runner's sore leg climbs later, and fast running waits for the athlete's word", () => {
  const plan = planOf({
    ...RUNNER,
    injuries: "Left Achilles is stiff in the morning since April, worse after fast intervals. Easy running is fine, no hill sprints.",
    competitions: [{ name: "Ridge trail 50", type: "ultra 50k", date: "2027-06-12", priority: "A" }],
  });
  const text = plan.notes.map((note) => note.text).join("\n");
  expect(text).toContain("“no hill sprints”: no hill sprints");
  expect(text).toMatch(/Threshold runs come back when you say so/u);
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  expect(sessions.map(({ code }) => code)).not.toContain("RT");
  const long = sessions.filter(({ code, isDeload }) => code === "RL" && !isDeload).map((session) => JSON.stringify(session));
  expect(long.map((each) => each.includes("hike"))).toEqual([false, false, false, true]);
});

test("runs fill the minutes of a heart patient's days, and the note says what they hold", () => {
  const plan = planOf({
    ...RUNNER,
    level: "beginner",
    age: 70,
    conditioning: { run5k: 2200, recordedOn: "2026-10-01" },
    injuries: "Stent in 2018, on bisoprolol, cardiologist cleared me for easy running. Left knee osteoarthritis.",
    history: { weeklyRun: told(12_000), longestRun: told(6000), runsPerWeek: told(3) },
    availability: { daysPerWeek: 3, weekdays: [2, 4, 7], minutes: { 2: 40, 4: 45, 7: 60 }, longDay: 7 },
  });
  const text = plan.notes.map((note) => note.text).join("\n");
  expect(text).toMatch(/You run 12 km a week, but your days have time for \d+ km/u);
  expect(text).not.toContain("You keep your kilometres");
  expect(plan.weeks[0]?.sessions.map(({ duration }) => duration >= 36)).toEqual([true, true, true]);
  // What the doctor cleared is the ceiling: nothing faster comes back by itself.
  expect(new Set(plan.weeks.flatMap(({ sessions }) => sessions.flatMap(lines)))).not.toContain("Tempo run");
});

test.each([
  ["runs over half an hour", 30],
  ["running for more than an hour and a half", 90],
])("%s among the dislikes is a limit of minutes", (dislikes, most) => {
  const plan = planOf({ ...RUNNER, focus: "crossfit", dislikes, availability: { daysPerWeek: 5 } });
  expect(plan.notes.map((note) => note.text).join(" ")).toContain(`runs of ${most} minutes at most`);
});

test("a heart that is cleared to threshold trains it, and runs nothing faster", () => {
  const plan = planOf({
    ...RUNNER,
    injuries: "Afib ablation in 2024, on metoprolol, cardiologist cleared me for everything up to threshold.",
  });
  const names = plan.weeks.flatMap(({ sessions }) => sessions.flatMap(lines));
  expect(names).toContain("Tempo run");
  expect(names.filter((name) => ["Hill sprint", "Interval run", "Strides"].includes(name))).toEqual([]);
  expect(plan.notes.map((note) => note.text).join(" ")).toContain("RPE 7 and loads at 60%: up to threshold, as you were cleared");
});

test("who runs little begins with few runs, and machines have the other days", () => {
  const plan = planOf({
    ...RUNNER,
    level: "beginner",
    conditioning: { run10k: 3900, recordedOn: "2026-11-01" },
    history: { weeklyRun: told(9000), longestRun: told(4500), runsPerWeek: told(2) },
  });
  const [first] = plan.weeks;
  expect((first?.sessions ?? []).reduce((sum, session) => sum + runMetres(session), 0)).toBeLessThan(1.2 * 9000);
  expect(first === undefined ? 0 : runDays(first)).toBe(3);
});

test("a deload has its fast run on the day of the weeks before, also around the days of the pool", () => {
  const oneFast: Athlete = { ...RUNNER, history: { weeklyRun: told(26_000), longestRun: told(10_000), runsPerWeek: told(4) } };
  const pool: Athlete = { ...TRIATHLETE, dislikes: "I can only get to the pool on Tuesday and Thursday." };
  for (const athlete of [oneFast, pool]) {
    const { weeks } = planOf(athlete);
    const daysOf = (week: PlanWeek): readonly number[] => week.sessions.filter(({ code }) => code === "RT").map(({ weekday }) => weekday);
    const deload = weeks.findIndex(({ isDeload }) => isDeload);
    const [before, light] = [weeks[deload - 1], weeks[deload]];
    if (before === undefined || light === undefined) throw new Error("no deload");
    expect(daysOf(before)).toEqual(expect.arrayContaining([...daysOf(light)]));
  }
});

test("the run off the bike takes nothing from the ride that is ridden today", () => {
  const plan = planOf({
    ...TRIATHLETE,
    history: { ...TRIATHLETE.history, longestRide: told(90), runsPerWeek: told(5) },
    availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 6, 7], minutes: { 1: 45, 2: 75, 4: 45, 6: 75, 7: 100 }, longDay: 7 },
    competitions: [{ name: "The bay", type: "triathlon olympic", date: "2027-01-23", priority: "A" }],
  });
  const rides = plan.weeks
    .filter(({ isDeload }) => !isDeload)
    .flatMap(({ sessions }) =>
      sessions.filter(({ code }) => code === "BK").map(({ title }) => Number(/(?<minutes>\d+) min/u.exec(title)?.groups?.["minutes"])),
    );
  expect(Math.min(...rides)).toBeGreaterThanOrEqual(0.85 * 90);
});

test("an insertional Achilles bends no ankle to its end, strides stay flat, and a physio's never has no end", () => {
  const injuries =
    "Insertional Achilles tendinopathy on the left since the summer, quiet now. My physio says never run on two days in a row, and no hill sprints or box jumps until spring.";
  const athlete: Athlete = { ...RUNNER, injuries, competitions: [{ type: "ultra 50k", date: "2027-04-03", priority: "A" }] };
  const plan = planOf(athlete);
  const text = JSON.stringify(plan.weeks);
  expect(text).not.toMatch(/Calf stretch|Ankle mobility drill|\(step\)|gentle slope/u);
  expect(plan.notes.find(({ text: note }) => note.includes("never run on two days"))?.text).not.toContain("until Sun");
  // On the eve of the long run there are no strides: the day before it is free.
  const availability = { daysPerWeek: 5, weekdays: [1, 3, 4, 5, 7] as const, minutes: { 1: 75, 3: 60, 4: 60, 5: 90, 7: 180 } };
  expect(JSON.stringify(planOf({ ...RUNNER, availability }).weeks)).toMatch(/Calf stretch.*gentle slope|gentle slope.*Calf stretch/u);
});

test("food is practised towards a race that needs it, and the strength of an easy day is no harder than RPE 6.5", () => {
  const strong: Athlete = { ...RUNNER, level: "advanced", strength: { oneRepMax: { backSquat: 80 } } };
  const [without, marathon] = [
    planOf(strong),
    planOf({ ...strong, competitions: [{ type: "marathon", date: "2027-03-28", priority: "A" }] }),
  ];
  const fuelled = (plan: Plan): number => JSON.stringify(plan.weeks).split("practise what the race will need").length - 1;
  expect(fuelled(without)).toBe(0);
  expect(fuelled(marathon)).toBeGreaterThan(2);
  const easyDays = without.weeks.flatMap(({ sessions }) => sessions).filter(({ code }) => code === "REs");
  expect(easyDays.length).toBeGreaterThan(2);
  const lifted = easyDays.flatMap(({ blocks }) => blocks.strength.map(({ rpe = 0 }) => rpe));
  expect(lifted.length).toBeGreaterThan(4);
  expect(Math.max(...lifted)).toBeLessThanOrEqual(6.5);
});

test("a race within the plan's first week is named so, and a run that is not hard is no harder than its parts", () => {
  const plan = planOf({ ...RUNNER, competitions: [{ type: "5k", date: "2026-12-06", priority: "A" }] });
  const notes = plan.notes.map(({ text }) => text).join(" ");
  expect(notes).toContain("in the first week of the plan");
  expect(notes).not.toContain("fewer than seven days");
  const slow = planOf({
    ...RUNNER,
    level: "beginner",
    age: 71,
    competitions: [],
    history: { weeklyRun: told(18_000), longestRun: told(6000) },
  });
  const runs = slow.weeks.flatMap(({ sessions }) => sessions).filter(({ code, hard, isDeload }) => code === "RT" && !hard && !isDeload);
  expect(runs.length).toBeGreaterThan(0);
  for (const { blocks, intensityLevel } of runs)
    expect(intensityLevel).toBeLessThanOrEqual(Math.ceil(Math.max(...blocks.mainWorkout.map(({ rpe = 0 }) => rpe))));
});
