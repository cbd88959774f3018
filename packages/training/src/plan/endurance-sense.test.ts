import { expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { addDays } from "../calendar/day.ts";
import type { Plan, Session } from "../model/plan.ts";
import { codeFacts } from "../model/session-codes.ts";
import { longestSwim } from "../week/triathlon/long-swim.ts";
import { generatePlan } from "./generate-plan.ts";

/** What a coach sees at first sight: where sessions stand, how they end and how doses begin. */

const START = "2026-11-30";
const told = (value: number) => ({ value, source: "told" }) as const;

function sessionsOf(athlete: Partial<Athlete> & Pick<Athlete, "focus" | "level" | "availability">): readonly Session[] {
  return planOf(athlete).weeks.flatMap(({ sessions }) => sessions);
}

function planOf(athlete: Partial<Athlete> & Pick<Athlete, "focus" | "level" | "availability">): Plan {
  const whole: Athlete = { units: "kg", strength: { oneRepMax: {} }, gymnastics: {}, conditioning: {}, ...athlete };
  const result = generatePlan(whole, { startDate: START, weeks: 5, firstMacroWeek: 1 });
  if (result.kind !== "plan") throw new Error(result.referral.text);
  return result.plan;
}

const TRIATHLETE = {
  focus: "triathlon",
  level: "intermediate",
  age: 44,
  conditioning: { run5k: 1500, ftp20min: 240, recordedOn: "2026-11-01" },
  history: { weeklyRun: told(20_000), longestRun: told(10_000), longestRide: told(100), longestSwim: told(1000), weeklyMinutes: told(340) },
  injuries: "High blood pressure on ramipril, cleared by my doctor. Right shoulder gets sore with paddles.",
  availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 5, 6, 7], minutes: { 1: 40, 2: 75, 3: 65, 5: 60, 6: 200, 7: 110 }, longDay: 6 },
  competitions: [{ type: "triathlon 70.3", date: "2027-06-13", priority: "A" }],
} as const satisfies Partial<Athlete>;

test("strength goes with the swim whose day holds both, not with the one before the fast run", () => {
  const sessions = sessionsOf(TRIATHLETE);
  const lifted = sessions.filter(({ code, isDeload }) => code === "SWs" && !isDeload);
  expect(lifted.length).toBeGreaterThan(2);
  for (const { date, weekday } of lifted) {
    expect(weekday).toBe(3);
    expect(sessions.some((other) => other.date === addDays(date, 1) && codeFacts(other.code).fastRun)).toBe(false);
  }
});

test("the long swim grows by its step, and what loads a sore shoulder is prepared before it", () => {
  const { weeks } = planOf(TRIATHLETE);
  const longest = weeks
    .filter(({ isDeload }) => !isDeload)
    .map(({ sessions }) => longestSwim(sessions.filter(({ title }) => title.startsWith("Long swim"))));
  longest.forEach((metres, index) => expect(metres).toBeLessThanOrEqual(1000 + 200 * (index + 1)));
  expect(longest.at(-1)).toBeGreaterThan(longest[0] ?? 0);
  const care = weeks.flatMap(({ sessions }) =>
    sessions.filter(({ blocks }) =>
      Object.values(blocks).some((items) => items.some(({ notes = "" }) => notes.startsWith("For the shoulder"))),
    ),
  );
  expect(new Set(care.map(({ code }) => code.slice(0, 2)))).toEqual(new Set(["SW"]));
});

test("no fast swim is longer than the long one, and drills come before it", () => {
  const athlete = { ...TRIATHLETE, injuries: "", history: { ...TRIATHLETE.history, longestSwim: told(1200) } };
  for (const { sessions, isDeload } of planOf(athlete).weeks) {
    const long = sessions.filter(({ title }) => title.startsWith("Long swim"));
    const fast = sessions.filter(({ title }) => title.includes("threshold effort"));
    if (isDeload || long.length === 0) continue;
    expect(longestSwim(fast)).toBeLessThanOrEqual(longestSwim(long));
    for (const { blocks } of fast) expect(blocks.mainWorkout.some(({ notes = "" }) => notes.startsWith("Alternate:"))).toBe(true);
  }
});

test("the long run of a triathlete has the day that holds it, whatever its pattern says", () => {
  const athlete = {
    ...TRIATHLETE,
    injuries: "",
    dislikes: "No swimming on Mondays, the pool is closed. No long rides on Sundays.",
    conditioning: { run5k: 1620, ftp20min: 255, recordedOn: "2026-09-30" },
    history: { ...TRIATHLETE.history, weeklyRun: told(17_000), longestRun: told(9000) },
    availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 5, 6, 7], minutes: { 1: 47, 2: 75, 3: 58, 5: 63, 6: 165, 7: 55 }, longDay: 6 },
  } as const satisfies Partial<Athlete>;
  const long = sessionsOf(athlete).filter(({ code, isDeload }) => code === "RL" && !isDeload);
  expect(long.length).toBeGreaterThan(2);
  for (const { weekday, duration } of long) {
    expect(weekday).toBe(2);
    expect(duration).toBeGreaterThan(60);
  }
});

