import fc from "fast-check";
import type { Athlete } from "#training/athlete/athlete.ts";
import { addDays } from "#training/calendar/day.ts";
import { START } from "./start.ts";

const sometimesOld = fc.option(
  fc.integer({ min: 0, max: 900 }).map((days) => addDays(START, -days)),
  { nil: undefined },
);

/** From a child's bar to a record, in kilograms or in halves of them. */
const squat = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 40, max: 220 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 39 }) },
  { weight: 1, arbitrary: fc.integer({ min: 440, max: 1000 }).map((halves) => halves / 2) },
);

/** Lifts that fit each other, and now and then one that contradicts the rest. */
const oneRepMax = squat.chain((kilograms) =>
  fc.record(
    {
      backSquat: fc.constant(kilograms),
      deadlift: share(kilograms, 80, 150),
      cleanAndJerk: share(kilograms, 40, 90),
      snatch: share(kilograms, 30, 75),
      overheadPress: share(kilograms, 25, 60),
    },
    { requiredKeys: [] },
  ),
);

export const strength: fc.Arbitrary<Athlete["strength"]> = fc
  .record({ oneRepMax, recordedOn: sometimesOld })
  .map(({ oneRepMax: lifts, recordedOn }) => ({ oneRepMax: lifts, ...(recordedOn === undefined ? {} : { recordedOn }) }));

export const gymnastics: fc.Arbitrary<Athlete["gymnastics"]> = fc.record(
  {
    strictPullUps: fc.integer({ min: 0, max: 40 }),
    handstandPushUps: fc.integer({ min: 0, max: 30 }),
    barMuscleUps: fc.integer({ min: 0, max: 20 }),
    ringMuscleUps: fc.integer({ min: 0, max: 20 }),
    handstandWalk: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** 5 km from faster than a record to a walk that counts as unknown; the other numbers in the same spirit. */
export const conditioning: fc.Arbitrary<Athlete["conditioning"]> = fc
  .oneof({ weight: 6, arbitrary: fc.integer({ min: 840, max: 2600 }) }, { weight: 1, arbitrary: fc.integer({ min: 500, max: 5000 }) })
  .chain((run5k) =>
    fc.record(
      {
        run5k: fc.constant(run5k),
        run10k: share(run5k, 200, 230),
        row500m: fc.integer({ min: 65, max: 250 }),
        ftp20min: fc.integer({ min: 40, max: 560 }),
        vo2Max: fc.integer({ min: 10, max: 100 }),
        recordedOn: fc.integer({ min: 0, max: 900 }).map((days) => addDays(START, -days)),
      },
      { requiredKeys: [] },
    ),
  );

/** Mostly between two percentages of the value; one in ten between half and double that. */
function share(value: number, low: number, high: number): fc.Arbitrary<number> {
  return fc
    .oneof(
      { weight: 9, arbitrary: fc.integer({ min: low, max: high }) },
      { weight: 1, arbitrary: fc.integer({ min: Math.round(low / 2), max: 2 * high }) },
    )
    .map((percent) => Math.max(1, Math.round((value * percent) / 100)));
}
