import { inUnit, type Target, unitNamed } from "../turn/quantities/other-units.ts";
import { quantitiesIn } from "../turn/quantities/quantities.ts";
import { plainWords } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";
import type { Turn } from "../dialogue/turn.ts";

/** A wish for a unit holds over so many turns. */
const HOLDS_FOR = 3;
const MOST_WORDS = 6;

/** The unit that a turn before asked for and none has changed since: "in pounds". */
function unitWished(turns: readonly Turn[], tongue: Tongue): Target | undefined {
  for (const { question } of turns.slice(-HOLDS_FOR).toReversed()) {
    const words = plainWords(question, tongue);
    const unit = words.split(" ").length <= MOST_WORDS && !/\d/.test(words) ? unitNamed(words) : undefined;
    if (unit !== undefined) return unit;
  }
  return undefined;
}

/** "squat max in lbs": also in the unit that the question itself names. */
export function inUnitAsked(text: string, content: string, tongue: Tongue): string {
  const words = plainWords(content, tongue);
  const target = words.split(" ").length <= MOST_WORDS + 2 && !/\d/.test(words) ? unitNamed(words) : undefined;
  return target === undefined ? text : alsoIn(text, target, tongue);
}

/** Weights, distances and paces of an answer also in the unit that the conversation has been asked to use. */
export function inUnitOfConversation(text: string, content: string, turns: readonly Turn[], tongue: Tongue): string {
  const target = unitWished(turns, tongue);
  return target === undefined || unitNamed(plainWords(content, tongue)) !== undefined ? text : alsoIn(text, target, tongue);
}

/** Weights, distances and paces of a text also in pounds or miles. */
export function alsoIn(text: string, target: Target, tongue: Tongue): string {
  if (target !== "lb" && target !== "mi") return text;
  const done = new Set<string>();
  return quantitiesIn(text, tongue)
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((written, quantity) => {
      const value = inUnit(quantity, target, tongue);
      if (value === undefined || done.has(quantity.text)) return written;
      done.add(quantity.text);
      const plain = quantity.text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return written.replaceAll(new RegExp(String.raw`(?<![\d.,:–(])${plain}(?![\p{L}\d]| ?\()`, "gu"), `${quantity.text} (${value})`);
    }, text);
}
