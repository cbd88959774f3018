import type { AskedQuestion } from "../../answer/asked.ts";
import type { Diary } from "../../own-data/diary.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import { type Said, sayIn, type Tongue } from "../../turn/languages.ts";
import { readUtterance, type Utterance } from "../utterance/act.ts";
import type { CoachView } from "../../view.ts";
import { type AnswerFrame, type Known, readAnswerFrame } from "./answer-frame.ts";

/** A message with all that it is read against: what it does, its slots, and what the last answer left behind. */
export interface Heard {
  readonly asked: AskedQuestion;
  readonly tongue: Tongue;
  readonly utterance: Utterance;
  readonly frame: Frame;
  /** Plain words. */
  readonly words: string;
  readonly last: AnswerFrame | undefined;
  readonly diary: Diary;
  readonly view: CoachView;
  readonly say: (...said: Said) => string;
}

export function hear(asked: AskedQuestion, tongue: Tongue, known: Known): Heard {
  const frame = readFrame(asked.content, tongue, known.view.today);
  return {
    asked,
    tongue,
    utterance: readUtterance(asked.content, tongue),
    frame,
    words: frame.words,
    last: readAnswerFrame(asked, tongue, known),
    ...known,
    say: sayIn(tongue),
  };
}

const MOST_WORDS = 10;

/** Names nothing of its own to be about: what it means stands in the last answer. */
export function isElliptic({ frame, words }: Heard): boolean {
  const { subjects, lines, days, weekdays } = frame;
  return words.split(" ").length <= MOST_WORDS && subjects.length + lines.length + days.length + weekdays.length === 0;
}
