import { FIRST_SESSIONS, isUntrained } from "../athlete/untrained.ts";
import { liftOfExercise } from "../athlete/lifts/training-lifts.ts";
import type { ExerciseItem, Session, Violation } from "../model/plan.ts";
import { codeFacts } from "../model/session-codes.ts";
import { isCarry } from "../prescription/implement-load.ts";
import { inSession, type Rule } from "./rule.ts";

/** A day of volume has sets of at least so many repetitions. */
const SHORTEST_OF_VOLUME = 6;
const OF_VOLUME = /^(?:upper-body volume|volume for)/iu;

/**
 * What a session says of itself agrees with its lines: lifting is no harder than its hardest set, a day of volume has
 * long sets, a deload carries no more than the week before it, and whoever never trained starts with few exercises at low effort.
 */
export const coherence: Rule = (facts) => [
  ...facts.sessions.filter(({ code }) => code !== "RACE").flatMap((session) => ownProblems(session)),
  ...carriesInDeloads(facts.sessions),
  ...(isUntrained(facts.athlete) ? facts.sessions.flatMap((session) => startProblems(session, facts.plan.firstMacroWeek)) : []),
];

function ownProblems(session: Session): Violation[] {
  const { strength } = session.blocks;
  const isLifting = codeFacts(session.code).type === "strength" && session.blocks.mainWorkout.length === 0;
  const hardest = Math.max(...strength.map(({ rpe = 10 }) => rpe));
  const [first] = strength;
  const reps =
    first !== undefined && liftOfExercise(first.name) !== undefined ? (first.dose.reps ?? SHORTEST_OF_VOLUME) : SHORTEST_OF_VOLUME;
  return [
    ...(isLifting && strength.length > 0 && !session.hard && !session.isDeload && session.intensityLevel > Math.ceil(hardest)
      ? [inSession("coherence", session, `RPE ${session.intensityLevel} with sets up to ${hardest}`)]
      : []),
    ...(OF_VOLUME.test(session.trainingIntent) && !session.isDeload && reps < SHORTEST_OF_VOLUME
      ? [inSession("coherence", session, `"${session.trainingIntent}" with sets of ${reps}`)]
      : []),
  ];
}

function carriesInDeloads(sessions: readonly Session[]): Violation[] {
  const before = new Map<string, number>();
  return sessions.flatMap((session) =>
    session.blocks.strength.filter(isLoadedCarry).flatMap((item) => {
      const kilograms = item.load?.kilograms ?? 0;
      const usual = before.get(item.name);
      if (!session.isDeload) before.set(item.name, kilograms);
      return session.isDeload && usual !== undefined && kilograms > usual
        ? [inSession("coherence", session, `${item.name}: ${kilograms} kg in a deload after ${usual}`)]
        : [];
    }),
  );
}

function isLoadedCarry({ name, load }: ExerciseItem): boolean {
  return isCarry(name) && load !== undefined;
}

function startProblems(session: Session, firstMacroWeek: number): Violation[] {
  const { strength } = session.blocks;
  if (firstMacroWeek + session.week - 1 > FIRST_SESSIONS.weeks || codeFacts(session.code).type !== "strength") return [];
  const count = new Set(strength.map(({ name }) => name)).size;
  const hardest = Math.max(0, ...strength.map(({ rpe = 0 }) => rpe));
  const most = Math.max(...FIRST_SESSIONS.rpe);
  return [
    ...(count > FIRST_SESSIONS.exercises ? [inSession("coherence", session, `${count} exercises for somebody who never trained`)] : []),
    ...(hardest > most ? [inSession("coherence", session, `sets at RPE ${hardest} for somebody who never trained`)] : []),
  ];
}
