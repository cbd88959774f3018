import { isOfMovements } from "../find-movement.ts";
import { TALK } from "../talk-words.ts";
import type { LiftLine } from "./lift-line.ts";
import { readSport } from "./sports.ts";

/** What only fits a workout of another kind: other movements beside the name, lists that are done for time, loads without a set. */
export function isOfAnother({ words, sets, load, complex, every, name, rest, manner, numbers }: LiftLine, isComplex: boolean): boolean {
  if ((sets !== undefined || every !== undefined) && words.some((word) => isOfMovements(word.toLowerCase()) && !HELD.test(word)))
    return true;
  if (words.some((word) => /^(?:every|rest|min|time|superset|supersets)$/i.test(word)) && (sets !== undefined || numbers.length > 0))
    return true;
  if (sets === undefined) return false;
  if (every !== undefined && complex === undefined && !isComplex && sets.reps.length === 0) return true;
  if (load?.isPerSet === true && name !== undefined && sets.reps.length > 0 && load.values.length !== sets.count) return true;
  if (name !== undefined && readSport(name) !== undefined && sets.seconds !== undefined) return true;
  const isList = new Set(sets.reps).size > 1 && sets.parts === undefined;
  const isLifted =
    load?.unit === "%" || load?.isPerSet === true || rest !== undefined || manner.rpe !== undefined || manner.rir !== undefined;
  return isList && Math.max(...sets.reps) > MOST_LISTED && !isLifted;
}

/** From here on a list of repetitions is done for time. */
const MOST_LISTED = 12;

export const HELD =
  /^(?:db|kb|bb|plate|sb|dumbbells?|barbell|weighted|band|banded|strict|incline|seated|standing|bent|over|grip|hold|oh|slow|sumo|deficit|pin|box|high|low|front|back|side|single|half|kneeling|close|wide)$/i;

export function isTalk(words: readonly string[]): boolean {
  return words.every((word) => TALK.has(word.toLowerCase()));
}
