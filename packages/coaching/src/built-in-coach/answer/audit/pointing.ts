import { plainAnswer } from "../../dialogue/turn.ts";
import { amountsIn, isHeld } from "./amounts.ts";
import { normalise } from "../../question.ts";
import { readFrame } from "../../turn/frame.ts";
import { contentWords, RESOLVES } from "./topics.ts";
import { left, type Audited, type LeftPart } from "./part.ts";

/** Words that point to what was said before. Five languages. */
const POINTS =
  /\b(?:that(?! (?:week|month|day|year|long|much|many|far|i\b|you\b|we\b|my\b|the\b))|those|these|them|it|the other (?:one|ones|two)|both|each of them|of them|there|that one|this one|the (?:first|second|third|last) one|das|davon|die beiden|diese|dieser|ça|cela|ceux|celles|eso|esos|esas|ese|esa|quello|quelli|quelle|questo)\b/iu;

/** A later turn that points to something is answered with a figure or a name of the last answer in it. */
export function findLostPointing({ turns, content, text, kind, topic: by, by: reader }: Audited): readonly LeftPart[] {
  const last = turns.at(-1);
  if (last === undefined || kind === "card" || RESOLVES.test(by)) return [];
  const pointed = POINTS.exec(content)?.[0];
  // "If it rains" points to nothing that a text could show.
  if (pointed === undefined || (kind === "article" && pointed.toLowerCase() === "it")) return [];
  // What the turn names itself is what its answer is about.
  if (contentWords(content).some((word) => `${text} ${reader}`.includes(word.slice(0, 5)))) return [];
  if (VERDICT.test(text)) return [];
  const before = plainAnswer(last.answer).replaceAll("**", "").toLowerCase();
  const figures = new Set(before.match(FIGURE) ?? []);
  const isShared =
    (text.match(FIGURE) ?? []).some((figure) => figures.has(figure)) || sharesName(before, text) || sharesName(last.question, text);
  return isShared ? [] : left(pointed, true);
}

/** A verdict is one on what was pointed to. */
export const VERDICT = /^(?:yes|no|not|right|you are right|reached|about what|ja|nein|nicht|oui|non|pas|s[ií]|no|sì)\b/u;
const FIGURE = /\d+(?:[.,:]\d+)+|\d{2,}/gu;

function sharesName(before: string, text: string): boolean {
  const plain = normalise(text);
  return contentWords(before).some((word) => word.length > 4 && plain.includes(word));
}

/** The same answer to another question: it was read as the question before. */
export function findRepeated({ turns, text, content, cards, frame }: Audited): readonly LeftPart[] {
  if (cards.length > 0 || text.length < SHORT) return [];
  const names = frame.leftover.filter((word) => NAME.test(word) && !text.includes(word.slice(0, 3)));
  // One strange word of a sentence names nothing; alone it is all that is asked.
  const isNamed = names.length > 1 || (names.length === 1 && frame.words.split(" ").length <= FEW_WORDS);
  const isNew = isNamed || amountsIn(content).some((amount) => !isHeld(amount, text));
  const isSaid = turns
    .slice(-3)
    .some(
      ({ answer, question }) =>
        plainAnswer(answer).replaceAll("**", "").toLowerCase() === text && normalise(question) !== normalise(content),
    );
  return isSaid && !AGAIN.test(content) && isNew ? left(content, true) : [];
}

const SHORT = 40;
const FEW_WORDS = 3;
const NAME = /^\p{L}{4,}$/u;
const AGAIN =
  /\b(?:again|repeat|sure|really|right|true|correct|nochmal|sicher|wirklich|encore|vraiment|otra vez|seguro|ancora|davvero|sicuro)\b/iu;

const MOST_WORDS = 6;
/** Weekdays that a question is of stay where a turn names only another time. */
const STAYS = /^day:/u;
const OF_TIME = /^(?:reply|ask|number|rel|unit|month|season|year|time|fest|day)\b/u;

/** "And in October?" keeps what the question before was about: an answer that shows nothing of it is to another question. */
export function findLostSubject({ turns, frame, kind, held, tongue, today }: Audited): readonly LeftPart[] {
  const last = turns.at(-1);
  const isBare = frame.periods.length > 0 && frame.leftover.length === 0 && frame.tokens.every(({ concept }) => OF_TIME.test(concept));
  if (last === undefined || kind !== "own" || !isBare || frame.words.split(" ").length > MOST_WORDS) return [];
  if (frame.tokens.some(({ concept }) => STAYS.test(concept))) return [];
  const days = readFrame(last.question, tongue, today).tokens.filter(({ concept }) => STAYS.test(concept));
  const lost = days.find(({ text }) => !held.includes(text.slice(0, 3)));
  return lost === undefined ? [] : left(lost.text, true);
}
