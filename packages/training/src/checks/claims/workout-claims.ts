import { findExercise } from "../../catalogue/exercises.ts";
import type { ExerciseItem, Session, Violation } from "../../model/plan.ts";
import { inSession, type Rule } from "../rule.ts";

/**
 * What a session says of its own work holds: "press and pull in balance" has at most half as many repetitions again in one direction as
 * in the other (convention), "for time" holds no work whose length the clock sets, an all-out sprint has no time to aim for, and what has the
 * turn of a closed skill is what the line in its place trains.
 */
export const workoutClaims: Rule = ({ sessions }) =>
  sessions.flatMap((session) => [...unbalanced(session), ...againstTheClock(session), ...wrongTurns(session)]);

const BALANCED = 1.5;

function unbalanced(session: Session): Violation[] {
  if (!/in balance/iu.test(session.trainingIntent)) return [];
  const { skill, strength, mainWorkout } = session.blocks;
  const lines = [...skill, ...strength, ...mainWorkout];
  const press = getReps(lines, /^(?:horizontal|vertical)_push$|^inversion$/u);
  const pull = getReps(lines, /^(?:horizontal|vertical)_pull$/u);
  return Math.max(press, pull) > BALANCED * Math.min(press, pull)
    ? [inSession("claim-balance", session, `in balance with ${press} pressed and ${pull} pulled reps`)]
    : [];
}

function getReps(lines: readonly ExerciseItem[], pattern: RegExp): number {
  return lines.reduce((sum, { name, sets = 1, dose }) => {
    const isOfDirection = pattern.test(findExercise(name)?.movementPattern ?? "");
    return isOfDirection ? sum + sets * (dose.reps ?? 0) : sum;
  }, 0);
}

function againstTheClock({ blocks, mainFormat, ...session }: Session): Violation[] {
  const whole = { ...session, blocks, ...(mainFormat === undefined ? {} : { mainFormat }) };
  // Easy minutes after a workout are none of its rounds.
  const fixed = blocks.mainWorkout.find(
    ({ rpe = 0, dose, distance, sets }) => rpe > EASY && sets === mainFormat?.rounds && isByClock(dose) && distance === undefined,
  );
  const isForTime = mainFormat?.label.endsWith("for time") === true;
  const isTimedSprint = mainFormat?.target !== undefined && session.coachNotes.stimulus.includes("All out");
  return [
    ...(isForTime && fixed !== undefined ? [inSession("claim-clock", whole, `for time with ${fixed.name} by the clock`)] : []),
    ...(isTimedSprint ? [inSession("claim-clock", whole, `all out, and ${mainFormat.target} to aim for`)] : []),
  ];
}

const EASY = 4;

function isByClock({ reps, seconds }: ExerciseItem["dose"]): boolean {
  return reps === undefined && seconds !== undefined;
}

const TURN = /(?<part>legs|trunk)'s? turn this week/u;
const MUSCLES: { readonly [part in string]?: RegExp } = { legs: /^(?:quads|glutes|hamstrings|calves)$/u, trunk: /^core$/u };

function wrongTurns(session: Session): Violation[] {
  return session.blocks.skill.flatMap(({ name, replaced }): Violation[] => {
    const part = TURN.exec(replaced?.reason ?? "")?.groups?.["part"];
    const muscles = MUSCLES[part ?? ""];
    const isTrained = findExercise(name)?.muscleGroups.some((group) => muscles?.test(group)) === true;
    return part === undefined || isTrained ? [] : [inSession("claim-turn", session, `${part} with ${name}`)];
  });
}