test("a runner with thin bones lifts twice a week, and never on the day after the long run", () => {
  const { weeks } = planOf({
    focus: "running",
    level: "intermediate",
    age: 58,
    conditioning: { run10k: 3330, recordedOn: "2026-10-11" },
    history: { weeklyRun: told(38_000), longestRun: told(19_000), runsPerWeek: told(4) },
    injuries: "I have thin bones (osteopenia), my doctor says lifting is good for me.",
    equipment: ["dumbbell", "kettlebell", "band", "box"],
    availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 6, 7], minutes: { 1: 42, 2: 67, 4: 53, 6: 215, 7: 85 }, longDay: 6 },
    competitions: [{ type: "half marathon", date: "2027-04-18", priority: "A" }],
  });
  for (const { sessions, isDeload } of weeks) {
    const lifted = sessions.filter(({ blocks }) => blocks.strength.length > 0);
    if (!isDeload) expect(lifted).toHaveLength(2);
    const long = sessions.find(({ code }) => code === "RL");
    expect(lifted.some(({ date }) => long !== undefined && date === addDays(long.date, 1))).toBe(false);
  }
});

test("whom a sudden stop could make faint comes down where the work ended", () => {
  for (const { code, title, blocks } of sessionsOf(TRIATHLETE)) {
    const last = blocks.mainWorkout.at(-1)?.name ?? "";
    const [end] = blocks.cooldown;
    if (code === "BQ" || (code === "BK" && !title.includes("run"))) expect(end?.name, title).toMatch(/bike|ride/iu);
    if (code === "SW" && last.startsWith("Swim")) expect(end?.name, title).toBe("Swim technique");
  }
});

const RUNNER = {
  focus: "running",
  level: "advanced",
  conditioning: { run5k: 1140, recordedOn: "2026-11-08" },
  history: { weeklyRun: told(50_000), longestRun: told(14_000), runsPerWeek: told(6) },
  availability: {
    daysPerWeek: 6,
    weekdays: [1, 2, 3, 4, 5, 7],
    minutes: { 1: 50, 2: 75, 3: 50, 4: 75, 5: 45, 7: 90 },
    longDay: 7,
  },
} as const satisfies Partial<Athlete>;

test("a youth runs a fifth of the week fast at most, and short repetitions are no session of RPE 8", () => {
  const sessions = sessionsOf({ ...RUNNER, age: 16 });
  for (const { work, title, intensityLevel } of sessions) {
    if (work?.stimulus === "threshold") expect(work.sets * work.seconds, title).toBeLessThanOrEqual(30 * 60);
    if (work?.stimulus === "repetition" || work?.stimulus === "hills") expect(intensityLevel, title).toBeLessThanOrEqual(7);
  }
});

test("most easy kilometres of a fast run come before its work", () => {
  const tails = sessionsOf({ ...RUNNER, age: 30 })
    .filter(({ work }) => work?.stimulus === "threshold")
    .map(({ blocks }) => blocks.mainWorkout.at(-1))
    .filter((item) => item?.name === "Easy run");
  for (const item of tails) expect(item?.dose.totalSeconds).toBeLessThan(20 * 60);
});

test.each(["School cross country 5k", "Mountain trail 10k"])("%s is run by effort", (name) => {
  const race = sessionsOf({ ...RUNNER, age: 30, competitions: [{ name, type: "10k", date: "2026-12-20", priority: "B" }] }).find(
    ({ code }) => code === "RACE",
  );
  expect(race?.blocks.mainWorkout.every(({ pace }) => pace === undefined)).toBe(true);
  expect(race?.coachNotes.strategy).toContain("not by the watch");
});

test("a taper of two weeks opens with a whole dose of race pace", () => {
  const sessions = sessionsOf({
    ...RUNNER,
    level: "intermediate",
    age: 30,
    competitions: [{ type: "half marathon", date: "2026-12-13", priority: "A" }],
  });
  const first = sessions.find(({ work }) => work?.stimulus === "pace-half");
  expect((first?.work?.sets ?? 0) * (first?.work?.seconds ?? 0)).toBeGreaterThanOrEqual(15 * 60);
});

test("what was done before the plan counts towards a race in two weeks", () => {
  const { demand } = planOf({ ...TRIATHLETE, competitions: [{ type: "triathlon sprint", date: "2026-12-12", priority: "A" }] });
  expect(demand?.readiness).toBe("ready");
});

