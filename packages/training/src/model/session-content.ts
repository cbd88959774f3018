import type { ExerciseItem, Session } from "./plan.ts";

/** Up to this effort sessions come again by design. */
const EASY_RPE = 4;

/** Whether an athlete would call two sessions the same: their lines without the routine around them, and the titles of easy ones. */
function isSameSession(a: Session, b: Session | undefined): boolean {
  if (b === undefined || (isEasy(a) ? !isEasy(b) || a.title !== b.title : isEasy(b))) return false;
  const count = lines(a);
  if (count !== lines(b)) return false;
  for (let index = 0; index < count; index++) if (!isSameLine(lineAt(a, index), lineAt(b, index))) return false;
  return true;
}

/** Whether a week repeats itself: easy sessions are alike from day to day, and so are classes of others; everything else differs. */
export function isRepeated(a: Session, b: Session): boolean {
  return !isEasy(a) && !isOwnActivity(a) && isSameSession(a, b);
}

/** Whether others lead the session, so that nothing of it is the plan's to change. */
export function isOwnActivity({ trainingIntent }: Pick<Session, "trainingIntent">): boolean {
  return trainingIntent === OWN_INTENT;
}

/** Why a session that others lead is in the plan. */
export const OWN_INTENT = "What you keep doing counts: the other days are planned around it.";

/** The line of a session that others lead. */
export const OWN_ACTIVITY = "Own activity";

/** Whether two weeks hold the same sessions in the same order. */
export function isSameWeek(a: readonly Session[], b: readonly Session[]): boolean {
  return a.length === b.length && a.every((session, index) => isSameSession(session, b[index]));
}

function isEasy({ intensityLevel }: Session): boolean {
  return intensityLevel <= EASY_RPE;
}

function lines({ blocks: { skill, strength, mainWorkout } }: Session): number {
  return skill.length + strength.length + mainWorkout.length;
}

/** Skill, strength and main part as one list. */
function lineAt({ blocks: { skill, strength, mainWorkout } }: Session, index: number): ExerciseItem | undefined {
  const afterSkill = index - skill.length;
  return skill[index] ?? strength[afterSkill] ?? mainWorkout[afterSkill - strength.length];
}

function isSameLine(a: ExerciseItem | undefined, b: ExerciseItem | undefined): boolean {
  return (
    a !== undefined &&
    a.name === b?.name &&
    a.sets === b.sets &&
    a.reps === b.reps &&
    a.duration === b.duration &&
    a.distance === b.distance &&
    a.weight === b.weight &&
    a.intensity === b.intensity
  );
}
