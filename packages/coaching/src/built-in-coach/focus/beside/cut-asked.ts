import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { AskedQuestion } from "../../answer/asked.ts";
import { plainWords } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";
import type { CoachView } from "../../view.ts";
import { sayIn } from "../../turn/languages.ts";
import { sessionOn } from "../../changes/session-named.ts";
import { cutOf, cutText } from "../about-ease.ts";

const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\bwhat (?:would|should|do|will) (?:you|i|we) (?:drop|cut|leave out|skip|take out|lose|keep)\b|\bwhat (?:gets?|is|goes|stays)(?: \w+)? ?(?:cut|dropped|out|left)?$/,
  de: /\bwas (?:wurdest du|soll(?:te)? ich|fallt|lass(?:e|t)?)\b.*(?:streichen|weglassen|weg|kurzen)\b/,
  fr: /\bqu est ce que (?:tu enleverais|je (?:laisse|coupe|saute))\b|\btu enleverais quoi\b/,
  es: /\bque (?:quitarias|dejo|quito|recorto)\b/,
  it: /\bcosa (?:toglieresti|tolgo|lascio|taglio)\b/,
};

/** "I only have 45 min on Tuesday, what would you drop": the card, and what it cuts. */
export function withCutAsked(answer: CoachAnswer, { content }: AskedQuestion, tongue: Tongue, view: CoachView): CoachAnswer {
  const [card, other] = answer.proposals;
  const request = card?.request;
  if (request?.reason !== "ease" || other !== undefined || request.from !== request.to || view.plan === undefined) return answer;
  const session = sessionOn(view.plan, request.from);
  if (session === undefined || !ASKS[tongue].test(plainWords(content, tongue))) return answer;
  const cut = cutOf({ ...request, session }, view);
  const [first = "", ...rest] = answer.text.split("\n\n");
  return cut === undefined ? answer : { ...answer, text: [first, cutText(cut, { tongue, say: sayIn(tongue) }), ...rest].join("\n\n") };
}
