import type { Level } from "../../athlete/athlete.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import type { Session, Violation } from "../../model/plan.ts";
import { daysSinceMeet, daysToWeightlifting } from "../../selection/strength/meet.ts";
import { keepsLegsFresh } from "../../selection/strength/fresh-legs.ts";
import { inSession, inWeek, type Rule } from "../rule.ts";

/** Sessions a week with a snatch or clean and jerk at 90 % or more (strength.md section 10). */
const MOST_SESSIONS: { readonly [level in Level]: number } = { beginner: 0, intermediate: 1, advanced: 2, elite: 2 };
const HEAVY = 0.9;

/** Within five weeks of a weightlifting meet, from intermediate on (race-demands.md section 9). */
const BEFORE_MEET = { days: 35, sessions: 2 } as const;

/** Days after a powerlifting meet in which the pull from the floor stays light and short (race-demands.md table 11, practice). */
const AFTER_MEET = { days: 14, percent: 72, repetitions: 18 } as const;

/** The deadlift recovers last from a meet: in two weeks nothing of it is heavy or long. */
export const pullsAfterMeet: Rule = ({ athlete, sessions }) => {
  return sessions.flatMap((session): Violation[] => {
    const since = daysSinceMeet(athlete, session.date);
    if (since === undefined || since > AFTER_MEET.days) return [];
    return session.blocks.strength.flatMap(({ name, load, dose, sets = 1 }): Violation[] => {
      if (load?.oneRepMax === undefined || !/deadlift/iu.test(name)) return [];
      const percent = (100 * load.kilograms) / load.oneRepMax;
      const repetitions = sets * (dose.reps ?? 0);
      return percent > AFTER_MEET.percent || repetitions > AFTER_MEET.repetitions
        ? [inSession("after-meet", session, `${name}: ${repetitions} reps at ${percent.toFixed(0)}% ${since} days after a meet`)]
        : [];
    });
  });
};

/** Nobody runs in the last three days before the meet of the year (practice); lifters not before any that they taper for. */
export const runsBeforeMeet: Rule = ({ athlete, sessions }) =>
  sessions.flatMap((session): Violation[] => {
    if (session.code === "RACE" || !keepsLegsFresh(athlete, session.date)) return [];
    const run = [...session.blocks.warmup, ...session.blocks.mainWorkout].find(({ name }) => RUNS.test(name));
    return run === undefined ? [] : [inSession("before-meet", session, `${run.name} in the last days before a meet`)];
  });

/** In the water legs carry nothing: a pool run has no impact. */
const RUNS = /(?<!pool )\brun|strides/iu;

/** Rule 5: Olympic lifts at 90 % or more of the maximum are rare. */
export const heavySingles: Rule = ({ plan, athlete }) => {
  const usual = MOST_SESSIONS[loadingLevel(athlete.level, athlete.trainingYears)];
  return plan.weeks.flatMap((week): Violation[] => {
    const days = week.sessions[0] === undefined ? undefined : daysToWeightlifting(athlete, week.sessions[0].date);
    const isNear = usual > 0 && days !== undefined && days <= BEFORE_MEET.days + 6;
    const most = isNear ? Math.max(usual, BEFORE_MEET.sessions) : usual;
    const heavy = week.sessions.filter((session) => session.code !== "RACE" && isHeavy(session)).length;
    return heavy > most ? [inWeek("heavy-singles", week.week, `${heavy} sessions with Olympic lifts of 90% or more, at most ${most}`)] : [];
  });
};

function isHeavy({ blocks }: Session): boolean {
  return [...blocks.skill, ...blocks.strength].some(
    ({ name, load }) =>
      load?.oneRepMax !== undefined && findExercise(name)?.movementPattern === "olympic" && load.kilograms >= HEAVY * load.oneRepMax,
  );
}
