import { expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { addDays, daysBetween } from "../../calendar/day.ts";
import { START } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Session } from "../../model/plan.ts";
import { longestPiece, longestSwim } from "../../week/triathlon/long-swim.ts";

function swimsOf(over: Partial<Athlete>, weeks = 6): readonly Session[] {
  const result = generatePlan({ ...HYBRID, injuries: "", focus: "triathlon", ...over }, { startDate: START, weeks });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan.weeks.flatMap((week) => week.sessions).filter(({ code }) => code === "SW" || code === "SWs");
}

const textOf = ({ blocks }: Session): string => blocks.mainWorkout.map(({ notes }) => notes ?? "").join(" ");

test("a swim has at most ten drills and at least three repetitions of its main set", () => {
  for (const level of ["intermediate", "advanced", "elite"] as const)
    for (const { blocks, updates } of swimsOf({ level, availability: { daysPerWeek: 6 } }, 5)) {
      if (updates !== undefined) continue;
      const drills = blocks.mainWorkout.find((item) => item.notes?.startsWith("Alternate"));
      expect(drills?.sets).toBeLessThanOrEqual(10);
      const main = blocks.mainWorkout.find((item) => item.why !== undefined);
      expect(main?.sets).toBeGreaterThanOrEqual(3);
    }
});

const SPRINT = { type: "sprint triathlon", date: addDays(START, 170), priority: "A" } as const;

/** Two hundred metres and breaststroke only. */
const LEARNER: Partial<Athlete> = {
  level: "beginner",
  trainingYears: 1,
  injuries: "I can only swim breaststroke",
  history: { longestSwim: { value: 200, source: "told" } },
  availability: { daysPerWeek: 4, weekdays: [1, 3, 6, 7], minutes: { "1": 45, "3": 60, "6": 75, "7": 60 } },
  competitions: [SPRINT],
};

test("the piece without a stop starts below the longest swim and grows by 50 m, never on two days in a row", () => {
  const swims = swimsOf(LEARNER, 8).filter(({ isDeload }) => !isDeload);
  const pieces = swims.filter(({ title }) => title.includes("without a stop")).map((swim) => longestPiece([swim]));
  expect(pieces[0]).toBeLessThanOrEqual(200);
  pieces.slice(1).forEach((metres, index) => expect(metres - (pieces[index] ?? 0)).toBeLessThanOrEqual(50));
  expect(Math.max(...pieces)).toBeGreaterThanOrEqual(325);
  // Every second week has a second swim, in short lengths beside the longer piece.
  expect(swims.length).toBeGreaterThan(pieces.length);
  swims.slice(1).forEach(({ date }, index) => expect(daysBetween(swims[index]?.date ?? START, date)).toBeGreaterThan(1));
});

test("a breaststroke swimmer gets no crawl drills, and no whip kick with a sore knee", () => {
  for (const swim of swimsOf({ ...LEARNER, injuries: "I can only swim breaststroke. Sore knee 3/10" }, 1)) {
    expect(textOf(swim)).not.toMatch(/catch-up|fingertip|zipper|single arm|every third stroke|strong kick/u);
    expect(textOf(swim)).toMatch(/no whip kick/u);
  }
});

test("the long swim keeps the length that was told, and strength takes what is left of the day", () => {
  const first = swimsOf({
    history: { longestSwim: { value: 2200, source: "told" } },
    availability: { daysPerWeek: 5, weekdays: [2, 3, 4, 6, 7], minutes: { "2": 50, "3": 60, "4": 45, "6": 180, "7": 75 } },
    competitions: [{ type: "70.3", date: addDays(START, 200), priority: "A" }],
  }).find(({ title }) => title.includes("steady"));
  expect(first === undefined ? 0 : longestSwim([first])).toBeGreaterThanOrEqual(0.8 * 2200);
});

test("a shoulder that closes the stroke keeps the legs in the water", () => {
  const swims = swimsOf({ injuries: "shoulder pain 4/10", equipment: ["pool", "bike", "dumbbell", "band"] }, 1);
  expect(swims.map(({ blocks }) => blocks.mainWorkout[0]?.name)).toContain("Kickboard swim");
});

test("a swim without a time is tested in the first weeks, and not again within six weeks", () => {
  const swims = swimsOf({ availability: { daysPerWeek: 5 } }, 12);
  const tests = swims.filter(({ updates }) => updates?.includes("css") === true);
  expect(tests.map(({ title }) => title)).toContain("Swim test and strength, 400 m and 200 m");
  expect(tests[0]?.week).toBeLessThanOrEqual(2);
  tests.slice(1).forEach(({ date }, index) => expect(daysBetween(tests[index]?.date ?? START, date)).toBeGreaterThanOrEqual(42));
});
