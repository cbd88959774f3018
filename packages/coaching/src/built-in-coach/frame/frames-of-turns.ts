import { readQuestion } from "../question.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { CoachView } from "../view.ts";
import { type Frame, readFrame } from "./frame.ts";
import { isFragment, mergeFrames } from "./merge-frames.ts";

/** The frame a conversation has come to, each turn merged into the ones before it; undefined when the last was about something else. */
export function frameBefore(turns: readonly Turn[], view: CoachView): Frame | undefined {
  let frame: Frame | undefined;
  for (const { question, proposals } of turns) {
    if (proposals.length > 0) {
      frame = undefined;
      continue;
    }
    const { words } = readQuestion(question, "coaching_question");
    if (NOTHING_NEW.test(words)) continue;
    const own = readFrame(words, view);
    frame = frame !== undefined && goesOn(own, words, frame) ? mergeFrames(frame, own) : own.unexplained.length === 0 ? own : undefined;
  }
  return frame;
}

/** Whether a message is the rest of a question instead of one of its own. */
export function goesOn(own: Frame, words: string, before: Frame): boolean {
  if (!isFragment(own, words)) return false;
  if (LEAD.test(words) || own.isStepBack || own.isComparing) return true;
  const hasSubject = own.kind !== undefined || own.lift !== undefined;
  const isWhole =
    own.metric !== undefined && own.metric !== "what" && (hasSubject || own.span !== undefined) && /\b(i|my|me)\b/.test(words);
  return !isWhole && before.metric !== undefined;
}

const LEAD = /^(?:and|what about|how about|ok and|same|also|but|or|then|so|no|nope|i mean|i meant|sorry|only|just|not)\b/;
const NOTHING_NEW =
  /^(?:ok|okay|hm+|ah|oh|aha|cool|nice|thanks|thank you|same|hm+ same|interesting|wow|great|good|got it|i see|right|fair|lol|haha)+(?: (?:same|ok|thanks|thank you|cool|nice|good|then|enough|it is|got it))*$/;

export function isAcknowledgement(words: string): boolean {
  return NOTHING_NEW.test(words);
}
