import type { Tongue } from "../turn/languages.ts";
import { type Kind, type Part, partsOf } from "./parts.ts";

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

const LONE_NUMBER = /^(?:(?:no|actually|sorry|make it|rather|ok|i meant|better|lieber|doch|eher|mejor|plutot|meglio) )*(\d+(?:\.\d+)?)$/;

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
  const [old, now] = [partsOf(before, tongue), partsOf(SHORT_NAMES[plain] ?? plain, tongue)];
  const named = old.parts.findLast(({ kind }) => kind === "thing")?.text ?? /\bvo2 ?max\b/.exec(before)?.[0];
  // A record is pointed to, not the training for it.
  const thing = named !== undefined && RECORD[tongue].test(before) ? `${named} ${tongue === "en" ? "pb" : ""}`.trim() : named;
  const pointer = POINTERS[tongue].exec(plain)?.[0];
  if (pointer !== undefined && thing !== undefined && now.parts.every(({ kind }) => kind !== "thing"))
    return plain.replace(pointer, pointer.startsWith("do ") ? `do ${thing}` : pointer === "mine" ? `my ${thing}` : thing);
  // "How do I get to 53" after a value: how it gets better.
  if (thing !== undefined && REACHES[tongue].test(message)) return IMPROVE[tongue].replace("{}", named ?? thing);
  // "Actually 35" after a limit of 30 minutes: the other number.
  const number = LONE_NUMBER.exec(message)?.[1];
  const numbers = before.match(/\b\d+(?:\.\d+)?\b/gu) ?? [];
  if (number !== undefined && numbers.length === 1) return before.replace(/\b\d+(?:\.\d+)?\b/u, number);
  // "Helen?" after "Fran time?": a name that nothing knows in the place of one.
  const [name] = old.rest;
  if (
    now.parts.length === 0 &&
    now.rest.length === 1 &&
    old.rest.length === 1 &&
    thing === undefined &&
    name !== undefined &&
    plain.split(" ").length === 1
  )
    return before.replace(name, plain);
  if (now.rest.length > 0) return undefined;
  return now.parts.length === 0 ? undefined : replaced(before, old.parts, now.parts);
}

function replaced(before: string, old: readonly Part[], now: readonly Part[]): string | undefined {
  let words = before;
  for (const kind of ["thing", "metric", "pick", "time"] as const) {
    const next = now.filter((part) => part.kind === kind);
    const last = old.findLast((part) => part.kind === kind);
    if (next.length === 0) continue;
    const text = next.map((part) => part.text).join(" ");
    words = last === undefined ? added(words, text, kind) : words.replace(last.text, text);
  }
  return words === before ? undefined : words;
}

function added(words: string, text: string, kind: Kind): string {
  return kind === "metric" || kind === "pick" ? `${text} ${words}` : `${words} ${text}`;
}

/** Whether whole words ask how something gets better. */
export function asksToImprove(words: string, tongue: Tongue): boolean {
  return words.startsWith(IMPROVE[tongue].replace(" {}", ""));
}
