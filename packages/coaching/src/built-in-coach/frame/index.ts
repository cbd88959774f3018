import type { Turn } from "../dialogue/turn.ts";
import { readQuestion } from "../question.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { answerFrame, isFiltered } from "./answer-frame.ts";
import { type Frame, readFrame } from "./frame.ts";
import { frameBefore, goesOn } from "./frames-of-turns.ts";
import { mergeFrames } from "./merge-frames.ts";

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

/**
 * The answer to a question about what was done whose every word is a slot, alone or together with the questions before it; undefined when some word is none: then
 * another part of the coach may know better.
 */
export async function answerFromFrame(
  { content, turns }: Asked,
  view: CoachView,
  diary: () => Promise<Diary>,
  speech: "en" | "de",
): Promise<Draft | undefined> {
  const { words } = readQuestion(content, "coaching_question");
  const frame = frameAsked(words, turns, view);
  return frame === undefined ? undefined : answerFrame(frame, await diary(), view, speech);
}

function frameAsked(words: string, turns: readonly Turn[], view: CoachView): Frame | undefined {
  if (OTHER_UNITS.test(words)) return undefined;
  const own = readFrame(words, view);
  const before = frameBefore(turns, view);
  if (before !== undefined && goesOn(own, words, before)) {
    const merged = mergeFrames(before, own);
    const isNew =
      own.isStepBack ||
      own.isComparing ||
      own.choice !== undefined ||
      (own.metric !== undefined && own.metric !== "what" && own.metric !== before.metric);
    return merged.isPast === true && (isFiltered(merged) || isNew) ? merged : undefined;
  }
  return own.unexplained.length === 0 && own.isPast === true && isFiltered(own) && !isWish(words) ? own : undefined;
}

/** "in miles" gives the last answer in other units. */
const OTHER_UNITS = /\bin (?:miles|km|kms|kilometers|kg|lbs?|pounds)$/;

function isWish(words: string): boolean {
  return /^(?:please |can you |could you )?(?:log|add|move|swap|skip|make|set|change|mark|delete|did|done|i did|i ran|just did|finished|ran|rowed)\b(?! i\b)/.test(
    words,
  );
}
