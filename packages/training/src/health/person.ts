import type { Athlete } from "../athlete/athlete.ts";
import { toldLines } from "../athlete/stated/told-lines.ts";
import type { AskedPerson } from "./read-health.ts";
import { readToldNights } from "./short-sleep.ts";

/** 5 km in 32 minutes or faster (special-populations.md section 4.11). */
const RUNNER_SECONDS = 1920;
/** Easy running is a quarter slower than 5 km. */
const EASY_SHARE = 1.25;
/** Two short runs a week: what is run today goes on. */
const RUNNER_WEEKLY_METRES = 3000;

/** What health is judged by besides the text. */
export function toPerson(athlete: Athlete, weeksTrained = 0): AskedPerson {
  const { age, bodyWeight, height, level, trainingYears, availability, conditioning, strength, history, absences, injuries, dislikes } =
    athlete;
  const years = trainingYears ?? 0;
  const squat = strength.oneRepMax.backSquat ?? 0;
  const run5k = conditioning.run5k ?? (conditioning.run10k === undefined ? undefined : conditioning.run10k / 2.1);
  return {
    age,
    bodyWeight,
    height,
    trainingYears,
    weeksTrained,
    sickDays: absences?.filter(({ reason }) => reason === "illness"),
    reports: toldLines(athlete).told,
    nights: readToldNights([injuries, dislikes]),
    isTrained: level !== "beginner" && (years >= 1 || trainingYears === undefined) && availability.daysPerWeek >= 3,
    isBeginner: level === "beginner",
    easyPace: run5k === undefined ? undefined : (run5k / 5) * EASY_SHARE,
    isRunner: (run5k ?? Infinity) <= RUNNER_SECONDS || (history?.weeklyRun?.value ?? 0) >= RUNNER_WEEKLY_METRES,
    isLifter: squat >= 1.25 * (bodyWeight ?? Infinity) || (years >= 2 && squat > 0) || (history?.trainingYears?.lift ?? 0) >= 2,
  };
}
