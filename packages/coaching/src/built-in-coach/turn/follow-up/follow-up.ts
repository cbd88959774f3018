import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { type Said, sayIn } from "../languages.ts";
import { type Act, readActs } from "./acts.ts";
import { countWords, type LastAnswer } from "./record.ts";

/** A turn after another, with what it does and what the answer before it was about. */
export interface FollowUp {
  readonly frame: Frame;
  readonly acts: ReadonlySet<Act>;
  /** Whether it is short enough to be only the rest of a question. */
  readonly isShort: boolean;
  readonly last: LastAnswer;
  readonly diary: Diary;
  readonly view: CoachView;
  readonly say: (...said: Said) => string;
}

/** A turn with more words is a question of its own. */
const MOST_WORDS = 14;

export function readFollowUp(frame: Frame, last: LastAnswer, diary: Diary, view: CoachView): FollowUp {
  const acts = readActs(frame.words, frame.tongue);
  return { frame, acts, isShort: countWords(frame) <= MOST_WORDS, last, diary, view, say: sayIn(frame.tongue) };
}

/** The answer of an evaluator: nothing else is tried. */
export function decided(...text: readonly (string | undefined)[]): Draft {
  return { text: text.flatMap((part) => part ?? []), isDecided: true };
}

/** The frames of the turns so far, the newest first. */
export function framesOf(frame: Frame): readonly Frame[] {
  return frame.previous === undefined ? [frame] : [frame, ...framesOf(frame.previous)];
}
