import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import type { Session } from "../model/plan.ts";
import { validatePlan } from "../checks/validate.ts";
import { generatePlan } from "./generate-plan.ts";

function sessionsOf(over: Partial<Athlete>): readonly Session[] {
  const athlete: Athlete = { ...HYBRID, ...over };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 2 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks.flatMap(({ sessions }) => sessions);
}

function weekdaysOf(sessions: readonly Session[]): readonly number[] {
  return [...new Set(sessions.map(({ weekday }) => weekday))].toSorted((a, b) => a - b);
}

test("days with minutes are the days of training", () => {
  const minutes = { 1: 60, 3: 60, 5: 60 };
  expect(weekdaysOf(sessionsOf({ availability: { daysPerWeek: 3, minutes } }))).toEqual([1, 3, 5]);
  expect(weekdaysOf(sessionsOf({ availability: { daysPerWeek: 4, minutes } }))).toEqual(expect.arrayContaining([1, 3, 5]));
});

test("an easy run club has an easy run, and the strength is on another day", () => {
  const sessions = sessionsOf({
    focus: "running",
    injuries: "knee tight 2/10",
    dislikes: "Lauftreff Dienstag 19 Uhr, locker 10 km",
    availability: { daysPerWeek: 4, weekdays: [2, 4, 5, 7], minutes: { 2: 75, 4: 60, 5: 45, 7: 130 } },
  });
  for (const { code } of sessions.filter(({ weekday }) => weekday === 2)) expect(["RE", "RL"]).toContain(code);
});

test("a lifter who wants three days has three", () => {
  const sessions = sessionsOf({
    focus: "strength",
    availability: { daysPerWeek: 4 },
    dislikes: "I want to keep lifting, 3x a week",
  });
  expect(sessions).toHaveLength(6);
});

test("who may not stand on one leg stands on two in the drills as well", () => {
  const lines = sessionsOf({
    focus: "strength",
    injuries: "left calf a bit tight 3/10, standing on one leg hurts",
    availability: { daysPerWeek: 3 },
  })
    .flatMap(({ blocks }) => JSON.stringify(blocks).match(/"name":"(?:Bent-knee c|C)alf raise"[^}]*/gu) ?? [])
    .filter((line) => line.includes("each side"));
  expect(lines).toEqual([]);
});

test("the pool of two days with its hours holds the swims of a triathlete", () => {
  const sessions = sessionsOf({
    focus: "triathlon",
    dislikes: "pool lanes only open Tue + Fri 6.30-7.45",
    availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 5, 6, 7], minutes: { 1: 45, 2: 70, 3: 75, 5: 70, 6: 90, 7: 180 }, longDay: 7 },
  });
  const swims = sessions.filter(({ blocks }) => Object.values(blocks).some((items) => items.some(({ name }) => name.startsWith("Swim"))));
  expect(weekdaysOf(swims)).toEqual([2, 5]);
});
