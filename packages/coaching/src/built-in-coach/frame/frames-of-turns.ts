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
const NOTHING_NEW = {
  test: (words: string): boolean => {
    const all = words.split(" ");
    return (
      all.length <= 9 &&
      !/^(?:is|was|are|do|does|did|what|how|why|can|which|when|where|should)$/.test(all[0] ?? "") &&
      all.every((word) => SMALL_TALK.has(word)) &&
      all.some((word) => AGREEMENT.has(word))
    );
  },
};

/** Words of "oh it already is? lol ok", "good keep it that way", "then leave it as planned please". */
const SMALL_TALK: ReadonlySet<string> = new Set(
  "ok okay ah oh aha cool nice thanks thank you same interesting wow great good got it i see right fair lol haha then enough is already that way keep leave as planned please so be fine perfect alright all yes yep yeah no worries well done was just checking makes sense the plan now for hm hmm lovely super danke gut passt alles klar".split(
    " ",
  ),
);
const AGREEMENT: ReadonlySet<string> = new Set(
  "ok okay cool nice thanks thank great good right fair lol haha same keep leave fine perfect alright sense wow lovely super danke gut klar interesting see".split(
    " ",
  ),
);

export function isAcknowledgement(words: string): boolean {
  return NOTHING_NEW.test(words);
}
