import type { ExerciseItem, Session } from "../model/plan.ts";
import type { BareChange } from "./version.ts";

/** The blocks of a session that train something. */
export const BLOCKS = ["strength", "skill", "mainWorkout"] as const;

/** The lines that train something: mobility at the end of a session is not worth a word. */
export function work({ blocks }: Session, block: "strength" | "skill" | "mainWorkout"): readonly ExerciseItem[] {
  return blocks[block].filter((item) => item.rpe === undefined || item.rpe > 1);
}

/** Easy minutes more or less that nobody plans by, and the share of a line that they may be. */
export const FEW_MINUTES = 5;
const FEW_SECONDS = 150;

/** Whether two versions of a session are the same training: the same lines with the same sets, loads and efforts, and only a few easy minutes apart. */
export function isDetail({ before, after }: BareChange): boolean {
  if (before === undefined || after === undefined || before.date !== after.date || after.code === "RACE") return false;
  if (before.title !== after.title && !isSameApartFromNumbers(before.title, after.title)) return false;
  if (Math.abs(before.duration - after.duration) > FEW_MINUTES || before.mainFormat?.label !== after.mainFormat?.label) return false;
  return BLOCKS.every((block) => {
    const [was, is] = [work(before, block), work(after, block)];
    return was.length === is.length && was.every((line, index) => isSameLine(line, is[index]));
  });
}

function isSameApartFromNumbers(a: string, b: string): boolean {
  const words = (text: string): string => text.replaceAll(/[\d.,:]+/gu, "");
  return words(a) === words(b);
}

/** A line that is as hard: only of what is easy a little more or less. */
function isSameLine(line: ExerciseItem, other: ExerciseItem | undefined): boolean {
  if (other === undefined || line.name !== other.name || line.rpe !== other.rpe || line.sets !== other.sets) return false;
  const asHard = (item: ExerciseItem): string => JSON.stringify([item.load?.kilograms, item.dose.reps, item.pace, item.power]);
  if (asHard(line) !== asHard(other)) return false;
  if (line.dose.totalSeconds === other.dose.totalSeconds) return noteDose(line) === noteDose(other);
  return (line.rpe ?? HARD) <= EASY_RPE && Math.abs(line.dose.totalSeconds - other.dose.totalSeconds) <= FEW_SECONDS;
}

/** The figures of a note are the dose of a station. */
function noteDose({ notes = "" }: ExerciseItem): string {
  return [...notes.matchAll(/\d+(?:[:.,]\d+)*/gu)].join(" ");
}

const EASY_RPE = 3;
const HARD = 10;
