import { EXERCISES } from "../catalogue/exercises.ts";
import { spelled, getSpellings, getWords } from "./movement-names.ts";
import type { WodLoad, WodMovement } from "./wod.ts";

/** A piece of a line of movements. */
type Token =
  | {
      readonly kind: "number";
      readonly values: readonly number[];
      readonly unit: string;
      readonly count?: number;
      readonly isRange: boolean;
    }
  | { readonly kind: "list"; readonly reps: readonly number[] }
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "at" }
  | { readonly kind: "cut" };

const UNITS =
  "kgs?|lbs?|#|%|cm|in(?:ch(?:es)?)?(?![a-z])|bw|cal(?:orie)?s?|km|k(?![a-z0-9])|meters?|metres?|miles?|mi(?![a-z0-9])|m(?![a-z0-9])|seconds?|secs?|s(?![a-z0-9])|minutes?|mins?|hours?";
const PIECE = new RegExp(
  String.raw`(?<![\d-])(?<list>\d+(?:-\d+){2,})(?![\d-])|(?<clock>\d+:\d\d)|(?<count>\d) ?x ?(?=\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)? ?(?:kg|lb|#|,|;|\n|$|[+&a-z]))|(?<a>\d+(?:\.\d+)?)(?:(?<sep>[\/-])(?<b>\d+(?:\.\d+)?))? ?(?<unit>${UNITS})?(?:x(?= ))?|(?<at>@| at )|(?<cut>[,;+&\n]|(?<=[a-z]{3}|\s)\.(?=\s|$)| \/ ?|\/ | - |\band\b|\bthen\b)|(?<word>[a-z][a-z0-9'’-]*)|.`,
  "gi",
);

/** What a load without a unit is in; undefined where the workout says nothing. */
export type PairUnit = "kg" | "lb" | undefined;

/** Words that say how, not what. */
const IGNORED =
  /^(all|of|the|a|an|for|in|with|each|x|reps?|rep|alt|alternating|arm|time|per|side|then|over|bar|facing|lateral|steps?|shots?|building|heavy|easy|hard|threshold|pace|back|walk|men|women|rx|weight|total|at|on|to|max|unbroken|ub|pp|or|followed|by|station|partner|team|teams|between|rounds?|km|minute|reps|erg|calories?|cals?|odd|even|min|straight|synchro|sync|synchronized|banded|intervals?|session|workout|repeats|cooldown|warmup|light|moderate|ea)$/i;

const SPELLED = getSpellings(EXERCISES.map(({ name }) => name));
const LONGEST = Math.max(...[...SPELLED.keys()].map((key) => key.split(" ").length));

interface Open {
  amount: Extract<Token, { kind: "number" }> | undefined;
  list: readonly number[] | undefined;
  words: string[];
  load: WodLoad | undefined;
  isMax: boolean;
}

