import type { CoachProposal } from "@ironpace/contract";
import type { Session } from "@ironpace/training";
import type { AskedQuestion } from "../answer/asked.ts";
import { isTakenBack } from "../conversation/follow-up-of.ts";
import { datedIn, sessionIn, titledIn } from "../dialogue/focus.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Diary } from "../own-data/diary.ts";
import { type Frame, readFrame } from "../turn/frame.ts";
import { type Said, sayIn, type Tongue } from "../turn/languages.ts";
import { standsAlone } from "../turn/stands-alone.ts";
import type { CoachView } from "../view.ts";

/** What a conversation is about when a turn comes: the objects that "it", "that" and "the other one" can mean. */
export interface TurnContext {
  readonly tongue: Tongue;
  /** Plain words of the turn. */
  readonly words: string;
  readonly frame: Frame;
  readonly turns: readonly Turn[];
  /** The cards that wait for an answer: those of the last turn that made any. */
  readonly cards: readonly CoachProposal[];
  /** The session to come that was spoken of last: of a card, else the only one that an answer named. */
  readonly session: Session | undefined;
  readonly diary: Diary;
  readonly view: CoachView;
  readonly say: (...said: Said) => string;
}

/** So many turns back a card is open and a session is meant. */
const LONGEST = 4;

/** Reads the state of a conversation from its turns. */
export function readFocus(
  { content, turns }: Pick<AskedQuestion, "content" | "turns">,
  tongue: Tongue,
  { diary, view }: { readonly diary: Diary; readonly view: CoachView },
): TurnContext {
  const frame = readFrame(content, tongue, view.today);
  return {
    tongue,
    words: frame.words,
    frame,
    turns,
    cards: openTurn(turns)?.proposals ?? [],
    session: sessionInFocus(turns, view),
    diary,
    view,
    say: sayIn(tongue),
  };
}

/** The last turn that made cards, as long as nobody has decided on them or taken them back. */
export function openTurn(turns: readonly Turn[]): Turn | undefined {
  const last = turns.slice(-LONGEST);
  const at = last.findLastIndex(({ proposals }) => proposals.length > 0);
  const found = last[at];
  return found === undefined || found.decision !== null || last.slice(at + 1).some(({ answer }) => isTakenBack(answer)) ? undefined : found;
}

/** The session to come that the turns were about last; undefined once something else was asked. */
export function sessionInFocus(turns: readonly Turn[], view: CoachView): Session | undefined {
  const last = turns.slice(-LONGEST);
  for (const [back, turn] of last.toReversed().entries()) {
    const found = sessionIn(turn, view) ?? titledIn(turn.answer, view) ?? datedIn(turn.answer, view);
    if (found !== undefined) return found.date < view.today ? undefined : found;
    const before = last.slice(0, last.length - 1 - back);
    if (before.length === 0 || standsAlone({ content: turn.question, turns: before })) return undefined;
  }
  return undefined;
}
