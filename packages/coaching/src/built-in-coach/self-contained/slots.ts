import { readTokens, type Token } from "../turn/concepts/concepts.ts";
import type { Tongue } from "../turn/languages.ts";
import { numberOf } from "../turn/times.ts";

/** What a piece of a message names; a later turn puts one in the place of another of its type. */
export type SlotType =
  /** A sport, lift, test, exercise, machine or kind of session. */
  | "thing"
  | "body"
  /** Left or right. */
  | "side"
  /** One day, by its name. */
  | "day"
  /** A day of a month. */
  | "date"
  /** A month, week, season or longer. */
  | "time"
  | "minutes"
  | "distance"
  | "weight"
  | "sets"
  | "score"
  | "percent"
  | "clock"
  | "number"
  | "metric"
  | "pick";

export interface Slot {
  /** The best fitting first: "10k" is a test and a distance. */
  readonly types: readonly SlotType[];
  readonly text: string;
  /** Where it begins in the plain words. */
  readonly at: number;
  /** Value of an amount, in the unit that was named. */
  readonly value?: number;
}

export interface Slots {
  readonly slots: readonly Slot[];
  /** Content words that are no slot. */
  readonly rest: readonly string[];
  /** What else the words stand for: "verb:move", "ask:amount". */
  readonly others: readonly string[];
}

const N = String.raw`\d+(?:[.,]\d+)?`;
const SIDES =
  "^(?:left|right)$|(?:left|right)(?= (?:one|side|knee|calf|ankle|hip|shoulder|wrist|elbow|foot|leg|arm|achilles|hamstring|quad|glute)\\b)|linke?[sn]?|rechte?[sn]?|gauche|droite?|izquierd[oa]|derech[oa]|sinistr[oa]|destr[oa]";
const RACES = "half ?marathon|marathon|halbmarathon|semi ?marathon|media maraton|maraton|mezza maratona|maratona";

/** Sides and amounts with a unit, which the words for concepts do not tell apart. */
const AMOUNTS: readonly (readonly [SlotType, RegExp])[] = [
  ["side", new RegExp(String.raw`(?:^|\b)(?:${SIDES})\b`, "g")],
  ["clock", /\b\d{1,2}:\d{2}(?::\d{2})?\b/g],
  ["sets", /\b\d{1,2} ?x ?\d{1,3}\b/g],
  [
    "score",
    /\b\d{1,2}\/10\b|\bfelt like (?:an? )?\d{1,2}(?:\.5)?\b|\b(?:rpe|effort|anstrengung|effort de|esfuerzo|sforzo) \d{1,2}(?:\.5)?\b/g,
  ],
  ["percent", new RegExp(String.raw`\b${N} ?(?:%|percent\b|prozent\b|pour ?cent\b|por ciento\b|per ?cento\b)`, "g")],
  ["weight", new RegExp(String.raw`\b${N} ?(?:kgs?|kilos?|lbs?|pounds?|pfund)\b`, "g")],
  [
    "minutes",
    new RegExp(
      String.raw`\b${N} ?(?:min(?:s|utes?|uten?|utos?|uti)?|hours?|hrs?|h|std|stunden?|heures?|horas?|ore|ora)\b|\b(?:half an hour|an hour|(?:eine )?halbe stunde|(?:une )?demi heure|media hora|mezz ?ora)\b`,
      "g",
    ),
  ],
  ["distance", new RegExp(String.raw`\b${N} ?(?:k|kms?|kilomet\w+|mi|miles?|m|met(?:er|re)s?)\b|\b(?:${RACES})\b`, "g")],
];

/** The slots of plain words, in their order; times that stand side by side are one. */
export function readSlots(words: string, tongue: Tongue): Slots {
  const { tokens, leftover } = readTokens(words, tongue);
  const ofTests = tokens.filter(({ concept }) => concept.startsWith("test:"));
  const amounts = readAmounts(words).map((slot) => asTest(slot, ofTests));
  const isInAmount = ({ at, text }: Token): boolean =>
    amounts.some((each) => at < each.at + each.text.length && each.at < at + text.length);
  const named = readNamed(
    words,
    tokens.filter((token) => !isInAmount(token)),
  );
  const slots = [...amounts, ...named].toSorted((a, b) => a.at - b.at);
  const isKnown = (word: string): boolean =>
    tokens.some(({ text }) => text.split(" ").includes(word)) || slots.some(({ text }) => text.split(" ").includes(word));
  const isSlot = ({ at, text }: Token): boolean => slots.some((slot) => at < slot.at + slot.text.length && slot.at < at + text.length);
  return {
    slots,
    rest: leftover.filter((word) => !isKnown(word)),
    others: tokens.filter((token) => !isSlot(token)).map(({ concept }) => concept),
  };
}

function readAmounts(words: string): readonly Slot[] {
  const found: Slot[] = [];
  for (const [type, pattern] of AMOUNTS)
    for (const { 0: text, index } of words.matchAll(pattern))
      if (found.every(({ at, text: other }) => index + text.length <= at || at + other.length <= index))
        found.push({ types: [type], text, at: index, ...readValue(text) });
  return found;
}