/** The movements of a text without its scheme: "400m run, 15 wall balls 9/6". */
export function readMovements(text: string, pairUnit?: PairUnit): readonly WodMovement[] {
  const tokens = tokensOf(text);
  const done: WodMovement[] = [];
  let open = opened();
  const close = () => {
    const movement = movementOf(open);
    const last = done.at(-1);
    // "Row" above "4 x 750 m".
    if (movement !== undefined && last !== undefined && isWay(open, movement) && isBareCardio(last))
      done[done.length - 1] = { ...movement, name: last.name };
    else if (movement !== undefined) done.push(movement);
    // "Back squat - 5 reps @ 75%"
    else if (last !== undefined && isRepsAlone(open) && Object.keys(last).length === 2)
      done[done.length - 1] = { ...last, ...amountOf(open.amount, false), ...(open.load === undefined ? {} : { load: open.load }) };
    // A load of its own: "30 thrusters, 45 lbs".
    else if (open.load !== undefined && last !== undefined && last.load === undefined) done[done.length - 1] = { ...last, load: open.load };
    open = opened();
  };
  tokens.forEach((token, index) => {
    if (token.kind === "cut") return close();
    if (token.kind === "at") return undefined;
    if (token.kind === "list") {
      if (open.words.length > 0) close();
      open.list = token.reps;
      return undefined;
    }
    if (token.kind === "word") {
      if (/^max$/i.test(token.text)) open.isMax = true;
      const isNamed = SPELLED.has(spelled([...open.words, token.text].join(" ")));
      if (/^(bodyweight|bw)$/i.test(token.text) && open.words.length > 0 && !isNamed) open.load = { values: [1], unit: "bw" };
      else open.words.push(token.text);
      return undefined;
    }
    const isAfterAt = tokens[index - 1]?.kind === "at";
    const hasName = open.words.some((word) => !IGNORED.test(word));
    const load = loadOf(token, open.words.join(" "), isAfterAt, hasName, pairUnit);
    if (load !== undefined) {
      open.load = load;
      return undefined;
    }
    if (!hasName) {
      open.amount = token;
      return undefined;
    }
    const next = tokens[index + 1];
    // "Run 5 km": the amount stands behind.
    if (open.amount === undefined && token.unit !== "" && !isTime(token.unit) && (next === undefined || next.kind !== "word")) {
      open.amount = token;
      return undefined;
    }
    // "Deadlift: 5 reps @ 120 kg"
    if (open.amount === undefined && token.unit === "" && next?.kind === "word" && /^reps?$/i.test(next.text)) {
      open.amount = token;
      return undefined;
    }
    // "row 15 cals"
    if (open.amount === undefined && token.unit.startsWith("cal")) {
      open.amount = token;
      return undefined;
    }
    // Minutes behind a name say for how long, not another movement.
    if (isTime(token.unit)) {
      if (open.amount === undefined && !open.isMax && (next === undefined || next.kind === "cut")) open.amount = token;
      return undefined;
    }
    if (
      (next === undefined || next.kind === "cut") &&
      open.amount === undefined &&
      (token.values[0] ?? 0) >= 100 &&
      /^(?:run|row|ski|bike|swim)$/i.test(open.words.join(" "))
    ) {
      open.amount = { ...token, unit: "m" };
      return undefined;
    }
    if (next === undefined || next.kind === "cut") {
      open.load = { values: token.values, unit: "kg" };
      return undefined;
    }
    close();
    open.amount = token;
    return undefined;
  });
  close();
  return done;
}

function isRepsAlone({ words, amount }: Open): boolean {
  return amount?.unit === "" && words.length > 0 && words.every((word) => /^reps?$/i.test(word));
}

/** A distance without a name. */
function isWay({ words, amount }: Open, { name, metres }: WodMovement): boolean {
  return name === "Run" && metres !== undefined && amount !== undefined && words.every((word) => IGNORED.test(word));
}

function isBareCardio(movement: WodMovement): boolean {
  return /^(?:Row erg|Ski erg|Bike erg|Assault bike|Swim|Run)$/.test(movement.name) && Object.keys(movement).length === 2;
}

function opened(): Open {
  return { amount: undefined, list: undefined, words: [], load: undefined, isMax: false };
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let count: number | undefined;
  for (const { groups = {} } of text.matchAll(PIECE)) {
    const { list, a, b, sep, unit = "", clock, at, cut, word } = groups;
    if (list !== undefined) {
      tokens.push({ kind: "list", reps: list.split("-").map(Number) });
      continue;
    }
    if (groups["count"] !== undefined) count = Number(groups["count"]);
    else if (clock !== undefined) tokens.push({ kind: "number", values: [clockSeconds(clock)], unit: "s", isRange: false });
    else if (a !== undefined) {
      tokens.push({
        kind: "number",
        values: b === undefined ? [Number(a)] : [Number(a), Number(b)],
        unit: unit.toLowerCase(),
        isRange: sep === "-",
        ...(count === undefined ? {} : { count }),
      });
      count = undefined;
    } else if (at !== undefined) tokens.push({ kind: "at" });
    else if (cut !== undefined) {
      const last = tokens.at(-1);
      const isJerk = last?.kind === "word" && /^cleans?$/i.test(last.text) && /^(and|&)/i.test(cut);
      tokens.push(isJerk ? { kind: "word", text: "and" } : { kind: "cut" });
    } else if (word !== undefined) tokens.push({ kind: "word", text: word });
  }
  return tokens;
}

