import { percentSign } from "../../turn/languages.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { hours } from "../../own-data/figures.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { amountIn } from "../../turn/names.ts";
import { type Figure, type FigureUnit, figuresOf } from "./figures.ts";

/** Words that ask for the difference of two numbers. */
const COMPARES: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:more|less|longer|shorter|further|farther|heavier|lighter|fewer|bigger|smaller|higher|lower|difference|diff|gap|change)$/,
  de: /^(?:mehr|weniger|langer|kurzer|weiter|schwerer|leichter|unterschied|differenz)$/,
  fr: /^(?:plus|moins|difference|ecart)$/,
  es: /^(?:mas|menos|diferencia)$/,
  it: /^(?:piu|meno|differenza)$/,
};
/** What may stand beside them in a turn that asks for nothing else. */
const BESIDE: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:so|and|ok|hm+|thats|that|this|it|is|its|was|were|what|whats|a|an|the|how|much|many|about|around|roughly|like|now|than|then|or|kg|kgs|km|kms|k|min|mins|minutes|t|tonnes|in|between|them|two|both|of|by|bit|lot|then|right|isnt|did|do|i|ran|run|lift|lifted|there)$/,
  de: /^(?:also|und|ok|das|ist|sind|war|waren|es|wie|viel|wieviel|um|was|denn|dann|nun|jetzt|oder|der|die|als|etwa|ca|km|kg|minuten|min|macht)$/,
  fr: /^(?:donc|alors|et|ok|c|est|ca|fait|combien|de|d|en|ou|la|l|quelle|environ|km|kg|min|minutes)$/,
  es: /^(?:entonces|y|ok|eso|es|son|cuanto|cuantos|de|o|la|cual|unos|km|kg|min|minutos)$/,
  it: /^(?:quindi|allora|e|ok|quanto|quanti|di|o|in|la|qual|circa|km|kg|min|minuti)$/,
};
const NUMBER = /^\d+(?:[.,]\d+)?(?:km|k|kg|min|t|m)?$/;
const MOST_WORDS = 10;
const DAY = /\d{1,2}\.? \p{L}{3,}(?! \d{4} (?:bis|to|au|al)\b)/u;
/** A month that is running is set against the same days by the readers of periods. */
const RUNNING = /\b(?:so far|bisher|finora|hasta hoy|jusqu ici|jusqu’ici)\b/u;
/** The same, within rounding. */
const SAME_SHARE = 0.005;
const CLOSE_SHARE = 0.2;

/** "So how much longer is that?" after two answers: what lies between their numbers, the greater one named. */
export function compareAnswers({ words, tongue, turns, say, view }: TurnContext): Draft | undefined {
  const [before, last] = turns.slice(-2);
  const said = words.split(" ");
  const plain = said.filter((word) => !NUMBER.test(word));
  const isAsked =
    plain.some((word) => COMPARES[tongue].test(word)) && plain.every((word) => COMPARES[tongue].test(word) || BESIDE[tongue].test(word));
  if (before === undefined || last === undefined || said.length > MOST_WORDS || !isAsked) return undefined;
  if ([before, last].some(({ answer }) => RUNNING.test(answer.split("\n", 1)[0] ?? ""))) return undefined;
  const earlier = figuresOf(before);
  const pairs = figuresOf(last).flatMap((figure) => {
    const other = earlier.find(({ unit }) => unit === figure.unit);
    return other === undefined ? [] : [[other, figure] as const];
  });
  if (pairs.length === 0 || pairs.some(([a, b]) => a.label === b.label)) return undefined;
  // Between two periods the readers of the other languages say yes or no, and why.
  if (tongue !== "en" && !pairs.every((pair) => pair.every(({ label }) => DAY.test(label)))) return undefined;
  const named = said.find((word) => NUMBER.test(word));
  return { text: pairs.map(([a, b], at) => between(a, b, { tongue, say, view }, at === 0 ? claimOf(named) : undefined)) };
}

function claimOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number.parseFloat(text.replace(",", "."));
}

function between(first: Figure, second: Figure, focus: Pick<TurnContext, "tongue" | "say" | "view">, claim: number | undefined): string {
  const { say, tongue } = focus;
  const [more, less] = first.value >= second.value ? [first, second] : [second, first];
  const gap = more.value - less.value;
  const both = `${shown(more, focus)} ${more.label}, ${shown(less, focus)} ${less.label}`;
  if (gap <= SAME_SHARE * more.value)
    return `${say("**The same**", "**Gleich viel**", "**Autant**", "**Lo mismo**", "**Uguale**")}: ${both}.`;
  const share = less.value === 0 ? "" : ` (+${Math.round((100 * gap) / less.value)}${percentSign(tongue)})`;
  const yes =
    claim !== undefined && (Math.abs(claim - gap) <= CLOSE_SHARE * gap || Math.round(gap) === claim)
      ? say("Yes: ", "Ja: ", "Oui : ", "Sí: ", "Sì: ")
      : "";
  const amount = shown({ ...more, value: gap }, focus);
  return say(
    `${yes}**${amount} more** ${more.label}${share}: ${both}.`,
    `${yes}**${amount} mehr** ${more.label}${share}: ${both}.`,
    `${yes}**${amount} de plus** ${more.label}${share} : ${both}.`,
    `${yes}**${amount} más** ${more.label}${share}: ${both}.`,
    `${yes}**${amount} in più** ${more.label}${share}: ${both}.`,
  );
}

function shown({ unit, value }: Pick<Figure, "unit" | "value">, { tongue, view }: Pick<TurnContext, "tongue" | "view">): string {
  switch (unit satisfies FigureUnit) {
    case "km":
      return amountIn(tongue, Math.round(value * 10) * 100, "distance", view);
    case "min":
      return hours(value);
    case "kg":
      return amountIn(tongue, Math.round(10 * value) / 10, "tonnage", view);
    case "load":
      return amountIn(tongue, value, "load");
    case "count":
      return String(Math.round(value));
  }
}
