import type { Article } from "../../knowledge/article.ts";
import { readQuestion } from "../question.ts";

/*
 * Short questions that go on about an article without a word of their own: "how often?", "when?", "does it make me heavier?". Their answer is the sentence
 * of the article that has what is asked for.
 */

interface Kind {
  readonly asks: RegExp;
  readonly has: RegExp;
}

const LEAD = "(?:(?:and|so|but|ok|then|also) )*";
const TAIL =
  "(?: (?:then|exactly|is best|should i|do i|do i need to|would i|is enough|a week|per week|a day|per day|do it|take it|it|that|of it|please|do i take|should it be|does it take|do you recommend))*";

const KINDS: readonly Kind[] = [
  {
    asks: new RegExp(`^${LEAD}how (?:often|many times|many days)${TAIL}$`),
    has: /\b(?:once|twice|(?:two|three|four|five|\d(?:–\d)?) times|every (?:day|other|second|\d|week|session)|(?:a|per|each) week|weekly|daily|a day)\b/i,
  },
  {
    asks: new RegExp(`^${LEAD}how long${TAIL}$`),
    has: /\b\d+(?:[–-]\d+)? ?(?:s|sec\w*|min\w*|hours?|h|days?|weeks?|months?)\b|\b(?:two|three|four|six|eight|ten|twelve) (?:minutes|hours|days|weeks|months)\b/i,
  },
  {
    asks: new RegExp(`^${LEAD}how (?:much|many)${TAIL}$`),
    has: /\b\d+(?:[.,]\d+)?(?:[–-]\d+(?:[.,]\d+)?)? ?(?:g|mg|kg|ml|l|%|reps?|sets?|×|km|min\w*)\b|\d ?×/i,
  },
  {
    asks: new RegExp(`^${LEAD}(?:when|what time|at what time)${TAIL}$`),
    has: /\b(?:before|after|hours?|minutes|morning|evening|at any time|first|on the day|daily|with (?:a )?meals?)\b/i,
  },
  {
    asks: new RegExp(
      `^${LEAD}(?:(?:does|will|would|do) (?:it|that|they) make me (?:heavier|fat\\w*|gain)|(?:will|do|would) i (?:gain|put on) (?:weight|kilos|fat))\\b.*$`,
    ),
    has: /\b(?:kg of water|water comes|weight|heavier|gain)\b/i,
  },
  {
    asks: new RegExp(
      `^${LEAD}(?:is (?:it|that) (?:safe|dangerous|bad|healthy)|any (?:side effects|risks?|downsides?)|what are the (?:side effects|risks?|downsides?))\\b.*$`,
    ),
    has: /\b(?:safe|safety|harm\w*|risk\w*|doctor|kidney|side effect\w*|danger\w*|avoid|do not|not when)\b/i,
  },
  {
    asks: new RegExp(
      `^${LEAD}(?:does (?:it|that) (?:really )?(?:work|help)|is (?:it|that) (?:worth it|any good|useful|really needed|necessary))\\b.*$`,
    ),
    has: /\b(?:helps?|works?|per cent|%|little|no (?:effect|difference)|best|better|worth|matters?)\b/i,
  },
];

/** Whether a message only asks how often, how long, how much, when, or what for: what it is about was said before. */
export function isShortQuestion(content: string): boolean {
  const { words } = readQuestion(content, "coaching_question");
  return KINDS.some(({ asks }) => asks.test(words));
}

/**
 * The sentences of the article that a short question asks for; undefined when it is no such question or the article does not say.
 * @param about content words of the question before: an article on several things answers only with what names one of them
 */
export function sentenceAbout(
  content: string,
  about: readonly string[],
  { title, summary, content: text = "" }: Article,
): string | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const kind = KINDS.find(({ asks }) => asks.test(words));
  if (kind === undefined) return undefined;
  const stems = about.map((word) => word.slice(0, Math.max(4, word.length - 2)).toLowerCase());
  const names = (part: string): boolean => stems.some((stem) => part.toLowerCase().includes(stem));
  const isOfTitle = names(title);
  const found = [summary, ...text.split(/\n{2,}/u).filter((part) => !part.startsWith("|") && !part.startsWith("#"))]
    .flatMap((part) => part.split(/(?<=[.!?])\s+(?=[A-Z*“])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > SHORTEST && kind.has.test(sentence) && (isOfTitle || names(sentence)));
  const [first, second] = found;
  if (first === undefined) return undefined;
  return second === undefined || first.length > LONG ? first : `${first} ${second}`;
}

const SHORTEST = 20;
const LONG = 160;