function loadOf(
  { values, unit, count, isRange }: Extract<Token, { kind: "number" }>,
  name: string,
  isAfterAt: boolean,
  hasName: boolean,
  pairUnit: PairUnit,
): WodLoad | undefined {
  const counted = { ...(count === undefined ? {} : { count }), ...(isRange ? { isRange: true as const } : {}) };
  if (unit.startsWith("kg")) return { values, unit: "kg", ...counted };
  if (unit.startsWith("lb") || unit === "#") return { values, unit: "lb", ...counted };
  if (unit === "%" || unit === "bw" || unit === "cm") return { values, unit, ...counted };
  if (unit.startsWith("in")) return { values, unit: "in", ...counted };
  if (unit !== "" || !hasName) return undefined;
  if (count === undefined && values.length === 1 && !isAfterAt) return undefined;
  if (count === undefined && /\b(jump|step|box)/i.test(name) && !/\b(?:db|dumbbell|kb)/i.test(name))
    return { values, unit: (values[0] ?? 0) <= 36 ? "in" : "cm" };
  return { values, unit: pairUnit ?? (isPounds(values, name) ? "lb" : "kg"), ...counted };
}

/** Plates of 45 and 35 lb end in 5; dumbbells come in steps of 5 lb, and in kilograms hardly anybody takes one of 35 or more. */
function isPounds(values: readonly number[], name: string): boolean {
  const [first = 0, second] = values;
  if (POUNDS.has(values.join("/")) || (second === undefined && HEAVY_POUNDS.has(first))) return true;
  if (second === undefined || first % 5 !== 0 || second % 5 !== 0) return false;
  return /\b(?:db|dumbbell|devil)/i.test(name) ? first >= 35 : first >= 95 && first % 10 === 5;
}

/** Bars with plates of 45 lb. */
const HEAVY_POUNDS: ReadonlySet<number> = new Set([225, 315, 405]);

/** Pairs that are only ever loaded in pounds. */
const POUNDS = new Set(
  "65/45 75/55 95/65 115/75 115/85 135/95 155/105 155/115 165/115 185/125 185/135 205/145 225/155 245/165 275/185 275/205 315/205 315/225 405/285 53/35 70/53 44/26 20/14 30/20lb".split(
    " ",
  ),
);

/** Whether a pair of loads stands in a text that is only ever loaded in pounds. */
export function isInPounds(text: string): boolean {
  return (text.match(/\d+\/\d+/g) ?? []).some((pair) => POUNDS.has(pair));
}

function movementOf({ amount, list, words, load, isMax }: Open): WodMovement | undefined {
  const name = nameOf(words);
  const beside = name === undefined ? [] : left(words, name).filter((word) => !(HELD.test(word) && isLoadedByHand(name)));
  // "burpee pull-ups" are neither: it stays as it was typed.
  if (name !== undefined && beside.length > 0) {
    const typed = words.filter((word) => !/^(?:of|the|x|reps?|max|each)$/i.test(word)).join(" ");
    return { name: typed, isKnown: false, ...amountOf(amount, isMax), ...(load === undefined ? {} : { load }) };
  }
  if (name === undefined) {
    // A distance alone is run: "10k", "400m".
    const metres = amount && metresOf(amount);
    if (metres !== undefined && words.every((word) => IGNORED.test(word))) return { name: "Run", isKnown: true, metres };
    const rest = words.filter((word) => !IGNORED.test(word)).join(" ");
    if (rest === "") return undefined;
    return { name: rest, isKnown: false, ...amountOf(amount, isMax), ...(load === undefined ? {} : { load }) };
  }
  const calories = (amount === undefined || isMax || isTime(amount.unit)) && words.some((word) => /^cal(?:s|ories?)?$/i.test(word));
  // "400 run"
  if (/^(?:Run|Row erg|Ski erg)$/.test(name) && amount?.unit === "" && (amount.values[0] ?? 0) >= 100)
    return { name, isKnown: true, metres: amount.values[0] ?? 0 };
  return {
    name,
    isKnown: true,
    ...amountOf(amount, isMax),
    ...(list === undefined ? {} : { list }),
    ...(calories ? { calories: true as const } : {}),
    ...(load === undefined ? {} : { load }),
  };
}

/** What is held or worn says the load, not another movement. */
const HELD = /^(?:db|kb|bb|plate|sb|weighted|sprint)$/;

