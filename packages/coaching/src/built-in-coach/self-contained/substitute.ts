import type { Tongue } from "../turn/languages.ts";
import { readSlots, type Slot, type SlotType } from "./slots.ts";

/** A request with the slots of a later turn. */
export interface Substitution {
  readonly words: string;
  /** Every slot stands in the place of one of its type. */
  readonly isInPlace: boolean;
}

const AMOUNTS: ReadonlySet<SlotType> = new Set(["minutes", "distance", "weight", "sets", "score", "percent", "number"]);
const WHEN: ReadonlySet<SlotType> = new Set(["day", "date", "time"]);

/** What stands before a time. */
const PREPOSITION: { readonly [tongue in Tongue]: RegExp } = {
  en: / (?:on|in|for|over|during|within|at|of|from)(?: the)? $/,
  de: / (?:am|im|in|an|auf|der|den|die|vom|uber)(?: der| den)? $/,
  fr: / (?:en|au|a|le|la|l|sur|pour|pendant)(?: la| le| les)? $/,
  es: / (?:en|el|la|al|del|de|por|para|durante)(?: el| la)? $/,
  it: / (?:in|a|ad|il|la|l|di|del|per|durante|nel|nella) $/,
};
const IN: { readonly [tongue in Tongue]: string } = { en: "in", de: "im", fr: "en", es: "en", it: "a" };
const ON: { readonly [tongue in Tongue]: string } = { en: "on", de: "am", fr: "le", es: "el", it: "" };
const BY_ITSELF =
  /^(?:last|this|next|since|today|tomorrow|yesterday|letzte\w*|diese\w*|nachste\w*|seit|heute|morgen|gestern|depuis|aujourd|hier|demain|desde|hoy|ayer|manana|oggi|ieri|domani|dal\w*)\b/;
/** "Until the 28th" is the end of a range, "from the 21st" its beginning. */
const BEGINS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:from|the one on)\b/,
  de: /\b(?:vom|von|ab|die vom|die am)\b/,
  fr: /\b(?:du|de|celle du)\b/,
  es: /\b(?:del?|desde|la del)\b/,
  it: /\b(?:dal?|del|quella del)\b/,
};

/** Puts the slots that a turn names into a request; undefined where nothing changes. Both are plain words; `denied` is what is not meant. */
export function substitute(
  before: string,
  named: readonly Slot[],
  tongue: Tongue,
  { said, denied }: { readonly said: string; readonly denied: string },
): Substitution | undefined {
  let words = before;
  let isInPlace = true;
  const taken: string[] = [];
  const pairs = findPairs(named, readSlots(before, tongue).slots);
  for (const [at, slot] of named.entries()) {
    const { slots } = readSlots(words, tongue);
    const open = slots.filter(({ text }) => !taken.includes(text));
    const pair = pairs?.[at]?.text;
    const old = open.find(({ text }) => text === pair) ?? findPlace(slot, open, tongue, { said, denied, request: words });
    taken.push(slot.text);
    if (old === undefined) {
      isInPlace = false;
      words = appended(words, slot, tongue);
    } else words = replaced(words, old, slot, tongue);
  }
  return words === before ? undefined : { words, isInPlace };
}

/** "Fri to Sun" in the place of "Thu to Sat": as many of one type as the request has, each in the place of its own. */
function findPairs(named: readonly Slot[], slots: readonly Slot[]): readonly Slot[] | undefined {
  const [type] = named[0]?.types ?? [];
  const same = slots.filter(({ types }) => types[0] === type);
  return named.length > 1 && same.length === named.length && named.every(({ types }) => types[0] === type) ? same : undefined;
}

/** The slot of a request that another one takes the place of. */
function findPlace(
  slot: Slot,
  slots: readonly Slot[],
  tongue: Tongue,
  { said, denied, request }: { readonly said: string; readonly denied: string; readonly request: string },
): Slot | undefined {
  const isAlike = (each: Slot): boolean => each.types.some((type) => slot.types.includes(type));
  const same = slots.filter(isAlike).filter(({ text }) => text !== slot.text);
  const refused = denied === "" ? undefined : same.find(({ text }) => text.split(" ").some((word) => denied.split(" ").includes(word)));
  if (refused !== undefined) return refused;
  const [type = "thing"] = slot.types;
  if (type === "number") return nearest(slot, slots);
  const exact = same.filter((each) => each.types.length === slot.types.length);
  const found = exact.length > 0 ? exact : same;
  if (found.length > 0) {
    const isSource = WHEN.has(type) && (BEGINS[tongue].test(said) || isOwner(slot, said, tongue)) && !ENDS.test(said);
    return isSource ? found[0] : AMOUNTS.has(type) ? (nearest(slot, found) ?? found.at(-1)) : found.at(-1);
  }
  if (WHEN.has(type)) {
    const other = slots.findLast((each) => each.types.some((of) => WHEN.has(of)));
    // A day beside a time of day or a length is one more slot, not another one.
    return other;
  }
  // "52.5 kg" where the request has the bare number.
  return AMOUNTS.has(type)
    ? nearest(
        slot,
        slots.filter(({ types, text }) => types[0] === "number" && !isCount(text, request)),
      )
    : undefined;
}