test("a runner of 70 whose runs stay apart lifts twice a week", () => {
  const { weeks } = planOf({
    focus: "running",
    level: "beginner",
    age: 70,
    conditioning: { run5k: 2085, recordedOn: "2026-11-07" },
    history: { weeklyRun: told(14_000), longestRun: told(7000), runsPerWeek: told(2) },
    injuries: "My physio says never run on two days in a row.",
    equipment: ["dumbbell", "band"],
    availability: { daysPerWeek: 4, weekdays: [1, 3, 4, 7], minutes: { 1: 40, 3: 45, 4: 40, 7: 80 }, longDay: 7 },
  });
  const counts = weeks.map(({ sessions }) => sessions.filter(({ code }) => code === "SFm").length);
  expect(counts.filter((count) => count === 2).length).toBeGreaterThanOrEqual(3);
});

test("nothing of a race that has to be cleared first is printed", () => {
  const race = sessionsOf({
    ...RUNNER,
    age: 30,
    injuries: "atrial fibrillation",
    competitions: [{ type: "5k", date: "2026-12-06", priority: "A" }],
  }).find(({ code }) => code === "RACE");
  if (race === undefined) return;
  expect(race.blocks.mainWorkout.map(({ name }) => name)).toEqual(["Brisk walk"]);
  expect(race.hard).toBe(false);
});

test("a trail marathon with its climb in the name is planned, paced and fed for the hours that it takes", () => {
  const result = generatePlan(
    {
      units: "kg",
      strength: { oneRepMax: {} },
      gymnastics: {},
      focus: "running",
      level: "intermediate",
      age: 34,
      conditioning: { run10k: 3000, recordedOn: "2026-11-01" },
      history: { weeklyRun: told(38_000), longestRun: told(21_000), runsPerWeek: told(4) },
      availability: { daysPerWeek: 4, weekdays: [2, 3, 5, 7], minutes: { 2: 60, 3: 50, 5: 60, 7: 240 }, longDay: 7 },
      competitions: [
        { name: "Ridge trail 42 km 1900 D+", type: "trail", date: "2027-02-06", priority: "A" },
        { name: "Village cross", type: "trail 12 km", date: "2026-12-20", priority: "C" },
      ],
    },
    { startDate: START, weeks: 10 },
  );
  if (result.kind !== "plan") throw new Error(result.referral.text);
  const { weeks, demand } = result.plan;
  const sessions = weeks.flatMap((week) => week.sessions);
  const race = sessions.findLast(({ code }) => code === "RACE");
  expect(race?.duration).toBeGreaterThan(330);
  expect(Math.max(...(race?.blocks.mainWorkout ?? []).map(({ rpe = 0 }) => rpe))).toBeLessThanOrEqual(6);
  // Every item says what the plan holds: the race is within it.
  for (const { name, reached, inPlan } of demand?.items ?? []) expect(reached, name).toBe(inPlan);
  const long = sessions.filter(({ code, isDeload }) => code === "RL" && !isDeload).map(({ duration }) => duration);
  expect(Math.max(...long)).toBeGreaterThan(180);
  const grams = (session: (typeof sessions)[number] | undefined): string | undefined =>
    /\d+–\d+ g(?= of carbohydrate)/u.exec(session?.coachNotes.strategy ?? "")?.[0];
  expect(sessions.filter(({ code }) => code === "RL").map(grams)).toContain(grams(race));
});

test.each(["J'habite à plat donc le D+ c'est que le dimanche", "Ich wohne im Flachland", "vivo en llano, sin nada"])(
  "%s: no session asks for a hill",
  (injuries) => {
    const sessions = sessionsOf({
      ...RUNNER,
      age: 30,
      injuries,
      competitions: [{ name: "Ridge trail 30 km 1200 D+", type: "trail", date: "2027-01-31", priority: "A" }],
    });
    for (const { coachNotes, title } of sessions) expect(coachNotes.strategy, title).not.toContain("hilly loop");
  },
);

test("a head that keeps all running easy promises no full intensity, and no easy days that the plan has not", () => {
  const { notes, weeks } = planOf({
    ...RUNNER,
    age: 41,
    injuries:
      "Achilles 3/10 in the morning for five weeks, fine on the flat; hills and strides make it worse, so no hills and no fast running",
    competitions: [{ type: "10k", date: "2027-01-03", priority: "A" }],
  });
  const head = notes.map(({ text }) => text).find((text) => text.includes("a taper of")) ?? "";
  const hasFast = weeks.some(({ sessions }) => sessions.some(({ work, code }) => work !== undefined && code !== "RACE"));
  expect(head.includes("full effort")).toBe(hasFast);
  expect(hasFast).toBe(false);
  expect(head).toContain("after this plan ends");
});
