import { findLoad, type PairUnit } from "./movement-loads.ts";
import { EACH_SIDE, IGNORED, isOfMovements, left, readName, SPELLED } from "./find-movement.ts";
import { spelled } from "./movement-names.ts";
import { readMovementManner } from "./movement-how.ts";
import { memoized } from "../language/memoized.ts";
import { type Token, readTokens } from "./movement-tokens.ts";
import { TALK } from "./talk-words.ts";
import type { WodLoad, WodMovement } from "./wod.ts";

interface Open {
  amount: Extract<Token, { kind: "number" }> | undefined;
  list: readonly number[] | undefined;
  words: string[];
  load: WodLoad | undefined;
  isMax: boolean;
}

/** The movements of a text without its scheme: "400m run, 15 wall balls 9/6". */
export function readMovements(text: string, pairUnit?: PairUnit): readonly WodMovement[] {
  return READERS[pairUnit ?? "unknown"](text);
}

const READERS = {
  kg: memoized((text: string) => getMovements(text, "kg")),
  lb: memoized((text: string) => getMovements(text, "lb")),
  unknown: memoized((text: string) => getMovements(text, undefined)),
} as const;

function getMovements(text: string, pairUnit: PairUnit): readonly WodMovement[] {
  const tokens = readTokens(text);
  const done: WodMovement[] = [];
  let open = opened();
  const close = () => {
    const movement = findMovement(open);
    const last = done.at(-1);
    // "Row" above "4 x 750 m".
    if (movement !== undefined && last !== undefined && isWay(open, movement) && isBareCardio(last))
      done[done.length - 1] = { ...movement, name: last.name };
    else if (movement !== undefined) done.push(movement);
    // "Back squat - 5 reps @ 75%"
    else if (last !== undefined && isRepsAlone(open) && Object.keys(last).length === 2)
      done[done.length - 1] = { ...last, ...getAmount(open.amount, false), ...(open.load === undefined ? {} : { load: open.load }) };
    // "50 box jumps, 24/20"
    else if (
      last?.isKnown === true &&
      last.load === undefined &&
      open.words.length === 0 &&
      open.amount?.values.length === 2 &&
      open.amount.unit === ""
    ) {
      const pair = findLoad(open.amount, last.name, true, true, pairUnit);
      if (pair !== undefined) done[done.length - 1] = { ...last, load: pair };
    }
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
    const load = findLoad(token, open.words.join(" "), isAfterAt, hasName, pairUnit);
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
      /^(?:run|row|ski|bike|swim|walk)$/i.test(open.words.join(" "))
    ) {
      open.amount = { ...token, unit: "m" };
      return undefined;
    }
    if (next === undefined || next.kind === "cut") {
      const isBox = /\b(?:box|step)\b/i.test(open.words.join(" "));
      open.load = { values: token.values, unit: isBox ? ((token.values[0] ?? 0) <= 36 ? "in" : "cm") : "kg" };
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

/** How a movement is done, beside its name. */
function readManner(words: readonly string[], name: string, isEachSide: boolean): Pick<WodMovement, "how" | "isEachSide"> {
  const how = readMovementManner(
    words.filter((word) => word !== EACH_SIDE),
    name,
  );
  return { ...(how === undefined ? {} : { how }), ...(isEachSide ? { isEachSide } : {}) };
}

function findMovement({ amount, list, words, load, isMax }: Open): WodMovement | undefined {
  const isEachSide = words.includes(EACH_SIDE);
  const name = readName(words);
  const manner = name === undefined ? {} : readManner(words, name, isEachSide);
  const said = name === undefined ? [] : left(words, name).filter((word) => !(HELD.test(word) && isLoadedByHand(name)));
  // "400 m run holding hands lol"
  const beside = amount !== undefined && said.length > 1 && said.every((word) => TALK.has(word) || TALK.has(`${word}s`)) ? [] : said;
  // "burpee pull-ups" are neither: it stays as it was typed.
  if (name !== undefined && beside.length > 0 && !isAside(name, beside, amount !== undefined || load !== undefined)) {
    const typed = words.filter((word) => word !== EACH_SIDE && !/^(?:of|the|x|reps?|max|each)$/i.test(word)).join(" ");
    return { name: typed, isKnown: false, ...getAmount(amount, isMax), ...(load === undefined ? {} : { load }) };
  }
  if (name === undefined) {
    // A distance alone is run: "10k", "400m".
    const metres = amount && findMetres(amount);
    if (metres !== undefined && words.every((word) => IGNORED.test(word))) return { name: "Run", isKnown: true, metres };
    const rest = words.filter((word) => !IGNORED.test(word)).join(" ");
    if (rest === "") return undefined;
    return { name: rest, isKnown: false, ...getAmount(amount, isMax), ...(load === undefined ? {} : { load }) };
  }
  if (name === "Rest" && amount?.unit === "") return { name, isKnown: true };
  const calories = (amount === undefined || isMax || isTime(amount.unit)) && words.some((word) => /^cal(?:s|ories?)?$/i.test(word));
  // "400 run"
  if (/^(?:Run|Row erg|Ski erg)$/.test(name) && amount?.unit === "" && (amount.values[0] ?? 0) >= 100)
    return { name, isKnown: true, metres: amount.values[0] ?? 0 };
  return {
    name,
    isKnown: true,
    ...getAmount(amount, isMax),
    ...(list === undefined ? {} : { list }),
    ...(calories ? { calories: true as const } : {}),
    ...(load === undefined ? {} : { load }),
    ...manner,
  };
}

/** "15 burpees elegantly": a counted movement whose other words are of no movement. */
function isAside(name: string, words: readonly string[], isCounted: boolean): boolean {
  return isCounted && words.length <= 2 && !GENERIC.test(name) && !words.some((word) => isOfMovements(word));
}

/** Another word makes another movement of these: "hack squat", "seal row". */
const GENERIC =
  /^(?:Rest|Run|Swim|Row erg|Bike erg|Ski erg|Air squat|Back squat|Overhead press|Walking lunge|Biceps curl|Plank|Split jerk)$/;

/** Whether another word beside the name makes another movement. */
export function isGeneric(name: string): boolean {
  return GENERIC.test(name);
}

/** What is held or worn says the load, not another movement. */
const HELD = /^(?:db|kb|bb|plate|sb|weighted|sprint)$/;

function isLoadedByHand(name: string): boolean {
  return /(?:lunge|step-up|sit-up|russian twist|burpee|v-up|calf raise|carry|split squat|glute bridge|hip thrust|bike|erg|run|plank|goblet|high pull)/i.test(
    name,
  );
}

function getAmount(amount: Open["amount"], isMax: boolean): Partial<WodMovement> {
  if (isMax) return amount !== undefined && isTime(amount.unit) ? { seconds: getSeconds(amount) } : { isMax: true };
  if (amount === undefined) return {};
  const [value = 0] = amount.values;
  const { unit } = amount;
  const women = getWomen(amount);
  if (unit.startsWith("cal")) return { calories: value, ...women };
  const metres = findMetres(amount);
  if (metres !== undefined) return { metres, ...women };
  return isTime(unit) ? { seconds: getSeconds(amount) } : { reps: value, ...women };
}

/** The second of two numbers for men and women: of 14/11 the 11; of 5/5, one for each side, and of 10/2 none. */
function getWomen({ values: [men = 0, women], unit, isRange }: Extract<Token, { kind: "number" }>): Pick<WodMovement, "forWomen"> {
  if (women === undefined || isRange || women >= men || women * 2 < men) return {};
  return { forWomen: unit === "km" || unit === "k" ? women * 1000 : women };
}

function getSeconds({ values: [value = 0], unit }: Extract<Token, { kind: "number" }>): number {
  return unit.startsWith("min") ? value * 60 : unit.startsWith("h") ? value * 3600 : value;
}

function findMetres({ values: [value = 0], unit }: Extract<Token, { kind: "number" }>): number | undefined {
  if (unit === "km" || unit === "k") return value * 1000;
  if (/^mi(les?)?$/.test(unit)) return Math.round(value * 1609.344);
  return /^m(et(er|re)s?)?$/.test(unit) ? value : undefined;
}

function isTime(unit: string): boolean {
  return /^(s|sec|min|hour)/.test(unit);
}
