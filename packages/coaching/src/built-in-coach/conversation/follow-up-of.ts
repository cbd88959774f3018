import type { CoachProposal } from "@ironpace/contract";
import type { Turn } from "../dialogue/turn.ts";
import type { Diary } from "../own-data/diary.ts";
import { type Frame } from "../turn/frame.ts";
import type { LastAnswer } from "../turn/follow-up/record.ts";
import type { Said, Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { isAboutAnother } from "../../triage/person.ts";

/** A turn beside everything that the turns before it were about. */
export interface Followed {
  readonly tongue: Tongue;
  readonly words: string;
  readonly frame: Frame;
  readonly turns: readonly Turn[];
  /** What the last answer was about; undefined before the first. */
  readonly last: LastAnswer | undefined;
  /** The cards that wait for an answer, the newest first. */
  readonly cards: readonly CoachProposal[];
  readonly diary: Diary;
  readonly view: CoachView;
  readonly say: (...said: Said) => string;
}

/** A card stays in the air over so many turns. */
const LONGEST_IN_AIR = 4;
const TAKEN_BACK =
  /was only a proposal|nothing changes, \*\*|Karte war nur ein Vorschlag|carte n’était qu’une proposition|tarjeta era solo una propuesta|scheda era solo una proposta/;

/** Whether an answer says that the card before it is taken back. */
export function isTakenBack(answer: string): boolean {
  return TAKEN_BACK.test(answer);
}

/** The cards nobody has decided on, the newest first; what came before a card that was taken back is gone. */
export function openCards(turns: readonly Turn[]): readonly CoachProposal[] {
  const cards: CoachProposal[] = [];
  for (const { proposals, decision, answer } of turns.slice(-LONGEST_IN_AIR).toReversed()) {
    if (isTakenBack(answer)) break;
    if (decision === null) cards.push(...proposals);
  }
  return cards;
}

/** Whether words tell of somebody else's training. Spanish "he" is "I have". */
export function isOfAnother(content: string, tongue: Followed["tongue"]): boolean {
  return isAboutAnother(tongue === "es" ? content.replaceAll(/\bhe\b/giu, " ") : content);
}
