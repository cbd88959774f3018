import type { WodMovement } from "../../wod.ts";
import type { Draft } from "./draft.ts";
import type { LineReading } from "../line/read-line.ts";

/* What drafts, lines and movements are, where parts are told apart. */

export function hasHead({ clock, rounds, list, max }: LineReading): boolean {
  return clock.scheme !== undefined || rounds !== undefined || list !== undefined || max !== undefined;
}

export function beginsPart(line: LineReading | undefined): boolean {
  return (
    line !== undefined &&
    (line.clock.scheme !== undefined || line.rounds !== undefined || line.list !== undefined || line.max !== undefined || line.isTimed)
  );
}

/** "Front squat 3-3-3": sets of one lift. */
export function isLiftList({ list, isTimed, movements }: Draft): boolean {
  return list !== undefined && !isTimed && movements.length === 1 && Math.max(...list) <= 8;
}

export function isBare(movement: WodMovement): boolean {
  const { reps, metres, seconds, calories, list, isMax } = movement;
  return [reps, metres, seconds, calories, list, isMax].every((one) => one === undefined);
}

export function stripped(movement: WodMovement): WodMovement {
  const { name, isKnown, how } = movement;
  return { name, isKnown, ...(how === undefined ? {} : { how }) };
}

export function isLift({ name }: WodMovement): boolean {
  return /clean|snatch|jerk|squat|press|deadlift|pull$|good morning/i.test(name) && !/jump/i.test(name);
}