/** "10k" and "half marathon" name a race or a best as well as a distance. */
function asTest(slot: Slot, tests: readonly Token[]): Slot {
  const isTest = new RegExp(`^(?:${RACES})$`).test(slot.text) || tests.some(({ at, text }) => at <= slot.at && slot.at < at + text.length);
  if (slot.types[0] !== "distance" || !isTest) return slot;
  // "500m row" is one test.
  const whole = tests.find(({ at, text }) => at <= slot.at && slot.at < at + text.length && text.length > slot.text.length);
  return { ...slot, ...(whole !== undefined && { text: whole.text, at: whole.at }), types: ["distance", "thing"] };
}

function readValue(text: string): { readonly value?: number } {
  const digits = /\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(",", ".");
  return digits === undefined ? {} : { value: Number(digits) };
}

const OF_TIME = /^(?:(?:month|day|time|unit|season|year|fest):?|rel:ever$)/;
const BESIDE_TIME = /^(?:rel:(?:last|this|next|ago|since)|number)$/;
/** What may stand between the parts of one time: "the week of the 7th". */
const WITHIN = /^(?:,|of|the|of the|in|des|der|vom|de|du|la|del|de la|di|della)?$/;
const TO_DATE = /^ (?:to|till|until|til|through|bis|a|au|al|hasta|fino al)(?: the| zum| el)? $/;
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/;

function readNamed(words: string, tokens: readonly Token[]): readonly Slot[] {
  const found: (Slot & { readonly parts: readonly Token[] })[] = [];
  const isOfTime = ({ concept }: Token): boolean => OF_TIME.test(concept) || BESIDE_TIME.test(concept);
  const nearTime = (token: Token, at: number): boolean =>
    [tokens[at - 1], tokens[at + 1]].some((each) => each !== undefined && isOfTime(each) && each !== token);
  for (const [at, token] of tokens.entries()) {
    const isTime = OF_TIME.test(token.concept) || (BESIDE_TIME.test(token.concept) && nearTime(token, at)) || ORDINAL.test(token.text);
    const last = found.at(-1);
    const between = last === undefined ? "" : words.slice(last.at + last.text.length, token.at);
    const isBeside =
      last !== undefined &&
      isTime &&
      last.parts.some(isOfTime) &&
      !TO_DATE.test(between) &&
      WITHIN.test(between.trim()) &&
      !isOtherDay(last.parts, token);
    if (isBeside) {
      const parts = [...last.parts, token];
      found.splice(-1, 1, { ...last, text: words.slice(last.at, token.at + token.text.length), parts, ...getTime(parts) });
    } else if (isTime) found.push({ text: token.text, at: token.at, parts: [token], ...getTime([token]) });
    else {
      const type = typeOf(token);
      if (type !== undefined) found.push({ types: [type], text: token.text, at: token.at, parts: [token], ...ofNumber(type, token) });
    }
  }
  // "20 to 27 December": both are days of the month.
  return found.map(({ parts: _, ...slot }, at) => {
    const next = found[at + 1];
    const isFirst =
      slot.types[0] === "number" && next?.types[0] === "date" && TO_DATE.test(words.slice(slot.at + slot.text.length, next.at));
    return isFirst ? { ...slot, types: ["date"] } : slot;
  });
}

/** "On Tuesday, Friday": two days; "next week Mon": a week and a day of it. */
function isOtherDay(parts: readonly Token[], { concept }: Token): boolean {
  const isDay = /^(?:day|time):/;
  const has = (pattern: RegExp): boolean => parts.some((each) => pattern.test(each.concept));
  return (isDay.test(concept) && has(/^(?:day|time|unit):/)) || (concept.startsWith("unit:") && has(isDay));
}

/** Whether parts of a time are a day, a day of a month or a longer time. */
function getTime(parts: readonly Token[]): Pick<Slot, "types" | "value"> {
  const has = (concept: RegExp): boolean => parts.some((each) => concept.test(each.concept));
  const number = parts.find(({ concept }) => concept === "number");
  const value = number === undefined ? undefined : numberOf(number.text);
  const isDate = number !== undefined && (has(/^month:/) || ORDINAL.test(number.text)) && !has(/^unit:/);
  if (isDate) return { types: ["date"], ...(value !== undefined && { value }) };
  if (has(/^(?:month|unit|season|year|fest|rel:ever)/) || !has(/^(?:day|time):/))
    return number !== undefined && parts.length === 1 ? { types: ["number"], ...(value !== undefined && { value }) } : { types: ["time"] };
  return { types: ["day"] };
}

function typeOf({ concept }: Token): SlotType | undefined {
  if (/^(?:sport|lift|test|kind|line|gear):|^topic:(?:deload|race)$/.test(concept)) return "thing";
  if (concept.startsWith("part:")) return "body";
  if (concept === "number") return "number";
  if (concept.startsWith("metric:")) return "metric";
  return /^pick:(?:most|least|longest|hardest|heaviest|fastest|slowest|best|oldest|average|total|perweek)$/.test(concept)
    ? "pick"
    : undefined;
}

function ofNumber(type: SlotType, { text }: Token): { readonly value?: number } {
  const value = type === "number" ? numberOf(text) : undefined;
  return value === undefined ? {} : { value };
}
