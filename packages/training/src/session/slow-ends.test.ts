import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { validatePlan } from "../checks/validate.ts";
import type { ExerciseItem, Session } from "../model/plan.ts";
import { generatePlan } from "../plan/generate-plan.ts";

const HEARTS = [
  "Stent in 2024, I take a beta blocker. My cardiologist cleared me for easy training but pulse not over 125",
  "heart failure, cleared by my cardiologist on 12 Nov",
  "atrial fibrillation, on bisoprolol, cleared by my cardiologist on 12 Nov",
  "pacemaker since 2020, cleared by my cardiologist on 12 Nov",
] as const;
const SPORTS = ["running", "general", "strength", "hyrox", "crossfit", "triathlon"] as const;
const MINUTES = [30, 45, 60] as const;

function sessionsOf(athlete: Athlete): readonly Session[] {
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks.flatMap(({ sessions }) => sessions).filter(({ code }) => code !== "RACE" && code !== "RC");
}

const isEasyMovement = ({ name }: ExerciseItem): boolean =>
  /walk|bike|long ride|swim technique|elliptical|march|row erg|ski erg/iu.test(name);
const secondsOf = (items: readonly ExerciseItem[]): number => items.reduce((sum, { dose }) => sum + dose.totalSeconds, 0);
const LYING = /supine|pigeon|figure-4|couch stretch|cat-cow|glute bridge/iu;

/** special-populations.md section 4.7: what the head promises a heart holds in every session. */
test.each(HEARTS.flatMap((injuries) => SPORTS.map((focus) => [focus, injuries] as const)))(
  "a slow start and five easy minutes right after the work: %s, %s",
  (focus, injuries) => {
    for (const minutes of MINUTES) {
      const availability = { daysPerWeek: 3, weekdays: [1, 3, 6], minutes: { 1: minutes, 3: minutes, 6: minutes + 15 } } as const;
      const person = { level: "beginner", age: 64, conditioning: { run5k: 2340 }, strength: { oneRepMax: {} } } as const;
      for (const { id, title, blocks, duration, intensityLevel } of sessionsOf({ ...HYBRID, focus, injuries, availability, ...person })) {
        const where = `${minutes} min, ${id}, ${title}: ${blocks.cooldown.map(({ name }) => name).join(", ")}`;
        const [first, ...others] = blocks.cooldown;
        expect(first !== undefined && isEasyMovement(first) ? first.dose.totalSeconds : 0, where).toBeGreaterThanOrEqual(300);
        expect(
          others.filter(({ name }) => LYING.test(name)),
          where,
        ).toEqual([]);
        // Easy work goes on as its start began.
        const share = intensityLevel < 5 ? 0.15 : 0.2;
        expect(secondsOf(blocks.warmup), where).toBeGreaterThanOrEqual(Math.min(480, 60 * share * duration) - 45);
      }
    }
  },
);

test.each(["I had a stent put in two years ago and take a beta blocker.", "heart failure, waiting for my cardiologist"])(
  "before a clearance too: five easy minutes, then breathing on a chair: %s",
  (injuries) => {
    for (const minutes of [20, 40] as const) {
      const availability = { daysPerWeek: 3, weekdays: [2, 4, 7], minutes: { 2: minutes, 4: minutes, 7: 60 } } as const;
      const sessions = sessionsOf({ ...HYBRID, focus: "general", level: "beginner", age: 67, injuries, availability });
      expect(sessions.length).toBeGreaterThan(10);
      for (const { title, blocks } of sessions) {
        const [first, ...others] = blocks.cooldown;
        expect(first !== undefined && isEasyMovement(first) ? first.dose.totalSeconds : 0, title).toBeGreaterThanOrEqual(300);
        expect(others.filter(({ name }) => LYING.test(name))).toEqual([]);
      }
    }
  },
);
