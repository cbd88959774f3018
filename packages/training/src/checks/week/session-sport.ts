import type { Session, Violation } from "../../model/plan.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { isRunCode } from "../../week/run/run-metres.ts";
import { inSession, type Rule } from "../rule.ts";

/** Words of a run or a machine, which nobody can follow in the water. */
const ON_LAND = /\bmachine\b|\bwhen your legs slow down\b|\bfast run\b|\btreadmill\b/iu;

/** A swim is a swim session in its kind, lines and words: never a run with swimming exchanged for its lines. */
export const sessionSport: Rule = ({ sessions }) => sessions.filter(({ code }) => code !== "RACE").flatMap(swimProblems);

function swimProblems(session: Session): Violation[] {
  const { blocks, code, coachNotes, movementFocus, trainingIntent } = session;
  const swims = blocks.mainWorkout.filter(({ name }) => isSwim(name));
  if (swims.length === 0) return [];
  const said = `${coachNotes.strategy} ${coachNotes.stimulus} ${trainingIntent}`;
  return [
    ...(isRunCode(code) && !movementFocus.includes("swim")
      ? [inSession("session-sport", session, `${swims[0]?.name} in the words of a run`)]
      : []),
    ...(ON_LAND.test(said) ? [inSession("session-sport", session, `${swims[0]?.name} with "${ON_LAND.exec(said)?.[0]}"`)] : []),
  ];
}

function isSwim(name: string): boolean {
  const exercise = findExercise(name);
  return exercise?.category === "cardio" && cardioMode(exercise) === "swim";
}
