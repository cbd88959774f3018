import type { Day } from "@ironpace/training";
import type { AskedQuestion } from "../../answer/asked.ts";
import { type CoachAnswer, INTRODUCTION } from "../../answer/coach-answer.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { normalise } from "../../question.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";
import { readUtterance } from "./act.ts";

const AND: { readonly [tongue in Tongue]: RegExp } = {
  en: /\s+(?:and|&|plus)\s+(?=\S+\s+\S+\s+\S)/iu,
  de: /\s+und\s+(?=\S+\s+\S+\s+\S)/iu,
  fr: /\s+et\s+(?=\S+\s+\S+\s+\S)/iu,
  es: /\s+y\s+(?=\S+\s+\S+\s+\S)/iu,
  it: /\s+ed?\s+(?=\S+\s+\S+\s+\S)/iu,
};
const FEWEST_WORDS = 3;

/** The two questions of a message, by its grammar: both halves ask by themselves. Undefined where it has one, or more than two. */
export function twoQuestions(content: string, tongue: Tongue): readonly [string, string] | undefined {
  const { clauses } = readUtterance(content, tongue);
  const parts = clauses.flatMap((clause) => {
    const [first = "", ...rest] = clause.content.split(AND[tongue]);
    const second = rest.join(" and ");
    const asks = (part: string): boolean => readUtterance(part, tongue).clauses.every((each) => each.asks);
    return clause.asks && rest.length === 1 && asks(first) && asks(second) ? [first, second] : [clause.content];
  });
  const [first, second, third] = parts;
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const isWhole = parts.every(
    (part) => part.trim().split(/\s+/u).length >= FEWEST_WORDS && readUtterance(part, tongue).clauses.every(({ asks }) => asks),
  );
  return isWhole ? [first, second] : undefined;
}

/** The answer to a message with two questions: each answered, the second in the light of the first, where the whole has left one of them out. */
export async function withBothQuestions(
  asked: AskedQuestion,
  whole: CoachAnswer,
  tongue: Tongue,
  today: Day,
  answer: (part: AskedQuestion) => Promise<CoachAnswer>,
): Promise<CoachAnswer> {
  const parts = whole.proposals.length > 0 || tongue !== "en" ? undefined : twoQuestions(asked.content, tongue);
  if (parts === undefined) return whole;
  const [content, rest] = parts;
  const first = await answer({ ...asked, content, introduces: false });
  if (!isUnderstood(first)) return whole;
  const turn = { question: content, answer: first.text, proposals: [], sources: first.sources, decision: null };
  const second = await answer({ ...asked, content: rest, turns: [...asked.turns, turn], introduces: false });
  if (!isUnderstood(second) || plainAnswer(first.text) === plainAnswer(second.text)) return whole;
  const isDataFirst = OWN.test(first.topic ?? "");
  const isOnlyFirst = plainAnswer(whole.text).startsWith(plainAnswer(first.text).slice(0, SAME_START));
  // The whole is about something else than its first half, which stands by itself.
  const isElse =
    !whole.text.includes(factOf(first.text) ?? first.text.slice(0, SAME_START)) && readFrame(content, tongue, today).periods.length > 0;
  if (!isDataFirst || !(isOnlyFirst || isElse || !isUnderstood(whole)) || names(rest, whole.text)) return whole;
  if (!OWN.test(second.topic ?? ""))
    return isElse
      ? { ...first, text: `${first.text}\n\nI did not answer “${rest.trim()}”: ask it again on its own, and say what it is about.` }
      : whole;
  return {
    ...first,
    text: [first.text, second.text, ...(asked.introduces && tongue === "en" ? [INTRODUCTION] : [])].join("\n\n"),
    sources: [...first.sources, ...second.sources.filter(({ slug }) => !first.sources.some((each) => each.slug === slug))],
    articles: [...first.articles, ...second.articles],
    followUps: second.followUps,
  };
}

function isUnderstood({ topic, proposals, text }: CoachAnswer): boolean {
  return proposals.length === 0 && topic !== undefined && !topic.startsWith("dialogue: not") && topic !== "change: asked" && text !== "";
}

/** A telling word of the second question stands in the answer: it has been read. */
function names(rest: string, text: string): boolean {
  const told = normalise(text);
  return normalise(rest)
    .split(" ")
    .some((word) => word.length > 3 && !SMALL.test(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(told));
}

const SMALL =
  /^(?:what|whats|when|which|where|that|this|these|those|have|does|will|with|from|than|they|them|more|less|much|many|long|been|into|your|year|week|month|sessions?)$/;
const OWN = /^(?:own data|turn|dialogue: in focus|paces|zones|loads)/;
const SAME_START = 40;

/** The first value of an answer: what was asked for. */
function factOf(text: string): string | undefined {
  return /\*\*([^*]*\d[^*]*)\*\*/.exec(text)?.[1];
}
