import { describe, expect, test } from "vitest";
import { EXERCISES, findExercise } from "#training/catalogue/exercises.ts";
import { healthCheck } from "#training/health/exercise-limits.ts";
import { readInjuries } from "#training/injuries/read-injuries.ts";
import type { InjuryReading } from "#training/injuries/injury.ts";
import { stressLimits } from "#training/injuries/limits/stress-limits.ts";
import { limitCheck } from "#training/injuries/limits/substitute-exercise.ts";
import { EXPECTED_READINGS } from "./expected-readings.ts";

const TODAY = "2026-11-26";
const RUNNER = { isTrained: true, isBeginner: false, isRunner: true, isLifter: true, age: 35 };

function closedBy(reading: InjuryReading): readonly string[] {
  const isWithin = limitCheck(stressLimits(reading));
  const closes = healthCheck(reading.health.limits, () => "");
  return EXERCISES.filter((exercise) => !isWithin(exercise) || closes(exercise) !== undefined).map(({ name }) => name);
}

/** Notes as athletes write them, with what a coach expects of each: closed, open, numbers that survive, weekdays. */
describe("a note is read narrowly, and nothing of it is lost", () => {
  test.each(EXPECTED_READINGS)(
    "$note",
    ({ note, closed = [], open = [], limits = {}, days, isFree, isAsked, isAllAdapted, dates, isUnderstood }) => {
      const reading = readInjuries(note, TODAY, RUNNER);
      const out = new Set(closedBy(reading));
      expect([...closed, ...open].filter((name) => findExercise(name) === undefined)).toEqual([]);
      expect(closed.filter((name) => !out.has(name))).toEqual([]);
      expect(open.filter((name) => out.has(name))).toEqual([]);
      expect(reading.health.limits).toMatchObject(limits);
      expect(reading.redFlags).toEqual([]);
      if (days !== undefined)
        expect(
          new Set(reading.days.filter(({ from, isSquad }) => from === undefined && isSquad !== true).flatMap(({ weekdays }) => weekdays)),
        ).toEqual(new Set(days));
      if (isFree === true) expect([...out]).toEqual([]);
      if (dates !== undefined) expect(reading.days.map(({ from, until }) => [from, until])).toEqual(dates);
      if (isAllAdapted === true) expect([...reading.unread, ...reading.clauses.filter(({ effect }) => effect === undefined)]).toEqual([]);
      if (isUnderstood === true) expect(reading.unread).toEqual([]);
      if (isAsked === true) expect(reading.unread).not.toEqual([]);
    },
  );
});
