import { plainAnswer } from "../../dialogue/turn.ts";
import type { Focus } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";

const WHEN: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|ok) )*when (?:was|did) (?:that|it|i|this)(?: (?:again|exactly|then|do (?:that|it)|set|run|lift|happen|that|it))*$/,
  de: /^(?:(?:und|ok) )*wann (?:war|bin|hab|habe) (?:das|ich)(?: (?:denn|genau|das|geschafft|gelaufen|gehoben))*$/,
  fr: /^(?:(?:et|ok) )*(?:c etait quand|quand (?:etait ce|est ce que c etait|ca))$/,
  es: /^(?:(?:y|ok) )*cuando (?:fue|era)(?: eso)?$/,
  it: /^(?:(?:e|ok) )*quando (?:e stato|e successo|era)$/,
};
/** "**22:15** (Tue 20 Oct 2026)": a value with its day. */
const VALUE_AND_DAY = /\*\*([^*]+)\*\* \(((?:\p{L}{2,4}\.? )?\d{1,2}(?:er|\.)? \p{L}{3,5}\.? \d{4})\)/gu;

/** "When was that?" after a value that was reached from another: the day of the newer one. */
export function sayWhenReached({ words, tongue, turns, cards }: Focus): Draft | undefined {
  const [first = ""] = plainAnswer(turns.at(-1)?.answer ?? "").split("\n", 1);
  const found = [...first.matchAll(VALUE_AND_DAY)];
  const [, value, day] = found.at(-1) ?? [];
  if (cards.length > 0 || !WHEN[tongue].test(words) || found.length < 2 || value === undefined || day === undefined) return undefined;
  return { text: [`**${day}** (${value}).`] };
}