const ENDS = /\b(?:to|until|till|til|by|bis|auf|jusqu\w*|hasta|fino)\b/;

/** "Saturday's": whose session it is, not where it goes. */
function isOwner({ text, at }: Slot, said: string, tongue: Tongue): boolean {
  return (
    tongue === "en" &&
    /(?:day|tomorrow)s$/.test(text) &&
    said
      .slice(at + text.length)
      .trim()
      .split(" ").length <= 2
  );
}

/** "3 days" is no amount. */
function isCount(text: string, request: string): boolean {
  return new RegExp(`\\b${text.replaceAll(".", "\\.")} (?:days?|times|weeks?|sessions?)\\b`).test(request);
}

/** Beyond such a ratio a number is none of the same kind. */
const FARTHEST = Math.log(6);

/** The amount of a request that a number is nearest to, by ratio. */
function nearest({ value }: Slot, slots: readonly Slot[]): Slot | undefined {
  if (value === undefined || value === 0) return undefined;
  const away = ({ value: other = 0 }: Slot): number => (other === 0 ? Infinity : Math.abs(Math.log(value / other)));
  const [best] = slots
    .filter(({ types, value: other }) => other !== undefined && types.some((type) => AMOUNTS.has(type)) && other !== value)
    .toSorted((a, b) => away(a) - away(b));
  return best === undefined || away(best) > FARTHEST ? undefined : best;
}

function replaced(words: string, old: Slot, now: Slot, tongue: Tongue): string {
  const [head, tail] = [words.slice(0, old.at), words.slice(old.at + old.text.length)];
  const text = matchForm(old, now);
  const [type = "thing"] = now.types;
  if (!WHEN.has(type)) return head + text + tail;
  const preposition = PREPOSITION[tongue].exec(` ${head}`)?.[0];
  const isSameType = old.types.some((each) => now.types.includes(each)) && BY_ITSELF.test(text) === BY_ITSELF.test(old.text);
  if (isSameType) return head + text + tail;
  const bare = preposition === undefined ? head : `${` ${head}`.slice(0, -preposition.length)} `.trimStart();
  return `${bare}${withPreposition(text, now, tongue)}${tail}`;
}

function withPreposition(text: string, { types }: Slot, tongue: Tongue): string {
  if (BY_ITSELF.test(text) || text.endsWith("s")) return text;
  return `${types[0] === "time" ? IN[tongue] : ON[tongue]} ${text}`.trim();
}

/** "24" in the place of "25 min" is "24 min", "the 21st" in that of "14 March" is "21 March"; a name is in the possessive where the old one was. */
function matchForm(old: Slot, now: Slot): string {
  const [type = "thing"] = now.types;
  if (type === "number" && !old.types.includes("number")) return old.text.replace(/\d+(?:[.,]\d+)?/, now.text);
  // "2k" after a 500 m row is a row of that length.
  if (type === "distance" && !now.types.includes("thing") && old.types.includes("thing") && / \p{L}/u.test(old.text))
    return old.text.replace(/^\S+(?: m(?= ))?/u, now.text);
  if (type === "date" && /^\d{1,2}(?:st|nd|rd|th)?$/.test(now.text))
    return old.text.replace(/\d{1,2}(?:st|nd|rd|th)?/, String(now.value ?? now.text));
  if (type === "day" && old.text.endsWith("days") !== now.text.endsWith("days") && /day/.test(old.text) && /day/.test(now.text))
    return now.text.endsWith("days") ? now.text.slice(0, -1) : `${now.text}s`;
  return now.text;
}

const SIDE_FIRST: ReadonlySet<Tongue> = new Set(["en", "de"]);

function appended(words: string, slot: Slot, tongue: Tongue): string {
  const [type = "thing"] = slot.types;
  const body = type === "side" ? readSlots(words, tongue).slots.find(({ types }) => types[0] === "body") : undefined;
  if (body !== undefined) {
    // "The right knee", "il ginocchio destro"
    const at = SIDE_FIRST.has(tongue) ? body.at : body.at + body.text.length;
    return SIDE_FIRST.has(tongue)
      ? `${words.slice(0, at)}${slot.text} ${words.slice(at)}`
      : `${words.slice(0, at)} ${slot.text}${words.slice(at)}`;
  }
  if (type === "metric" || type === "pick") return `${slot.text} ${words}`;
  return `${words} ${WHEN.has(type) ? withPreposition(slot.text, slot, tongue) : slot.text}`;
}
