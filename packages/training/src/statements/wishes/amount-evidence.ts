import { normalise } from "../../health/normalise.ts";
import { LIMIT_WORDS } from "../schedule-words.ts";

/**
 * Whether an amount is told as a limit. "Group run on Thursdays, 8 km" and "never gone past 14k" say how far somebody runs or has run: an
 * amount that stands alone behind a comma limits only where a limiting word ends the clause before it.
 */
export function isLimitingAmount(phrase: string, text: string): boolean {
  const said = normalise(phrase);
  if (EXPERIENCE.test(said) || RESULT.test(said)) return false;
  if (!BARE_AMOUNT.test(said)) return true;
  const before = normalise(
    text
      .slice(0, text.indexOf(phrase))
      .split(/[!?;\n]|\.\s/u)
      .at(-1) ?? "",
  );
  return before === "" || new RegExp(String.raw`${LIMIT_WORDS.source}$`, "u").test(before);
}

const BARE_AMOUNT =
  /^(?:(?:and|about|around|roughly|und|etwa|circa|ca|so|y|unos|et|environ|e|ed|uns|en|ongeveer|a good) )*\d+(?:\.\d+)? ?(?:km|k|m|metres|meters|miles?|kg|kilos?|min\w*|h|hours?|stunden?|horas?|heures?|or[ae]|uur)$/u;

/** "5k 21:30": a distance with its time is a result. */
const RESULT = /\b(?:\d+(?:\.\d+)? ?(?:km?|m|miles?)|half|marathon|mile) (?:(?:in|time|pb|pr|best|of|at) )*(?:\d )?\d{1,2} [0-5]\d\b/u;

/** "Never gone past 14k": the most that somebody has done. */
const EXPERIENCE =
  /\b(?:never|nie|noch nie|nunca|jamais|mai|nooit)\b(?: \w+){0,3}? (?:gone|run|ran|done|been|swum|ridden|managed|gelaufen|geschwommen|gefahren|geschafft|gekommen|pasado|corrido|hecho|nadado|couru|depasse|fait|nage|corso|fatto|superato|nuotato|passei|corri|fiz|nadei|gelopen|gezwommen|gefietst|gedaan|gekomen)\b/u;
