import type { Frame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";

/** A clause that asks, with or without a question mark. */
export const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|but|ok|or) )*(?:how|what|whats|why|when|which|where|who|(?:is|are|was|were) (?:it|that|this|there|they)|do|does|did|should|can i|could i|will|would)\b/,
  de: /^(?:(?:und|aber|ok|oder|also) )*(?:wie|was|warum|wieso|wann|welche\w*|wo|wer|(?:ist|sind|war) (?:das|es|da|die)|soll\w*|kann ich|darf|geht)\b/,
  fr: /^(?:(?:et|mais|ok|ou) )*(?:comment|pourquoi|quand|combien|quel\w*|est ce|qu est|c est quoi|ou)\b/,
  es: /^(?:(?:y|pero|ok|o) )*(?:como|por que|cuando|cuant\w+|cual\w*|que|es (?:eso|esto|mucho|normal)|puedo|deberia)\b/,
  it: /^(?:(?:e|ma|ok|o) )*(?:come|perche|quando|quant\w+|qual\w*|cosa|che|posso|dovrei)\b/,
};

/**
 * The parts of a turn that say something of a form; parts beside them that only tell why ("just for fun") are left out.
 * Undefined where nothing is said of it, or a part asks or wants something else.
 */
export function readClauses(
  content: string,
  tongue: Tongue,
  read: (part: string) => Frame,
  isOfForm: (frame: Frame) => boolean,
): readonly Frame[] | undefined {
  if (content.includes("?")) return undefined;
  const frames = content
    .split(/\s*[;!]\s*|\s*[,.](?!\d)\s*/u)
    .filter((part) => /[\p{L}\d]/u.test(part))
    .map((part) => read(part));
  const formParts = frames.filter((frame) => isOfForm(frame));
  const otherParts = frames.filter((frame) => !formParts.includes(frame));
  return formParts.length === 0 ||
    otherParts.some((frame) => !isReason(frame, tongue)) ||
    formParts.some(({ words }) => ASKS[tongue].test(words))
    ? undefined
    : formParts;
}

/** Words that tell why, and name no day, number, exercise or change. */
function isReason(
  { verbs, days, weekdays, periods, numbers, minutes, subjects, lines, gear, hasPain, isIll, words }: Frame,
  tongue: Tongue,
): boolean {
  const named = [verbs, days, weekdays, periods, numbers, subjects, lines, gear].some((each) => each.length > 0);
  return !named && minutes === undefined && !hasPain && !isIll && !ASKS[tongue].test(words);
}