function isLoadedByHand(name: string): boolean {
  return /(?:lunge|step-up|sit-up|russian twist|burpee|v-up|calf raise|carry|split squat|glute bridge|hip thrust|bike|erg|run|plank|goblet|high pull)/i.test(
    name,
  );
}

function amountOf(amount: Open["amount"], isMax: boolean): Partial<WodMovement> {
  if (isMax) return amount !== undefined && isTime(amount.unit) ? { seconds: secondsOf(amount) } : { isMax: true };
  if (amount === undefined) return {};
  const [value = 0] = amount.values;
  const { unit } = amount;
  if (unit.startsWith("cal")) return { calories: value };
  const metres = metresOf(amount);
  if (metres !== undefined) return { metres };
  return isTime(unit) ? { seconds: secondsOf(amount) } : { reps: value };
}

function secondsOf({ values: [value = 0], unit }: Extract<Token, { kind: "number" }>): number {
  return unit.startsWith("min") ? value * 60 : unit.startsWith("h") ? value * 3600 : value;
}

function metresOf({ values: [value = 0], unit }: Extract<Token, { kind: "number" }>): number | undefined {
  if (unit === "km" || unit === "k") return value * 1000;
  if (/^mi(les?)?$/.test(unit)) return Math.round(value * 1609.344);
  return /^m(et(er|re)s?)?$/.test(unit) ? value : undefined;
}

function isTime(unit: string): boolean {
  return /^(s|sec|min|hour)/.test(unit);
}

/** The longest spelling among the words. */
function nameOf(words: readonly string[]): string | undefined {
  return longest(words)?.name;
}

/** The words beside the name that say what, not how. */
function left(words: readonly string[], name: string): readonly string[] {
  const found = longest(words);
  if (found === undefined || found.name !== name) return [];
  const all = words.flatMap((word) => getWords(word)).map(corrected);
  return [...all.slice(0, found.start), ...all.slice(found.start + found.length)].filter((word) => !IGNORED.test(word));
}

function longest(words: readonly string[]): { readonly name: string; readonly start: number; readonly length: number } | undefined {
  const all = words.flatMap((word) => getWords(word)).map(corrected);
  const said = all.filter((word) => !IGNORED.test(word));
  const whole = SPELLED.get(all.join(" ")) ?? SPELLED.get(said.join(" ")) ?? BAGS.get(bag(said));
  if (whole !== undefined) return { name: whole, start: 0, length: all.length };
  for (let length = Math.min(LONGEST, all.length); length > 0; length--) {
    for (let start = 0; start + length <= all.length; start++) {
      const name = SPELLED.get(spelled(all.slice(start, start + length).join(" ")));
      if (name !== undefined) return { name, start, length };
    }
  }
  const typed = said.join(" ");
  const slip = typed.length < 6 ? undefined : [...SPELLED.keys()].find((known) => isOneSlip(typed, known));
  return slip === undefined ? undefined : { name: SPELLED.get(slip) ?? slip, start: 0, length: all.length };
}

/** A word with one letter wrong, too many or missing, as the catalogue writes it: "burpess", "thurster". */
function corrected(word: string): string {
  if (word.length < 5 || VOCABULARY.has(word) || IGNORED.test(word)) return word;
  const typed = [word, word.replace(/s+$/, "")];
  return [...VOCABULARY].find((known) => known.length >= 5 && typed.some((one) => isOneSlip(one, known))) ?? word;
}

const VOCABULARY: ReadonlySet<string> = new Set([...SPELLED.keys()].flatMap((key) => key.split(" ")));

/** The spellings of several words, in whatever order they stand: "hang DB snatch". */
const BAGS: ReadonlyMap<string, string> = new Map(
  [...SPELLED].filter(([key]) => key.includes(" ")).map(([key, name]) => [bag(key.split(" ")), name]),
);

function bag(words: readonly string[]): string {
  return words.toSorted().join(" ");
}

function isOneSlip(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1 || typed[0] !== known[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start++;
  const [rest, other] = [typed.slice(start), known.slice(start)];
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || isSwapped;
}

function clockSeconds(text: string): number {
  const [minutes = 0, seconds = 0] = text.split(":").map(Number);
  return minutes * 60 + seconds;
}
