import type { Tongue } from "../turn/languages.ts";
import { readSlots, type SlotType } from "./slots.ts";
import { substitute } from "./substitute.ts";

/** How a rest of a question begins. */
const LEADS: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|ok|okay|but|or|then|also|hm+|oh|well|right|cool|thanks|what about|how about|same for|same with|for|on|the|my)\b ?)+/,
  de: /^(?:(?:und|ok|aber|oder|dann|auch|ja|also|was ist mit|wie ist es mit|wie siehts aus mit|beim|bei|im|auf|aufn|aufm|mit|der|die|das|den|mein\w*)\b ?)+/,
  fr: /^(?:(?:et|ok|mais|ou|alors|aussi|pour|sur|au|aux|a|en|le|la|les|l|mon|ma|mes|qu en est il de)\b ?)+/,
  es: /^(?:(?:y|ok|pero|o|entonces|tambien|que tal|en|para|con|de|el|la|los|las|mi|mis)\b ?)+/,
  it: /^(?:(?:e|ed|ok|ma|o|allora|anche|per|su|sul|sui|nel|nella|con|di|il|lo|la|i|gli|le|mio|mia)\b ?)+/,
};

/** What stands for a thing that was named before. */
const POINTERS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:do (?:that|it|this|those|them)|that one|this one|those|these|them|that|this|it|mine)\b/,
  de: /\b(?:davon|damit|dafur|das|es|die|den|meine[rs]?)\b$/,
  fr: /\b(?:ca|cela|celui la|celle la|le mien|la mienne)\b/,
  es: /\b(?:eso|ese|esa|ello|el mio|la mia)\b/,
  it: /\b(?:quello|quella|cio|il mio|la mia)\b$/,
};

const MOST_WORDS = 8;

/** "how do I get to 53" */
const REACHES: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:and |so |ok )*(?:how (?:do|can|could|would|should) i (?:get|reach|hit|go|make)(?: it)?(?: up| down)?(?: to)?|what (?:do i need|would it take) to (?:reach|hit|get to)) \d[\d:.]*$/,
  de: /^(?:und |also )*wie (?:komme?|schaffe?|erreiche?) ich (?:auf |die )?\d[\d:.,]*$/,
  fr: /^(?:et |alors )*comment (?:arriver|passer|monter|atteindre|j arrive)(?: a)? \d[\d:.,]*$/,
  es: /^(?:y )*como (?:llego|alcanzo|puedo llegar|subo)(?: a)? \d[\d:.,]*$/,
  it: /^(?:e )*come (?:arrivo|raggiungo|posso arrivare|salgo)(?: a)? \d[\d:.,]*$/,
};
const IMPROVE: { readonly [tongue in Tongue]: string } = {
  en: "how do i improve my {}",
  de: "wie verbessere ich {}",
  fr: "comment ameliorer mon {}",
  es: "como mejoro mi {}",
  it: "come miglioro il mio {}",
};

const RECORD: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:pb|pr|best|record|1 ?rm|max)\b/,
  de: /$^/,
  fr: /$^/,
  es: /$^/,
  it: /$^/,
};

/** Names that are cut short only beside others of their kind. */
const SHORT_NAMES: { readonly [name: string]: string } = {
  dead: "deadlift",
  ohp: "overhead press",
  five: "5k",
  ten: "10k",
  zehner: "10 km",
  funfer: "5 km",
};

/**
 * The question before with what a message puts in the place of its parts, or the message with what it points to by name: words that stand alone.
 * Undefined where the message names nothing of a kind that the question has, and points to nothing.
 */
export function rewrite(before: string, message: string, tongue: Tongue): string | undefined {
  if (message.split(" ").length > MOST_WORDS) return undefined;
  const plain = message.replace(LEADS[tongue], "").trim();
  if (plain === "") return undefined;
  const [old, now] = [readSlots(before, tongue), readSlots(SHORT_NAMES[plain] ?? plain, tongue)];
  const named = old.slots.findLast(isThing)?.text ?? /\bvo2 ?max\b/.exec(before)?.[0];
  // A record is pointed to, not the training for it.
  const thing = named !== undefined && RECORD[tongue].test(before) ? `${named} ${tongue === "en" ? "pb" : ""}`.trim() : named;
  const pointer = POINTERS[tongue].exec(plain)?.[0];
  if (pointer !== undefined && thing !== undefined && !now.slots.some(isThing))
    return plain.replace(pointer, pointer.startsWith("do ") ? `do ${thing}` : pointer === "mine" ? `my ${thing}` : thing);
  // "How do I get to 53" after a value: how it gets better.
  if (thing !== undefined && REACHES[tongue].test(message)) return IMPROVE[tongue].replace("{}", named ?? thing);
  // "Helen?" after "Fran time?": a name that nothing knows in the place of one.
  const [name] = old.rest;
  if (
    now.slots.length === 0 &&
    now.rest.length === 1 &&
    old.rest.length === 1 &&
    thing === undefined &&
    name !== undefined &&
    plain.split(" ").length === 1
  )
    return before.replace(name, plain);
  if (now.rest.length > 0 || now.slots.length === 0) return undefined;
  const found = substitute(before, now.slots, tongue, { said: plain, denied: "" });
  const isAdded = found?.isInPlace === false;
  return isAdded && (ASKS_ITSELF.test(message) || now.slots.some(({ types }) => !ADDED.has(types[0] ?? "thing")))
    ? undefined
    : found?.words;
}

/** "When did I last ski" after another question is no part of that. */
const ASKS_ITSELF =
  /^(?:(?:and|so|ok) )*(?:what|when|how|which|where|who|was|wie|wann|quand|combien|comment|cuando|cuant\w+|quando|quant\w+)\b.*\b(?:i|my|ich|mein\w*|je|j|mon|ma|mi|mis|mio|mia|hice|ho)\b/;

/** What a question can be asked with besides. */
const ADDED: ReadonlySet<SlotType> = new Set(["thing", "day", "date", "time", "metric", "pick"]);

function isThing({ types }: { readonly types: readonly SlotType[] }): boolean {
  return types.includes("thing");
}

/** Whether whole words ask how something gets better. */
export function asksToImprove(words: string, tongue: Tongue): boolean {
  return words.startsWith(IMPROVE[tongue].replace(" {}", ""));
}
