import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import type { Plan } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { printCover } from "../explain/print-plan.ts";

const told = (value: number) => ({ value, source: "told" }) as const;

const RUNNER: Athlete = {
  ...HYBRID,
  injuries: "",
  focus: "running",
  level: "intermediate",
  trainingYears: 7,
  history: { weeklyRun: told(46_000), longestRun: told(19_000), runsPerWeek: told(4), longestRunOfYear: 30_000 },
  conditioning: { run5k: 1320, run10k: 2770, recordedOn: "2026-10-04" },
  availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 5, 7], minutes: { "1": 45, "2": 60, "4": 60, "5": 40, "7": 160 }, longDay: 7 },
};

function planOf(over: Partial<Athlete>, weeks = 6): Plan {
  const result = generatePlan({ ...RUNNER, ...over }, { startDate: "2026-11-30", weeks });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}

const texts = (plan: Plan): string => plan.notes.map(({ text }) => text).join("\n");

test("a marathon is run in training at the pace that the head predicts, never faster than goal and forecast", () => {
  const plan = planOf({ competitions: [{ name: "Spring", type: "marathon", date: "2027-02-21", priority: "A", goal: 12_600 }] });
  const predicted = /about (?<clock>\d:\d\d:\d\d), (?<minutes>\d):(?<seconds>\d\d) \/km/u.exec(texts(plan))?.groups ?? {};
  const pace = 60 * Number(predicted["minutes"]) + Number(predicted["seconds"]);
  const trained = plan.weeks.flatMap(({ sessions }) =>
    sessions
      .filter(({ code }) => code === "RL")
      .flatMap(({ blocks }) => blocks.mainWorkout.flatMap((line) => (line.pace?.zone === "race" ? [line.pace] : []))),
  );
  expect(trained.length).toBeGreaterThan(0);
  for (const { fastest, slowest } of trained) {
    expect((fastest + slowest) / 2).toBeGreaterThanOrEqual(0.97 * pace - 2);
    expect((fastest + slowest) / 2).toBeLessThanOrEqual(pace + 2);
  }
});

test("a goal that the numbers say is no step beyond them", () => {
  const plan = planOf({ competitions: [{ name: "Half", type: "half marathon", date: "2027-03-14", priority: "A", goal: 6110 }] });
  expect(texts(plan)).toMatch(/Your goal of 1:41:50 .*so your goal is realistic/u);
});

test("who is on course is on course for what the numbers support", () => {
  const elite: Partial<Athlete> = {
    focus: "hyrox",
    level: "elite",
    sex: "female",
    trainingYears: 9,
    history: { weeklyRun: told(65_000), longestRun: told(20_000), runsPerWeek: told(7) },
    conditioning: { row500m: 101, run5k: 1070, run10k: 2220, recordedOn: "2026-11-01" },
    availability: { daysPerWeek: 7 },
    competitions: [{ name: "Pro race", type: "hyrox pro", date: "2027-05-15", priority: "A", goal: 3660, entry: "singles" }],
  };
  const plan = planOf(elite);
  expect(plan.demand?.level).toMatch(/^for about 1:\d\d:00 \(your goal of 1:01:00 /u);
  expect(texts(plan)).toMatch(/out of reach this season/u);
  // Between stations nobody is asked to run faster than over 5 km.
  for (const [, minutes, seconds] of texts(plan).matchAll(/runs at (\d):(\d\d) \/km/gu))
    expect(60 * Number(minutes) + Number(seconds)).toBeGreaterThan(222);
});

test("nobody reads 20 of 18 km, and days that are too short are named as what they are", () => {
  const plan = planOf({ competitions: [{ name: "Spring", type: "marathon", date: "2027-04-11", priority: "A", goal: 12_600 }] });
  const cover = printCover(plan);
  for (const [, reached, needed] of cover.matchAll(/(\d[\d,.]*) of (\d[\d,.]*) (?:km|min|m|times|h) by race day/gu))
    expect(Number(reached?.replace(",", ""))).toBeLessThanOrEqual(Number(needed?.replace(",", "")));
  expect(texts(plan)).not.toMatch(/new to you|not raced that long/u);
});

test("a goal out of reach: race pace, race day and the way to the race name one time", () => {
  const plan = planOf({
    level: "beginner",
    conditioning: { run5k: 2190, recordedOn: "2026-11-08" },
    competitions: [{ name: "Park", type: "5k", date: "2027-01-10", priority: "A", goal: 2000 }],
  });
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const trained = sessions.flatMap(({ code, work, blocks }) =>
    code !== "RACE" && work?.stimulus === "pace-5k" ? blocks.mainWorkout.flatMap(({ pace }) => (pace?.zone === "race" ? [pace] : [])) : [],
  );
  expect(sessions.find(({ code }) => code === "RACE")?.mainFormat?.target).toBe("36:00");
  expect(texts(plan)).toContain("the plan aims for about 36:00");
  expect(trained.length).toBeGreaterThan(0);
  for (const { fastest, slowest } of trained) expect(Math.abs((5 * (fastest + slowest)) / 2 - 2160)).toBeLessThan(10);
});
