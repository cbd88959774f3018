import fc from "fast-check";
import { addDays, type Day } from "#training/calendar/day.ts";
import { EXPECTED_READINGS } from "../notes/expected-readings.ts";
import { WRITTEN_NOTES } from "../notes/written-notes.ts";
import { START } from "./start.ts";

/** Notes as people write them: several facts at once, most of them with days, some from the tests of how notes are read. */

const MONTHS = ["January", "February", "March", "April", "May", "June"] as const;
const LATE_MONTHS: { readonly [month in string]?: string } = { "10": "October", "11": "November", "12": "December" };

const dayAhead: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 80 }).map((days) => addDays(START, days));
const daysAhead: fc.Arbitrary<readonly [Day, Day]> = fc
  .tuple(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 1, max: 13 }))
  .map(([start, length]) => [addDays(START, start), addDays(START, start + length)]);
const weekday = fc.constantFrom("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday");
const minutes = fc.constantFrom(20, 25, 30, 40, 45, 50, 60, 75, 90);
const score = fc.integer({ min: 1, max: 7 });

function written(day: Day): string {
  const [, month = "", date = ""] = day.split("-");
  return `${Number(date)} ${LATE_MONTHS[month] ?? MONTHS[Number(month) - 1] ?? ""}`;
}

const absences = daysAhead.chain(([from, to]) =>
  fc.constantFrom(
    `I am away from ${written(from)} to ${written(to)}`,
    `I am on holiday without any gym from ${written(from)} to ${written(to)}, I can run there`,
    `I can't train on ${written(from)} and ${written(to)}`,
    `no equipment at all from ${written(from)} to ${written(to)}`,
    `night shifts from ${written(from)} to ${written(to)}`,
    `from ${written(from)} to ${written(to)} only 30 minutes a day`,
  ),
);

const fixedTraining = fc
  .tuple(weekday, minutes)
  .chain(([day, long]) =>
    fc.constantFrom(
      `${day}s I play football for ${long} minutes`,
      `club run every ${day}, ${long} minutes`,
      `every ${day} spin class, ${long} minutes hard`,
      `swim squad on ${day}s, ${long} minutes`,
      `${day} is heavy squats with my coach`,
      `parkrun every ${day}`,
    ),
  );

const days = fc
  .tuple(weekday, weekday, minutes)
  .chain(([one, other, long]) =>
    fc.constantFrom(
      `only ${long} minutes on ${one}s`,
      `No training on ${one}s`,
      `never train two days in a row`,
      `every session under ${long} minutes`,
      `night shifts every ${one}`,
      `${one}s and ${other}s ${long} minutes max`,
      `long run on ${one} please`,
      `the pool is closed on ${one}s`,
    ),
  );

const limits = dayAhead.chain((day) =>
  fc.constantFrom(
    `physio says no jumping until ${written(day)}`,
    `no running before ${written(day)}`,
    `no squats over 60 kg until ${written(day)}`,
    `nothing overhead until ${written(day)}`,
    `my cardiologist says pulse not over 140 until ${written(day)}`,
    `physio capped my runs at 40 minutes until ${written(day)}`,
    `no deadlifts until ${written(day)}`,
    `everything up to RPE 6 until ${written(day)}`,
  ),
);

const complaints = score.chain((worst) =>
  fc.constantFrom(
    `left knee ${worst}/10 going downstairs`,
    `right shoulder ${worst}/10 overhead`,
    `lower back ${worst}/10 after deadlifts`,
    `Achilles ${worst}/10 in the morning`,
    `tennis elbow ${worst}/10 when gripping`,
    `hamstring ${worst}/10 at speed`,
    `wrist ${worst}/10 in push-ups`,
    `hip ${worst}/10 in deep squats`,
  ),
);

const fromTests = fc.constantFrom(
  ...EXPECTED_READINGS.map(({ note }) => note),
  ...WRITTEN_NOTES.filter(([field]) => field === "injuries").map(([, note]) => note),
);

/** Up to five facts, as sentences. */
export const writtenNote: fc.Arbitrary<string> = fc
  .array(fc.oneof(absences, fixedTraining, days, limits, complaints, fromTests), { minLength: 1, maxLength: 5 })
  .map((sentences) => sentences.map((text) => text.replace(/[.!\s]+$/u, "")).join(". "));

export const writtenDislikes: fc.Arbitrary<string> = fc.constantFrom(
  ...WRITTEN_NOTES.filter(([field]) => field === "dislikes").map(([, note]) => note),
);
