import type { Frame } from "../turn/frame.ts";
import { plainWords } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";

/** Words of what has been done already; "hatte gern" and "I wish I had" are wishes. */
const PAST: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:did|was|were|(?<!\b(?:wish|if) i )had|went|took|taken|ran|felt|gave|made|done|been(?! (?:told|advised|asked))|ago|yesterday|last (?:week|month|night)|(?:got|gotten) (?:another|more|one more|an extra|fewer|less)|(?:i|we) (?!need\b)\w+ed|(?:ive|i have|weve|we have) (?:\w+ly |just |already )?\w+ed)\b/,
  de: /\b(?:hab|habe|haben|bin)\b.*\b(?:ge\w+(?:t|en)|(?:ein|weg|aus)ge\w+|trainiert|reduziert)\b|\b(?:hatte(?! (?:ich )?(?:gerne?|lieber))|war|waren|machte|lief|nahm|gestern|letzte\w*)\b/,
  fr: /\b(?:ai|as|a|avons|on a) (?:\w+ ){0,2}?(?:pris|fait|eu|couru|reduit|diminue|ajoute|mis)\b|\b(?:avais|etait|hier|derniere?)\b/,
  es: /\b(?:he|hemos|habia) (?:\w+ ){0,2}?\w+(?:ado|ido|cho|sto)\b|\b(?:tome|tuve|hice|corri|descanse|reduje|fue|estuve|ayer|pasad[oa])\b/,
  it: /\b(?:ho|abbiamo|avevo|sono) (?:\w+ ){0,2}?\w+(?:ato|uto|ito|eso|tto|rso)\b|\b(?:ieri|scors[oa])\b/,
};

/** Whether the words that look like a wish only report what has been done: "I took another rest day". */
export function reportsPast({ content, words, tongue }: Frame, wish: RegExp): boolean {
  const parts = content.split(/[,.;!?\n]+/u).map((part) => plainWords(part, tongue));
  const wishing = parts.filter((part) => wish.test(part));
  return (wishing.length > 0 ? wishing : [words]).every((part) => PAST[tongue].test(part));
}
