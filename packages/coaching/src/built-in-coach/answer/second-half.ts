import type { AskedQuestion } from "./asked.ts";
import type { CoachAnswer } from "./coach-answer.ts";
import { getLanguage } from "../language/language.ts";

const ASKS =
  "(?:which|what|whats|when|how|why|who|where|is (?:that|it|this)|was (?:that|it)|are (?:they|those)|does (?:that|it)|welche\\w*|was|wann|wie|warum|wieso|ist (?:das|es)|war (?:das|es)|passt|reicht|quel(?:le)?s?|quand|combien|pourquoi|comment|est ce|c.?est|cual(?:es)?|cuando|cuant[oa]s?|por que|como|es (?:eso|normal)|qual[ei]|quando|quant[oaie]|perch[eé]|come|[eè] (?:normale|tanto|poco))";
const AND = "(?:and|und|et|y|e|but|aber|mais|pero|ma)";
/** "how many km? and which month was the strongest", "was steht am Mittwoch an und warum ausgerechnet das" */
const TWO = new RegExp(String.raw`^(.{10,}?)(?:\?+\s*(?:${AND}\s+)?|,?\s+${AND}\s+)(?=${ASKS}(?![\p{L}]))(.{6,160})$`, "iu");
const MOST_WORDS = 40;
const WHY = /^(?:why|how come|warum|wieso|weshalb|pourquoi|por que|por qué|perch[eé]|come mai)(?![\p{L}])/iu;
const LEFT_OUT = /habe ich nicht verstanden|did not understand|left (?:it )?out/u;
const ONLY_WHEN = /^(?:when|wann|quand|cuando|quando)(?: \S+){0,4}\W*$/iu;

/** The two questions of a message; undefined where it has one. */
export function splitQuestions(content: string): readonly [first: string, second: string] | undefined {
  const text = content.trim();
  if (text.split(/\s+/u).length > MOST_WORDS) return undefined;
  const [, first, second] = TWO.exec(text) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/**
 * Answers the second of two questions, where the answer to both has only the first: as a turn after it, so that it goes on from what that answer named.
 * @param answer answers a message
 */
export async function withSecondHalf(
  message: AskedQuestion,
  whole: CoachAnswer,
  answer: (part: AskedQuestion) => Promise<CoachAnswer>,
  isGood: (found: CoachAnswer) => boolean,
): Promise<CoachAnswer> {
  const parts = splitQuestions(message.content);
  if (parts === undefined || whole.proposals.length > 0) return whole;
  const [content, rest] = parts;
  const first = await answer({ ...message, content, introduces: false });
  if (first.proposals.length > 0 || !isGood(first)) return whole;
  const turn = { question: content, answer: first.text, proposals: [], sources: first.sources, decision: null };
  const second = await answer({ ...message, content: rest, introduces: false, turns: [...message.turns, turn] });
  // The date stands in the answer already, and an article adds nothing to what the athlete's own rows say.
  const isDated = ONLY_WHEN.test(rest) && /\b20\d\d\b/.test(whole.text);
  const isForeign = getLanguage(message) !== "en" && second.topic?.startsWith("turn") !== true;
  const isBeside = isForeign || (second.topic === "library" && first.topic !== "library");
  const isNew =
    !isDated &&
    !isBeside &&
    isGood(second) &&
    second.proposals.length === 0 &&
    !plain(whole.text).includes(plain(second.text)) &&
    (WHY.test(rest) || !sharesNumbers(whole.text, second.text));
  if (!isNew) return whole;
  // Where the whole is another answer than that to its first half, it may be about both.
  const isOnlyFirst = plain(whole.text).startsWith(plain(first.text)) || !isGood(whole) || LEFT_OUT.test(whole.text);
  const lead = isOnlyFirst ? first.text : WHY.test(rest) || sharesNumbers(whole.text, first.text) ? plainEnd(whole.text) : undefined;
  if (lead === undefined) return whole;
  const introduction = INTRODUCTION.exec(whole.text)?.[1];
  return {
    ...second,
    topic: whole.topic ?? second.topic,
    text: [lead, second.text, ...(introduction === undefined ? [] : [introduction])].join("\n\n"),
    sources: [...first.sources, ...second.sources],
    articles: [...first.articles, ...second.articles],
  };
}

const INTRODUCTION = /\n\n(_(?:I am|Ich bin|Je suis|Soy|Sono) [^_]+_)\s*$/u;

function plainEnd(text: string): string {
  return text.replace(INTRODUCTION, "");
}

function plain(text: string): string {
  return text
    .replaceAll(/\n\n_[^_]+_\s*$/gu, "")
    .replaceAll(/[\s*]+/g, " ")
    .trim();
}

/** Every number of the second is in the whole already. */
function sharesNumbers(whole: string, second: string): boolean {
  const numbers = [...new Set(second.match(/\d+(?:[.,:]\d+)*/g))];
  return numbers.length > 0 && numbers.every((each) => whole.includes(each));
}
