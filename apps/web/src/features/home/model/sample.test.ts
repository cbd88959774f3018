import { type ExerciseItem, formatClock, generatePlan, validatePlan } from "@ironpace/training";
import { expect, test } from "vitest";
import { SAMPLE_START, sampleAthlete, sampleBests } from "./sample-athlete.ts";
import { sampleElapsed, sampleWeeks } from "./sample-block.ts";
import { sampleChanges } from "./sample-changes.ts";
import { samplePhases } from "./sample-phases.ts";
import { raceAt, raceColumns, sumSeconds } from "./race-columns.ts";
import { samplePlan } from "./sample-plan.ts";
import { sampleRace } from "./sample-race.ts";
import { sampleLift } from "./sample-session.ts";
import { sampleWeek } from "./sample-week.ts";
import { TRY_WEEK, tryAthlete, tryTemplate } from "./try-template.ts";
import { TRY_START, tryWeek } from "./try-week.ts";

test("the sample block is twelve weeks that keep every rule of the engine", () => {
  expect(validatePlan(samplePlan, sampleAthlete)).toEqual([]);
  expect(samplePlan.weeks.map(({ phase }) => phase)).toEqual([
    ...Array<string>(4).fill("foundation"),
    ...Array<string>(4).fill("development"),
    ...Array<string>(4).fill("performance"),
  ]);
});

test("the bar shows the tonnes and kilometres of the plan, with week 6 under way", () => {
  const weeks = sampleWeeks();
  const tonnage = samplePlan.weeks.flatMap(({ sessions }) => sessions).reduce((sum, session) => sum + session.tonnage, 0);
  expect(weeks.reduce((sum, { tonnes }) => sum + tonnes, 0) * 1000).toBeCloseTo(tonnage);
  // Each half is as high as its label says: the largest week is full, another its share.
  const [tonnes, kilometres] = [Math.max(...weeks.map((week) => week.tonnes)), Math.max(...weeks.map((week) => week.kilometres))];
  for (const week of weeks) {
    expect(week.iron).toBeCloseTo(week.tonnes / tonnes, 2);
    expect(week.pace).toBeCloseTo(week.kilometres / kilometres, 2);
  }
  expect(weeks.findIndex(({ state }) => state === "now")).toBe(5);
  const now = weeks[5];
  expect(now?.paceDone).toBeGreaterThan(0);
  expect(now?.paceDone).toBeLessThan(1);
  expect(Math.floor(sampleElapsed * 12)).toBe(5);
});

test("squats get heavier and runs faster from base to peak", () => {
  const [base, build, peak] = samplePhases();
  expect(Number(build?.squat.kilograms)).toBeGreaterThan(Number(base?.squat.kilograms));
  expect(Number(peak?.squat.kilograms)).toBeGreaterThan(Number(build?.squat.kilograms));
  expect(build && base && build.run.pace < base.run.pace).toBe(true);
});

test("each cause moves something, and the bests end at the maximum the plan is made from", () => {
  for (const { before, after } of sampleChanges()) expect(after).not.toBe(before);
  expect(sampleBests.at(-1)?.kilograms).toBe(sampleAthlete.strength.oneRepMax.backSquat);
});

test("runs are named with paces of a kilometre, not with splits of an erg", () => {
  for (const { run } of samplePhases()) expect(run.pace >= "3:00" && run.pace < "7:00", run.pace).toBe(true);
});

test("the load of today is its share of the maximum, on plates that make it", () => {
  const { kilograms, maximum, percent, plates, bar } = sampleLift;
  expect(Math.abs((maximum * percent) / 100 - kilograms)).toBeLessThanOrEqual(1.25);
  expect(bar + 2 * plates.reduce((sum, plate) => sum + plate, 0)).toBe(kilograms);
});

test("a moved session takes its load along, and the week keeps all of it", () => {
  const { days, moves } = sampleWeek();
  const total = (when: "before" | "after") => days.reduce((sum, day) => sum + day[when].iron + day[when].pace, 0);
  expect(moves).toEqual([
    { from: 1, to: 3, side: "iron" },
    { from: 3, to: 1, side: "pace" },
  ]);
  expect(total("after")).toBeCloseTo(total("before"));
});

test("a faster 5 km makes every run of the race shorter, and no station", () => {
  const { table, sides, run5k } = sampleRace();
  const [today, faster] = [raceAt(table, run5k), raceAt(table, run5k - 60)];
  expect(sumSeconds(faster)).toBeLessThan(sumSeconds(today));
  sides.forEach((side, index) =>
    side === "pace" ? expect(faster[index]).toBeLessThan(today[index]!) : expect(faster[index]).toBe(today[index]),
  );
  expect(raceColumns(table, run5k)).toHaveLength(16);
});

test.each([TRY_START, { squat: 155, run5k: 1140 }])(
  "the week of two numbers has the loads and paces of the engine: %o",
  ({ squat, run5k }) => {
    const athlete = {
      ...tryAthlete,
      strength: { oneRepMax: { backSquat: squat }, recordedOn: SAMPLE_START },
      conditioning: { run5k, recordedOn: SAMPLE_START },
    };
    const made = generatePlan(athlete, { startDate: SAMPLE_START, weeks: 5 });
    const sessions = made.kind === "referral" ? [] : made.plan.weeks[TRY_WEEK - 1]!.sessions;
    const items: readonly ExerciseItem[] = sessions.flatMap(({ blocks }) => [...blocks.strength, ...blocks.mainWorkout]);
    const days = tryTemplate();
    tryWeek(days, { squat, run5k }).forEach(({ load, pace }, index) => {
      const { name } = days[index]!;
      if (load !== undefined) {
        const kilograms = items.find((item) => item.name === name)!.load!.kilograms;
        expect(Math.abs(Number(load) - kilograms), name).toBeLessThanOrEqual(2.5);
      }
      const paces = items.flatMap((item) =>
        item.pace?.per === "km" ? [`${formatClock(item.pace.fastest)}–${formatClock(item.pace.slowest)}`] : [],
      );
      if (pace !== undefined) expect(paces, name).toContain(pace);
    });
  },
);
