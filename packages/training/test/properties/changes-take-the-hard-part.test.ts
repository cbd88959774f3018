import * as fc from "fast-check";
import { expect, test } from "vitest";
import { adjust } from "#training/adjust/adjust.ts";
import type { Adjustment } from "#training/adjust/adjustment.ts";
import type { Athlete } from "#training/athlete/athlete.ts";
import { daysBackFromIllness } from "#training/athlete/interruptions.ts";
import { addDays, type Day, daysBetween } from "#training/calendar/day.ts";
import type { Plan, Session } from "#training/model/plan.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { CROSSFIT, HYROX, LIFTER, RUNNER } from "../stories/people.ts";
import { sessionsOf } from "../stories/tell-story.ts";

const START = "2026-11-23";
const person = fc.constantFrom(CROSSFIT, HYROX, LIFTER, RUNNER);
const some = { numRuns: 12 };

function madeFor(athlete: Athlete): Plan {
  const made = generatePlan(athlete, { startDate: START, weeks: 7 });
  if (made.kind === "referral") throw new Error("nobody is ill");
  return made.plan;
}

function changed(athlete: Athlete, adjustment: Adjustment, today: Day): { readonly before: Plan; readonly after: Plan } {
  const before = madeFor(athlete);
  const result = adjust(before, athlete, adjustment, { today, outcomes: [] });
  if (result.kind === "referral") throw new Error("nobody is in danger");
  return { before, after: result.plan };
}

/** What the sets of a lift ask for, as one repetition (Epley): kilograms. */
function demand({ load, dose }: Session["blocks"]["strength"][number]): number {
  return load?.oneRepMax === undefined ? 0 : load.kilograms * (1 + (dose.reps ?? 1) / 30);
}

/** A block that goes on may take its next step in the second week back: of all 484 cases the largest is 1.043. */
const MORE_THAN_BEFORE = 1.05;

test("after an illness no easy day is a long one, and no lift asks for clearly more than before it", () => {
  fc.assert(
    fc.property(person, fc.integer({ min: 2, max: 12 }), fc.integer({ min: 8, max: 18 }), (athlete, days, first) => {
      const from = addDays(START, first);
      const to = addDays(from, days - 1);
      const { before, after } = changed(athlete, { kind: "absence", reason: "illness", from, to }, from);
      const back = sessionsOf(after).filter(({ date }) => date > to);
      const easyUntil = addDays(to, Math.floor((daysBackFromIllness(days) * 5) / 6));
      for (const { date, duration, title } of back.filter(({ date: on }) => on <= easyUntil))
        expect(duration, `${date} ${title}`).toBeLessThanOrEqual(45);
      // What costs less than a week leaves the bar its own growth.
      if (days < 4) return;
      const week = back.filter(({ date }) => daysBetween(to, date) <= daysBackFromIllness(days) + 7);
      const done = sessionsOf(before).filter(({ date }) => date <= addDays(to, 7));
      for (const line of week.flatMap(({ blocks }) => blocks.strength)) {
        const same = done.flatMap(({ blocks }) => blocks.strength).filter(({ name }) => name === line.name);
        const was = Math.max(0, ...same.map(demand));
        if (was > 0) expect(demand(line), `${line.name} × ${line.dose.reps ?? 0}`).toBeLessThanOrEqual(MORE_THAN_BEFORE * was);
      }
    }),
    some,
  );
});

test("on a day of half an hour fast running keeps its warm-up", () => {
  fc.assert(
    fc.property(fc.constantFrom(RUNNER, HYROX), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 28, max: 30 }), (athlete, week, most) => {
      const from = addDays(START, 7 * week);
      const ease = { kind: "ease", from, to: addDays(from, 6), share: 1, onlyEasy: false, mostMinutes: most } as const;
      for (const { code, work, blocks, isDeload, date } of sessionsOf(changed(athlete, ease, from).after)) {
        if (code !== "RI" || work?.mode !== "run" || isDeload || date < from || date > ease.to) continue;
        expect(
          blocks.warmup.reduce((sum, { dose }) => sum + dose.totalSeconds, 0),
          date,
        ).toBeGreaterThanOrEqual(420);
      }
    }),
    some,
  );
});

test("what felt too hard takes the hard part of a compromised run, and not the easy running around it", () => {
  for (const week of [1, 2, 4, 5]) {
    const from = addDays(START, 7 * week);
    const to = addDays(from, 6);
    const efforts = [{ kind: "quality", from, to, load: 1, minutes: 0.9, evidence: "RPE 9 instead of 7" }] as const;
    const { before, after } = changed(HYROX, { kind: "effort", efforts }, from);
    const hard = (plan: Plan): number =>
      sessionsOf(plan)
        .filter(({ date, title }) => date >= from && date <= to && title.startsWith("Compromised run"))
        .flatMap(({ blocks }) => blocks.mainWorkout.filter(({ name }) => name !== "Easy run"))
        .reduce((sum, { dose }) => sum + dose.totalSeconds, 0);
    expect(hard(before)).toBeGreaterThan(0);
    expect(hard(after)).toBeLessThan(0.95 * hard(before));
  }
});
