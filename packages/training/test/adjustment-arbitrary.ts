import fc from "fast-check";
import type { Adjustment, Progress } from "../src/adjust/adjustment.ts";
import { addDays, type Day } from "../src/calendar/day.ts";
import type { SessionOutcome } from "../src/model/outcome.ts";
import type { Plan } from "../src/model/plan.ts";
import { conditioning, gymnastics, strength } from "./arbitrary/benchmarks.ts";
import { START } from "./arbitrary/start.ts";
import { availability, competition, dislikes, equipment, injuries } from "./arbitrary/wishes.ts";

const absence = fc
  .record({
    reason: fc.constantFrom<"illness" | "holiday">("illness", "holiday"),
    start: fc.integer({ min: -6, max: 60 }),
    length: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 25 })),
  })
  .map(({ reason, start, length }): Adjustment => ({
    kind: "absence",
    reason,
    from: addDays(START, start),
    to: addDays(START, start + length - 1),
  }));

const missed = fc
  .option(fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 7 })), { maxLength: 5 }), { nil: undefined })
  .map((ids): Adjustment =>
    ids === undefined ? { kind: "missed" } : { kind: "missed", sessionIds: ids.map(([week, day]) => `w${week}d${day}`) },
  );

const profile = fc
  .record(
    {
      age: fc.integer({ min: 16, max: 80 }),
      sex: fc.constantFrom<"female" | "male">("female", "male"),
      bodyWeight: fc.integer({ min: 40, max: 140 }),
      trainingYears: fc.integer({ min: 0, max: 30 }),
      dislikes: dislikes.map((text = ""): string => text),
    },
    { requiredKeys: [] },
  )
  .map((facts): Adjustment => ({ kind: "profile", profile: facts }));

/** Anything that can happen to a plan that starts on `START`. */
export const anyAdjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  injuries.map((details = ""): Adjustment => ({ kind: "injury", details })),
  fc
    .record({ competition, instead: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }) })
    .map(({ competition: entered, instead }): Adjustment => ({
      kind: "competition",
      competition: entered,
      ...(instead === undefined ? {} : { instead: addDays(START, instead) }),
    })),
  absence,
  missed,
  availability.map((wishes): Adjustment => ({ kind: "availability", availability: wishes })),
  fc.record({ strength, gymnastics, conditioning }, { requiredKeys: [] }).map((values): Adjustment => ({ kind: "benchmarks", ...values })),
  equipment.map((owned): Adjustment => ({ kind: "equipment", ...(owned === undefined ? {} : { equipment: owned }) })),
  profile,
);

/** How far the athlete is: which day, and what became of the sessions up to then. `chance` decides session by session. */
export interface Journey {
  readonly day: number;
  readonly chances: readonly number[];
}

export const anyJourney: fc.Arbitrary<Journey> = fc.record({
  day: fc.integer({ min: -2, max: 60 }),
  chances: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 }),
});

/** Past sessions are mostly completed, sometimes skipped or without an outcome; now and then one is done ahead of its day. */
export function getProgress(plan: Plan, { day, chances }: Journey): Progress {
  const today: Day = addDays(START, Math.min(day, plan.durationWeeks * 7));
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const outcomes = sessions.flatMap((session, index): SessionOutcome[] => {
    const chance = chances[index % chances.length] ?? 0;
    if (session.date > addDays(today, 3)) return [];
    if (session.date >= today) return chance === 9 ? [{ sessionId: session.id, status: "completed" }] : [];
    if (chance === 0) return [];
    return [{ sessionId: session.id, status: chance < 3 ? "skipped" : "completed" }];
  });
  return { today, outcomes };
}
