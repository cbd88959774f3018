import type { ExerciseItem, Session } from "../model/plan.ts";
import { isSame } from "./same.ts";

/** What nobody would rewrite a session for. */
const FEW_MINUTES = 5;
const FEW_SECONDS = 60 * FEW_MINUTES;
const LITTLE = 0.08;
const BLOCKS = ["warmup", "skill", "strength", "mainWorkout", "cooldown"] as const;

/**
 * Whether a session is the same training with a few minutes of easy work more or less: the same lines in the same words, the same sets, loads and
 * efforts. An adjustment leaves it as it was.
 */
export function isTrivialChange(before: Session | undefined, after: Session | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const facts = ({ id, date, code, phase, isDeload, hard, heavyLower, intensityLevel }: Session) =>
    [id, date, code, phase, isDeload, hard, heavyLower, intensityLevel].join(" ");
  return (
    facts(before) === facts(after) &&
    Math.abs(before.duration - after.duration) <= FEW_MINUTES &&
    Math.abs(before.load - after.load) <= LITTLE * before.load &&
    isSame(before.work, after.work) &&
    isSame(before.mainFormat, after.mainFormat) &&
    withoutNumbers(before) === withoutNumbers(after) &&
    BLOCKS.every((block) => isSameWork(before.blocks[block], after.blocks[block]))
  );
}

/** All words of a session. */
function withoutNumbers(session: Session): string {
  return JSON.stringify(session).replaceAll(/\d+(?:[.,:]\d+)*/gu, "");
}

function isSameWork(before: readonly ExerciseItem[], after: readonly ExerciseItem[]): boolean {
  return (
    before.length === after.length &&
    before.every((line, index) => {
      const other = after[index];
      if (other === undefined) return false;
      const isAsHard =
        isSame(line.load, other.load) && isSame(line.pace, other.pace) && isSame(line.power, other.power) && line.rpe === other.rpe;
      const isAsMuch = line.sets === other.sets && line.dose.reps === other.dose.reps;
      return isAsHard && isAsMuch && Math.abs(line.dose.totalSeconds - other.dose.totalSeconds) <= FEW_SECONDS;
    })
  );
}
