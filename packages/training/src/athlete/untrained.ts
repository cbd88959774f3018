import type { Athlete } from "./athlete.ts";

/** Somebody who never trained: a beginner without a year of it, and without a lift, a run or a pull-up that was ever counted. */
export function isUntrained({ level, trainingYears, history, strength, gymnastics, conditioning }: Athlete): boolean {
  const years = history?.trainingYears?.lift ?? trainingYears;
  const { recordedOn: _, ...results } = conditioning;
  return (
    level === "beginner" &&
    years !== undefined &&
    years < 1 &&
    Object.keys(strength.oneRepMax).length === 0 &&
    (gymnastics.strictPullUps ?? 0) === 0 &&
    Object.keys(results).length === 0 &&
    (history?.weeklyRun?.value ?? 0) === 0 &&
    (history?.weeklyMinutes?.value ?? 0) === 0
  );
}

/** Exercises of a session, and the effort of its sets, in the first two weeks of such a person (special-populations.md section 4.20). */
export const FIRST_SESSIONS = { weeks: 2, exercises: 5, rpe: [5, 6] } as const;

/** Old or heavy and untrained: nothing is held on one arm or on the toes from the first day. */
export function startsFromChair(athlete: Athlete): boolean {
  const { age = 0, bodyWeight, height } = athlete;
  const bmi = bodyWeight === undefined || height === undefined ? 0 : bodyWeight / (height / 100) ** 2;
  return isUntrained(athlete) && (age >= OLD || bmi >= HEAVY || (height === undefined && (bodyWeight ?? 0) >= HEAVY_BODY));
}

const OLD = 60;
const HEAVY = 32;
const HEAVY_BODY = 110;
