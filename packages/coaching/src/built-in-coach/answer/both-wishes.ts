import type { AskedQuestion } from "./asked.ts";
import type { CoachAnswer } from "./coach-answer.ts";

const VERB: Readonly<Record<string, string>> = {
  en: "(?:please )?(?:log|mark|move|skip|add|set|shorten|make|swap|delete|cancel|put|change|ease|update|enter|remove|drop|replace)",
  de: "(?:bitte )?(?:trag|verschieb|streich|lösch|mach|setz|kürz|tausch|änder|markier|füg|leg)\\p{L}*",
  fr: "(?:note|déplace|saute|ajoute|mets|raccourcis|change|supprime|annule|marque)",
  es: "(?:anota|apunta|mueve|quita|añade|pon|acorta|cambia|borra|marca|registra|pasa)",
  it: "(?:registra|sposta|salta|aggiungi|metti|accorcia|cambia|cancella|segna|togli)",
};
const AND: Readonly<Record<string, string>> = {
  en: "and(?: also| then)?|also|plus",
  de: "und(?: auch| dann)?|außerdem",
  fr: "et(?: aussi)?",
  es: "y(?: también)?",
  it: "e(?: anche)?",
};
const MOST_WORDS = 40;
const FEWEST_WORDS = 2;
const PRONOUN = /^\p{L}+[- ](?:it|that|them|this|ihn|sie|es|das|la|le|lo)\b/iu;

/** The two wishes of a message: "log 6 km this morning and mark yesterday's long run as an 8"; undefined where it has one. */
export function splitWishes(content: string, tongue: string): readonly [first: string, second: string] | undefined {
  const [verb, and] = [VERB[tongue], AND[tongue]];
  if (verb === undefined || and === undefined || content.split(/\s+/u).length > MOST_WORDS) return undefined;
  const [, first, second] = new RegExp(String.raw`^(.+?)[,;.]?\s+(?:${and})\s+(?=${verb}(?!\p{L}))(.+)$`, "iu").exec(content.trim()) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const isWhole = [first, second].every((part) => part.split(/\s+/u).length >= FEWEST_WORDS);
  return isWhole ? [first, second] : undefined;
}

/**
 * The cards of both wishes of a message, where the answer to the whole has those of one of them alone.
 * @param answer answers a message that stands alone
 */
export async function withBothWishes(
  asked: AskedQuestion,
  tongue: string,
  whole: CoachAnswer,
  answer: (part: AskedQuestion) => Promise<CoachAnswer>,
): Promise<CoachAnswer> {
  const parts = asked.turns.length > 0 ? undefined : splitWishes(asked.content, tongue);
  if (parts === undefined || whole.proposals.length > 1) return whole;
  const first = await answer({ ...asked, content: parts[0], introduces: false });
  // "And make it 30 min" goes on about the card of the first.
  if (PRONOUN.test(parts[1])) {
    const turn = { question: parts[0], answer: first.text, proposals: first.proposals, decision: null };
    const both = await answer({ ...asked, content: parts[1], turns: [turn] });
    return first.proposals.length === 1 && both.proposals.length > 1 ? both : whole;
  }
  const second = await answer({ ...asked, content: parts[1] });
  const cards = [first, second].map(({ proposals }) => proposals);
  if (cards.some((each) => each.length === 0)) return whole;
  const all = [...new Map(cards.flat().map((card) => [JSON.stringify(card.request), card])).values()];
  const isOneHalf = whole.proposals.every((card) => all.some(({ request }) => JSON.stringify(request) === JSON.stringify(card.request)));
  const [one, other] = all;
  const isOfTwoKinds = all.length === 2 && one?.request.reason !== other?.request.reason;
  if (all.length < 2 || !(isOneHalf || isOfTwoKinds)) return whole;
  return {
    ...second,
    topic: first.topic ?? second.topic,
    text: [...first.text.split("\n\n"), ...second.text.split("\n\n")]
      .filter((line, at, lines) => lines.lastIndexOf(line) === at)
      .join("\n\n"),
    proposals: all,
    followUps: [],
  };
}
